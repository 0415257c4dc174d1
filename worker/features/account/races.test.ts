import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { offline } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD, registered, somebody } from "#worker/test/browser.ts";
import { linkTo, mailTo } from "#worker/test/read-mail.ts";

/** What happens when two requests about one account meet: somebody takes it back while somebody else is at work in it. */

const NEW_PASSWORD = "blue teapot 11";

async function resettable() {
	const person = await registered();
	await new Browser().ask("/api/forgot-password", { json: { email: person.email } });
	const token = await linkTo(person.email, "reset-password");
	const reset = () =>
		new Browser().ask("/api/reset-password", { json: { token, password: NEW_PASSWORD } });
	return { ...person, reset };
}

/** The database, whose batches wait until it is opened. */
function heldBack() {
	const { promise, resolve: open } = Promise.withResolvers<void>();
	const batch = async <T>(statements: D1PreparedStatement[]) => {
		await promise;
		return env.DB.batch<T>(statements);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch,
	});
	return { DB, open };
}

async function signsIn(username: string, password: string): Promise<boolean> {
	return (await new Browser().ask("/api/login", { json: { username, password } })).ok;
}

test("whoever signs in with the old password while a new one is set is out afterwards", async () => {
	for (let round = 0; round < 3; round++) {
		const { username, reset } = await resettable();
		const thieves = [new Browser(), new Browser(), new Browser()];
		const json = { username, password: PASSWORD };
		const [answer] = await Promise.all([
			reset(),
			...thieves.map((thief) => thief.ask("/api/login", { json })),
		]);
		expect(answer.status).toBe(200);
		const left = await Promise.all(thieves.map((thief) => thief.ask("/api/user")));
		expect(left.map(({ status }) => status)).toEqual([401, 401, 401]);
	}
});

test("of a reset and a change of password at once, only one has set the password", async () => {
	for (let round = 0; round < 3; round++) {
		const { username, browser: thief, reset } = await resettable();
		const json = { currentPassword: PASSWORD, newPassword: "a thief's choice" };
		const [own, theirs] = await Promise.all([
			reset(),
			thief.ask("/api/account/password", { json }),
		]);
		expect([own.status, theirs.status].filter((status) => status === 200)).toHaveLength(1);
		expect(await signsIn(username, NEW_PASSWORD)).toBe(own.ok);
		expect(await signsIn(username, "a thief's choice")).toBe(theirs.ok);
		expect((await thief.ask("/api/user")).ok).toBe(theirs.ok);
	}
});

test("a reset calls off a move to another address that a thief has asked for", async () => {
	const { username, email, browser: thief, reset } = await resettable();
	const { email: theirs } = somebody();
	await thief.ask("/api/account/email", { json: { email: theirs, password: PASSWORD } });
	expect((await mailTo(email))[0]?.subject).toBe("Your account may move to another address");
	const link = await linkTo(theirs, "verify-email");

	await reset();

	const owner = new Browser();
	await owner.ask("/api/login", { json: { username, password: NEW_PASSWORD } });
	expect(await (await owner.ask("/api/user")).json()).toMatchObject({ email, pendingEmail: null });
	expect((await owner.ask(`/api/verify-email/${link}`)).status).toBe(404);
});

test("a change of password calls off a move to another address", async () => {
	const { browser, email } = await member();
	const { email: wished } = somebody();
	await browser.ask("/api/account/email", { json: { email: wished, password: PASSWORD } });
	const link = await linkTo(wished, "verify-email");
	await browser.ask("/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
	});
	expect((await browser.ask(`/api/verify-email/${link}`)).status).toBe(404);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ email });
});

test("neither a move nor a deletion goes through on a password that has just been replaced", async () => {
	for (const [path, json] of [
		["/api/account/email", { email: somebody().email, password: PASSWORD }],
		["/api/account/delete", { password: PASSWORD }],
	] as const) {
		const { username, browser: thief, reset } = await resettable();
		const [own, theirs] = await Promise.all([reset(), thief.ask(path, { json })]);
		if (own.ok && theirs.ok) {
			// The thief was first: then the reset came after, and has called the move off.
			expect(path).toBe("/api/account/email");
		}
		if (own.ok) {
			const owner = new Browser();
			await owner.ask("/api/login", { json: { username, password: NEW_PASSWORD } });
			expect(await (await owner.ask("/api/user")).json()).toMatchObject({ pendingEmail: null });
		}
	}
});

test("a device that was signed out a moment ago changes nothing more", async () => {
	const { browser: owner, username } = await member();
	const thief = new Browser();
	await thief.ask("/api/login", { json: { username, password: PASSWORD } });
	const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
	const [ended, changed] = await Promise.all([
		owner.ask("/api/account/sessions", { method: "DELETE" }),
		thief.ask("/api/account/password", { json }),
	]);
	expect([ended.status, changed.status]).toEqual([200, 401]);
	expect((await owner.ask("/api/user")).status).toBe(200);
});

test("a deletion that comes too late writes no farewell", async () => {
	const { browser: owner, username, email } = await member();
	const thief = new Browser();
	await thief.ask("/api/login", { json: { username, password: PASSWORD } });
	const [ended, deleted] = await Promise.all([
		owner.ask("/api/account/sessions", { method: "DELETE" }),
		thief.ask("/api/account/delete", { json: { password: PASSWORD } }),
	]);
	expect(ended.status).toBe(200);
	expect(deleted.status).toBe(401);
	expect(await mailTo(email)).toEqual([]);
});

test("a link to the address that the account leaves meanwhile sets no password", async () => {
	const { username, email, browser } = await registered();
	const { email: wished } = somebody();
	await browser.ask("/api/account/email", { json: { email: wished, password: PASSWORD } });
	const link = await linkTo(wished, "verify-email");
	await new Browser().ask("/api/forgot-password", { json: { email } });
	const token = await linkTo(email, "reset-password");
	const { DB, open } = heldBack();

	const late = new Browser({ bindings: { ...offline, DB } }).ask("/api/reset-password", {
		json: { token, password: NEW_PASSWORD },
	});
	const moved = await browser.ask(`/api/verify-email/${link}`);
	open();

	expect([(await late).status, moved.status]).toEqual([404, 200]);
	expect(await signsIn(username, PASSWORD)).toBe(true);
});

test("nine deletions at once delete once and write once", async () => {
	const { browser, email } = await member();
	const copies = Array.from({ length: 9 }, () => browser.copy());
	const answers = await Promise.all(
		copies.map((copy) => copy.ask("/api/account/delete", { json: { password: PASSWORD } })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await mailTo(email)).toHaveLength(1);
});

test("a notice of a new password goes to the address the account had then", async () => {
	const { browser, email } = await member();
	await browser.ask("/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
	});
	expect((await mailTo(email))[0]?.subject).toBe("Your password was changed");
});
