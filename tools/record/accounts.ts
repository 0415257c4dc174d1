import { type RecordedVisitor, type TraceRecorder, visitor } from "./recorder.ts";
import type { Stage } from "./stage.ts";

export const PASSWORD = "green kettle 9";

export async function register(
	{ recorder: { request } }: Stage,
	name: string,
): Promise<RecordedVisitor> {
	const who = visitor(name);
	const email = `${name}@example.com`;
	const json = { username: name, email, password: PASSWORD, firstName: "Ada", lastName: "Byron" };
	await request(who, "POST", "/api/register", { json });
	await request(who, "GET", `/api/verify-email/${await linkTo(request, email, "/verify-email")}`);
	return who;
}

/** The secret of the newest link in a mail to an address. */
async function linkTo(
	request: TraceRecorder["request"],
	email: string,
	screen: string,
): Promise<string> {
	const { text } = await request(visitor("postman"), "GET", `/__mail.json?to=${email}`);
	return new RegExp(`${screen}/([\\w-]+)`).exec(text)?.[1] ?? "";
}

export async function signInVisitor(
	{ recorder: { request } }: Stage,
	who: RecordedVisitor,
): Promise<void> {
	const json = { username: who.name, password: PASSWORD };
	await request(who, "POST", "/api/login", { json });
}

export async function recoverAccounts(
	{ recorder: { request } }: Stage,
	member: RecordedVisitor,
): Promise<void> {
	await request(member, "GET", "/api/user");
	await request(member, "PATCH", "/api/account/profile", { json: { firstName: "Grace" } });
	await request(member, "POST", "/api/account/email", {
		json: { email: "member-too@example.com", password: PASSWORD },
	});
	const change = await linkTo(request, "member-too@example.com", "/verify-email");
	await request(member, "GET", `/api/verify-email/${change}`);
	await request(member, "GET", `/api/verify-email/${change}`);
	const other = visitor("member elsewhere");
	await request(other, "POST", "/api/login", {
		json: { username: "member", password: "wrong one 1" },
	});
	await request(other, "POST", "/api/login", { json: { username: "member", password: PASSWORD } });
	await request(member, "GET", "/api/account/sessions");
	await request(member, "DELETE", "/api/account/sessions");
	await request(other, "POST", "/api/forgot-password", {
		json: { email: "member-too@example.com" },
	});
	const reset = await linkTo(request, "member-too@example.com", "/reset-password");
	await request(other, "GET", `/api/verify-reset-token/${reset}`);
	await request(other, "POST", "/api/reset-password", {
		json: { token: reset, password: PASSWORD },
	});
	await request(member, "POST", "/api/login", { json: { username: "member", password: PASSWORD } });
	await request(member, "POST", "/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: "blue saucer 11" },
	});
	await request(member, "POST", "/api/account/password", {
		json: { currentPassword: "blue saucer 11", newPassword: PASSWORD },
	});
}
