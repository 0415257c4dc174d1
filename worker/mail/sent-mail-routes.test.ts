import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { refusingMailer } from "#worker/test/mailers.ts";
import { mailerOf, recordingMailer } from "./binding-mailer.ts";
import { keepSentMail } from "./sent-mail.ts";
import { sentMailRoutes } from "./sent-mail-routes.ts";

const html = "<!doctype html><p>Hello</p>";

const ask = (path: string) => sentMailRoutes.request(path, undefined, env);

function mailTo(to: string, subject = "Hello") {
	return { to, subject, html, text: `${subject}, and good day` };
}

async function listed(to: string) {
	const response = await ask(`/__mail.json?to=${encodeURIComponent(to)}`);
	const mails: { id: string; subject: string; sentAt: string }[] = await response.json();
	return mails;
}

test("what the mail service accepted is listed", async () => {
	await mailerOf(env).send(mailTo("accepted@example.com"));

	expect(await listed("accepted@example.com")).toEqual([
		{
			id: expect.stringMatching(/^[\w-]{36}$/),
			...mailTo("accepted@example.com"),
			sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		},
	]);
});

test("what the mail service refused is not listed", async () => {
	const mailer = recordingMailer(refusingMailer("no"), env.CACHE);

	await expect(mailer.send(mailTo("refused@example.com"))).rejects.toThrow("no");

	expect(await listed("refused@example.com")).toEqual([]);
});

test("the newest mail stands first, and a filter takes an address in any case", async () => {
	await keepSentMail(env.CACHE, mailTo("Order@example.com", "Second"), Date.UTC(2026, 10, 2));
	await keepSentMail(env.CACHE, mailTo("order@example.com", "First"), Date.UTC(2026, 10, 1));
	await keepSentMail(env.CACHE, mailTo("other@example.com", "Other"), Date.UTC(2026, 10, 3));

	const mails = await listed("ORDER@example.com");

	expect(mails.map(({ subject }) => subject)).toEqual(["Second", "First"]);
});

test("a mail to an address is found however many came after it", async () => {
	await keepSentMail(env.CACHE, mailTo("early@example.com"), Date.UTC(2026, 3, 1));
	for (let minute = 0; minute < 101; minute += 1) {
		await keepSentMail(env.CACHE, mailTo("crowd@example.com"), Date.UTC(2026, 3, 2, 0, minute));
	}

	expect(await listed("early@example.com")).toHaveLength(1);
	expect(await listed("crowd@example.com")).toHaveLength(101);
});

test("the page shows each mail as text and runs nothing of it", async () => {
	const when = Date.UTC(2026, 6, 1, 12);
	await keepSentMail(env.CACHE, mailTo("page@example.com", "<script>alert(1)</script>"), when);

	const page = await (await ask("/__mail")).text();

	expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;, and good day");
	expect(page).not.toContain("<script");
	expect(page).toContain("To page@example.com");
	expect(page).toContain("1 Jul 2026, 13:00:00");
});

test("one mail is shown as its reader sees it", async () => {
	await keepSentMail(env.CACHE, mailTo("one@example.com"), Date.UTC(2026, 10, 1));
	const [mail] = await listed("one@example.com");

	const response = await ask(`/__mail/${mail?.id}`);

	expect(response.headers.get("content-type")).toMatch(/^text\/html/);
	expect(await response.text()).toBe(html);
});

test("a mail that never was is not found", async () => {
	expect((await ask("/__mail/nothing")).status).toBe(404);
});
