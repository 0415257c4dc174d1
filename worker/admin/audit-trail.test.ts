import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { actingAdmin, formerAdmin } from "#worker/test/acting.ts";
import { withAuditTrail } from "./audit-trail.ts";

const db = connect(env.DB);

const someAction = () =>
	({
		action: "subscription_refunded",
		kind: "subscription",
		id: `sub_${randomToken()}`,
		before: sql`'{"status":"active"}'`,
	}) as const;

async function entriesAbout(id: string) {
	const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
	return rows.map(({ actorId, after }) => ({ actorId, after: JSON.parse(after ?? "null") }));
}

/** Something that ends when a test says so. */
function held() {
	let release = () => {};
	const until = new Promise<void>((resolve) => {
		release = resolve;
	});
	return { until, release };
}

const down = () => new Problem("unavailable", "The provider is down.");

test("what was done stands beside the failure that came afterwards", async () => {
	const auditedAction = someAction();

	const doing = withAuditTrail(await actingAdmin(), auditedAction, async ({ done }) => {
		done({ refunded: 2500 });
		throw down();
	});

	await expect(doing).rejects.toMatchObject({ code: "unavailable" });
	expect(await entriesAbout(auditedAction.id)).toMatchObject([
		{ after: { refunded: 2500, failed: "unavailable" } },
	]);
});

test.each([
	["first", true],
	["last", false],
])(
	"of two at once the success stands, though the one that failed was noted %s",
	async (_, isFirst) => {
		const auditedAction = someAction();
		const [one, other] = [await actingAdmin(), await actingAdmin()];
		const [failing, succeeding, begun] = [held(), held(), held()];
		const fails = withAuditTrail(one, auditedAction, async () => {
			begun.release();
			await failing.until;
			throw down();
		}).catch(() => null);
		await begun.until;
		const succeeds = withAuditTrail(other, auditedAction, async () => {
			await succeeding.until;
			return { result: null, noted: { refunded: 2500 } };
		});

		(isFirst ? failing : succeeding).release();
		await (isFirst ? fails : succeeds);
		failing.release();
		succeeding.release();
		await Promise.all([fails, succeeds]);

		expect(await entriesAbout(auditedAction.id)).toEqual([
			{ actorId: one.viewer.user.id, after: { refunded: 2500 } },
		]);
	},
);

test("who noted it and found it done by another takes the entry back, and the other's word is in the log", async () => {
	const auditedAction = someAction();
	const [one, other] = [await actingAdmin(), await actingAdmin()];
	const [begun, doneByOther] = [held(), held()];
	const finds = withAuditTrail(one, auditedAction, async () => {
		begun.release();
		await doneByOther.until;
		return { result: null, noted: null };
	});
	await begun.until;
	await withAuditTrail(other, auditedAction, async () => {
		doneByOther.release();
		await finds;
		return { result: null, noted: { refunded: 2500 } };
	});

	expect(await entriesAbout(auditedAction.id)).toEqual([
		{ actorId: other.viewer.user.id, after: { refunded: 2500 } },
	]);
});

test("where there is nothing to do it to, nothing is noted", async () => {
	const auditedAction = { ...someAction(), before: sql`NULL` };

	const doing = withAuditTrail(await actingAdmin(), auditedAction, async () => {
		throw new Problem("not_found", "There is none.");
	});

	await expect(doing).rejects.toMatchObject({ code: "not_found" });
	expect(await entriesAbout(auditedAction.id)).toEqual([]);
});

test("whoever is an administrator no more does nothing", async () => {
	const auditedAction = someAction();
	let isDone = false;

	const doing = withAuditTrail(await formerAdmin(), auditedAction, async () => {
		isDone = true;
		return { result: null, noted: {} };
	});

	await expect(doing).rejects.toMatchObject({ code: "admins_only" });
	expect(isDone).toBe(false);
	expect(await entriesAbout(auditedAction.id)).toEqual([]);
});
