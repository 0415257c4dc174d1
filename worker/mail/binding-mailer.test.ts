import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { bindingMailer } from "./binding-mailer.ts";

const mail = { to: "ada@example.com", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
const settings = { MAIL_FROM: "hello@lettable.example", PUBLIC_URL: "https://lettable.example" };

function binding(answer: () => Promise<EmailSendResult>) {
	return { send: vi.fn(answer) };
}

afterEach(() => {
	vi.useRealTimers();
});

test("the simulated mail service takes a mail", async () => {
	await expect(bindingMailer(env).send(mail)).resolves.toBeUndefined();
});

test("a mail goes out in the product's name, from the configured address", async () => {
	const MAIL = binding(async () => ({ messageId: "1" }));

	await bindingMailer({ MAIL, ...settings }).send(mail);

	expect(MAIL.send).toHaveBeenCalledExactlyOnceWith({
		...mail,
		from: { name: "Lettable", email: "hello@lettable.example" },
	});
});

test.each(["MAIL_FROM", "PUBLIC_URL"])(
	"without %s nothing is sent and the reason says so",
	async (name) => {
		const MAIL = binding(async () => ({ messageId: "1" }));

		await expect(bindingMailer({ MAIL, ...settings, [name]: " " }).send(mail)).rejects.toThrow(
			`no mail is sent: ${name} is not set`,
		);
		expect(MAIL.send).not.toHaveBeenCalled();
	},
);

test("headers nobody asked for are refused before the service sees them", async () => {
	const MAIL = binding(async () => ({ messageId: "1" }));
	const to = "ada@example.com\r\nBcc: eve@example.com";

	await expect(bindingMailer({ MAIL, ...settings }).send({ ...mail, to })).rejects.toThrow();
	expect(MAIL.send).not.toHaveBeenCalled();
});

test("a refusal of the service is passed on", async () => {
	const MAIL = binding(() => Promise.reject(new Error("sender not verified")));

	await expect(bindingMailer({ MAIL, ...settings }).send(mail)).rejects.toThrow(
		"sender not verified",
	);
});

test("a service that is silent for ten seconds has not taken the mail", async () => {
	vi.useFakeTimers();
	const MAIL = binding(() => new Promise(() => {}));
	const outcome = vi.fn();
	const sending = bindingMailer({ MAIL, ...settings })
		.send(mail)
		.catch(outcome);

	await vi.advanceTimersByTimeAsync(9_999);
	expect(outcome).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);

	await sending;
	expect(outcome).toHaveBeenCalledExactlyOnceWith(
		new Error("the mail service did not answer in 10 s"),
	);
});

test("a mail of a list carries the button that leaves it", async () => {
	const MAIL = binding(async () => ({ messageId: "1" }));
	const unsubscribe = "https://lettable.example/unsubscribe/corrections/abc";

	await bindingMailer({ MAIL, ...settings }).send({ ...mail, unsubscribe });

	expect(MAIL.send).toHaveBeenCalledExactlyOnceWith({
		...mail,
		from: { name: "Lettable", email: "hello@lettable.example" },
		headers: {
			"List-Unsubscribe": `<${unsubscribe}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	});
});
