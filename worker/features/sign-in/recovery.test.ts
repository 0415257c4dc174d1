import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { RESET_LINK } from "#domain/business/account/lifetimes.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, PASSWORD, registered, somebody } from "#worker/test/browser.ts";
import { linkTo, mailTo } from "#worker/test/read-mail.ts";

const NEW_PASSWORD = "blue teapot 11";

async function forgotten({ now = NOW } = {}) {
	const person = await registered({ now });
	await new Browser().ask("/api/forgot-password", { json: { email: person.email }, now });
	return { ...person, token: await linkTo(person.email, "reset-password") };
}

const reset = (token: string, password = NEW_PASSWORD) => ({ json: { token, password } });

test("asking for a link is answered alike for an address with an account and one without", async () => {
	const { email } = await registered();
	const ask = async (address: string) => {
		const response = await new Browser().ask("/api/forgot-password", { json: { email: address } });
		const headers = [...response.headers].filter(([name]) => name !== "x-request-id").toSorted();
		return { status: response.status, body: await response.text(), headers };
	};
	const known = await ask(email);
	const unknown = await ask(somebody().email);
	expect(known.status).toBe(200);
	expect(unknown).toEqual(known);
});

test("only an address with an account is written to", async () => {
	const { email } = somebody();
	await new Browser().ask("/api/forgot-password", { json: { email } });
	expect(await mailTo(email)).toEqual([]);
	const { results } = await env.DB.prepare("SELECT * FROM outbox WHERE recipient = ?")
		.bind(email)
		.all();
	expect(results).toEqual([]);
});

test("a link sets a new password, once, and ends every session", async () => {
	const { username, email, browser, token } = await forgotten();
	expect((await browser.ask(`/api/verify-reset-token/${token}`)).status).toBe(200);

	expect((await new Browser().ask("/api/reset-password", reset(token))).status).toBe(200);

	expect((await browser.ask("/api/user")).status).toBe(401);
	const old = { json: { username, password: PASSWORD } };
	expect((await new Browser().ask("/api/login", old)).status).toBe(401);
	const fresh = { json: { username, password: NEW_PASSWORD } };
	expect((await new Browser().ask("/api/login", fresh)).status).toBe(200);
	expect((await mailTo(email))[0]?.subject).toMatch(/password/i);

	const again = await new Browser().ask("/api/reset-password", reset(token, "another kettle 3"));
	expect(again.status).toBe(404);
	expect(await again.json()).toMatchObject({ code: "link_invalid" });
	expect((await browser.ask(`/api/verify-reset-token/${token}`)).status).toBe(404);
});

test("of two uses of one link at once, one counts", async () => {
	const { token } = await forgotten();
	const answers = await Promise.all(
		["first kettle 1", "second kettle 2"].map((password) =>
			new Browser().ask("/api/reset-password", reset(token, password)),
		),
	);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test("a new password makes the other links that were sent worthless", async () => {
	const { email, token } = await forgotten();
	await new Browser().ask("/api/forgot-password", { json: { email } });
	const second = await linkTo(email, "reset-password");
	expect(second).not.toBe(token);
	expect((await new Browser().ask("/api/reset-password", reset(second))).status).toBe(200);
	expect((await new Browser().ask("/api/reset-password", reset(token))).status).toBe(404);
});

test("a link works for an hour and not a millisecond longer", async () => {
	const { token } = await forgotten();
	const path = `/api/verify-reset-token/${token}`;
	expect((await new Browser().ask(path, { now: NOW + RESET_LINK - 1 })).status).toBe(200);
	expect((await new Browser().ask(path, { now: NOW + RESET_LINK })).status).toBe(404);
	const late = { ...reset(token), now: NOW + RESET_LINK };
	expect((await new Browser().ask("/api/reset-password", late)).status).toBe(404);
});

test("a refused password does not spend the link", async () => {
	const { username, token } = await forgotten();
	for (const [password, status] of [
		["12345", 400],
		["123456", 422],
		[username, 422],
	] as const) {
		const response = await new Browser().ask("/api/reset-password", reset(token, password));
		expect(response.status, password).toBe(status);
	}
	expect((await new Browser().ask("/api/reset-password", reset(token))).status).toBe(200);
});

test("the table holds no link that could be followed", async () => {
	const { token } = await forgotten();
	const { results } = await env.DB.prepare("SELECT * FROM links").all();
	expect(JSON.stringify(results)).not.toContain(token);
	for (const row of results) {
		const response = await new Browser().ask(`/api/verify-reset-token/${row["token_hash"]}`);
		expect(response.status).toBe(404);
	}
});

test("a link to confirm an address sets no password", async () => {
	const { email } = await registered();
	const token = await linkTo(email, "verify-email");
	expect((await new Browser().ask("/api/reset-password", reset(token))).status).toBe(404);
});

test.each(["x", "x".repeat(500), "..%2F..", "%00".repeat(30)])(
	"the link %j is refused",
	async (token) => {
		const response = await new Browser().ask(`/api/verify-reset-token/${token}`);
		expect([400, 404]).toContain(response.status);
	},
);

test("whoever was locked out by a stranger's guesses comes back in by a link", async () => {
	const { username, token } = await forgotten();
	const guess = { json: { username, password: "a stranger's guess" } };
	for (let time = 0; time < 11; time++) {
		await new Browser().ask("/api/login", guess);
	}
	await new Browser().ask("/api/reset-password", reset(token));
	const fresh = { json: { username, password: NEW_PASSWORD } };
	expect((await new Browser().ask("/api/login", fresh)).status).toBe(200);
});

test("opening a link shows that the address is one's own", async () => {
	const { username, token } = await forgotten();
	await new Browser().ask("/api/reset-password", reset(token));
	const response = await new Browser().ask("/api/login", {
		json: { username, password: NEW_PASSWORD },
	});
	expect(await response.json()).toMatchObject({ isVerified: true });
});
