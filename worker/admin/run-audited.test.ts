import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { connect } from "#worker/db/client.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { Problem } from "#worker/platform/problem.ts";
import { actingAdmin } from "#worker/test/acting.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { somePromo } from "#worker/test/plan-shop.ts";
import { runAudited } from "./run-audited.ts";

const db = connect(env.DB);

/** Changes a promo code's description as a use case would. */
async function redescribe(admin: Administrator, id: string, description: string | null) {
	const changing = runAudited(admin, {
		action: "promo_changed",
		kind: "promo_code",
		id,
		standing: standingOf(id),
		change: () => ({
			changed: db
				.update(promoCodes)
				.set({ description })
				.where(sql`${promoCodes.id} = ${id} AND ${admin.isActiveAdmin}`),
		}),
		after: (wasNoted) => ({ noted: wasNoted }),
	});
	const { noted } = await changing.catch((cause: unknown) => {
		if (cause instanceof Problem && cause.code === "admins_only") {
			return { noted: [] };
		}
		throw cause;
	});
	return noted.length > 0;
}

function standingOf(id: string) {
	return sql`SELECT json_object('description', description) FROM ${promoCodes} WHERE id = ${id}`;
}

function entriesAbout(id: string) {
	return db.select().from(auditLog).where(eq(auditLog.subjectId, id));
}

test("a change is noted with who made it, when, and what stood before and after", async () => {
	const admin = await actingAdmin();
	const { id } = await somePromo({ description: "old" });
	expect(await redescribe(admin, id, "new")).toBe(true);
	expect(await entriesAbout(id)).toEqual([
		{
			id: expect.stringMatching(/^aud_[\w-]{22}$/),
			at: NOW,
			actorId: admin.viewer.user.id,
			actorName: admin.viewer.user.username,
			action: "promo_changed",
			subjectKind: "promo_code",
			subjectId: id,
			before: '{"description":"old"}',
			after: '{"description":"new"}',
		},
	]);
});

test("what changes nothing is not noted, and neither is what there is not", async () => {
	const admin = await actingAdmin();
	const { id } = await somePromo({ description: "as it is" });
	expect(await redescribe(admin, id, "as it is")).toBe(false);
	expect(await redescribe(admin, "prm_nowhere", "new")).toBe(false);
	expect(await entriesAbout(id)).toEqual([]);
	expect(await entriesAbout("prm_nowhere")).toEqual([]);
});

test("what is gone has no standing afterwards", async () => {
	const admin = await actingAdmin();
	const { id } = await somePromo({ description: "gone soon" });
	await runAudited(admin, {
		action: "promo_deleted",
		kind: "promo_code",
		id,
		standing: standingOf(id),
		change: () => ({ deleted: db.delete(promoCodes).where(eq(promoCodes.id, id)) }),
	});
	expect(await entriesAbout(id)).toMatchObject([
		{ before: '{"description":"gone soon"}', after: null },
	]);
});

test.each<[string, Parameters<typeof actingAdmin>[0], (admin: Administrator) => Promise<unknown>]>([
	[
		"the flag was withdrawn",
		{},
		({ viewer }) => db.update(users).set({ isAdmin: false }).where(eq(users.id, viewer.user.id)),
	],
	[
		"the session was ended",
		{},
		({ viewer }) => db.delete(sessions).where(eq(sessions.id, viewer.session.id)),
	],
	[
		"the account was deleted",
		{},
		({ viewer }) => db.delete(users).where(eq(users.id, viewer.user.id)),
	],
	[
		"the address is verified no more",
		{ isAdmin: false, named: true },
		({ viewer }) => db.update(users).set({ verifiedAt: null }).where(eq(users.id, viewer.user.id)),
	],
	[
		"the address is another",
		{ isAdmin: false, named: true },
		({ viewer }) =>
			db
				.update(users)
				.set({ emailKey: `${viewer.user.id}@elsewhere.example` })
				.where(eq(users.id, viewer.user.id)),
	],
])("nothing is changed or noted once %s", async (_, rights, withdraw) => {
	const admin = await actingAdmin(rights);
	const { id } = await somePromo({ description: "old" });
	expect(await redescribe(admin, id, "changed while they still were one")).toBe(true);
	await withdraw(admin);
	expect(await redescribe(admin, id, "changed afterwards")).toBe(false);
	const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.id, id));
	expect(promo?.description).toBe("changed while they still were one");
	expect(await entriesAbout(id)).toHaveLength(1);
});

test("an empty list of addresses names nobody", async () => {
	const admin = await actingAdmin({ isAdmin: false });
	const { id } = await somePromo({ description: "old" });
	expect(await redescribe(admin, id, "new")).toBe(false);
});
