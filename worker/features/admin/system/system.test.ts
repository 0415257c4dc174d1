import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { SystemState } from "#contracts/admin/system.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";

beforeEach(async () => {
	await env.DB.prepare("DELETE FROM outbox").run();
});

type Admin = Awaited<ReturnType<typeof administrator>>;

async function system({ browser }: Admin): Promise<SystemState> {
	return (await browser.ask("/api/admin/system")).json();
}

test("letters that wait are told with the oldest and the last error", async () => {
	const letter = "INSERT INTO outbox (id, kind, created_at, due_at, tries, last_error) VALUES";
	await env.DB.batch([
		env.DB.prepare(`${letter} ('let_1', 'welcome', ${NOW - 9_000}, ${NOW}, 2, 'an older reason')`),
		env.DB.prepare(
			`${letter} ('let_2', 'welcome', ${NOW - 5_000}, ${NOW + 9}, 1, 'the last reason')`,
		),
		env.DB.prepare(`${letter} ('let_3', 'welcome', ${NOW - 1_000}, ${NOW + 10}, 0, NULL)`),
	]);
	expect((await system(await administrator())).mail).toEqual({
		isSetUp: true,
		waiting: 3,
		oldestAt: "2026-11-20T11:59:51.000Z",
		lastError: "the last reason",
	});
});

test("with no letter waiting nothing is told of any, and without a sender mail is not set up", async () => {
	const admin = await administrator({ bindings: { ...offline, MAIL_FROM: " " } });
	expect((await system(admin)).mail).toEqual({
		isSetUp: false,
		waiting: 0,
		oldestAt: null,
		lastError: null,
	});
});
