import { expect, test } from "vitest";
import { randomToken } from "./ids.ts";
import { reasonOf } from "./reason-of.ts";

test("a reason names neither an address nor a secret", () => {
	const token = randomToken();

	const reason = reasonOf(
		new Error(
			`email to <ada+home@example.com> not allowed: https://x.example/reset-password/${token}`,
		),
	);

	expect(reason).toBe(
		"email to <[address]> not allowed: https://x.example/reset-password/[secret]",
	);
});

test("what kind of refusal the mail service names comes first", () => {
	const refusal = Object.assign(new Error("sender not verified"), {
		code: "E_SENDER_NOT_VERIFIED",
	});

	expect(reasonOf(refusal)).toBe("E_SENDER_NOT_VERIFIED: sender not verified");
});

test("a reason is one short line, whatever was thrown", () => {
	expect(reasonOf("broken\r\n  pipe")).toBe("broken pipe");
	expect(reasonOf(new Error("no ".repeat(1000)))).toHaveLength(300);
	expect(reasonOf(undefined)).toBe("undefined");
});

test("of a failed query the database's own words count, not the query", () => {
	const failed = new Error("Failed query: insert into links", {
		cause: new Error("FOREIGN KEY constraint failed"),
	});

	expect(reasonOf(failed)).toBe("FOREIGN KEY constraint failed");
});
