import { expect, test } from "vitest";
import { acceptingMailer } from "#worker/test/mailers.ts";

const mail = { to: "ada@example.com", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

test.each([
	"ada@example.com\r\nBcc: eve@example.com",
	"ada@example.com\n",
	"ada@example.com\u0000",
	"ada@example.com, eve@example.com",
	"ada@example.com;eve@example.com",
	"ada@example.com eve@example.com",
	"Ada <ada@example.com>",
	" ada@example.com",
	"ada",
	"",
])("a mail to %j is refused", async (to) => {
	const { mailer, sent } = acceptingMailer();

	await expect(mailer.send({ ...mail, to })).rejects.toThrow(
		"the recipient is not one e-mail address",
	);
	expect(sent).toEqual([]);
});

test.each([
	"Hello\r\nBcc: eve@example.com",
	"Hello\n",
	"Hello\u0000",
	"Hello\u2028there",
	"\tHello",
])("a mail with the subject %j is refused", async (subject) => {
	const { mailer, sent } = acceptingMailer();

	await expect(mailer.send({ ...mail, subject })).rejects.toThrow(
		"the subject holds control characters",
	);
	expect(sent).toEqual([]);
});

test("a mail to one address with a subject on one line is sent as it is", async () => {
	const { mailer, sent } = acceptingMailer();

	await mailer.send({ ...mail, to: "Ada.O'Neil+home@sub.example.co.uk", subject: "Grüße, 5 £" });

	expect(sent).toMatchObject([
		{ to: "Ada.O'Neil+home@sub.example.co.uk", subject: "Grüße, 5 £", text: "Hello" },
	]);
});
