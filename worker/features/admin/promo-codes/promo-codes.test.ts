import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { NewPromoCode, PromoCode, PromoCodeList } from "#contracts/admin/promo-codes.ts";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { promoCodes, promoUses } from "#worker/db/schema/promo.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { DAY, somePromo } from "#worker/test/plan-shop.ts";
import { changePromoCode } from "./change-promo-code.ts";
import { createPromoCode } from "./create-promo-code.ts";
import { deletePromoCode } from "./promo-code-routes.ts";

const db = connect(env.DB);

type Panel = Awaited<ReturnType<typeof openPanel>>;

async function openPanel() {
	const { browser, ...admin } = await administrator();
	const ask = (method: string, path: string, json?: object) =>
		browser.ask(`/api/admin/promo-codes${path}`, { method, ...(json ? { json } : {}) });
	return {
		...admin,
		create: (over: Partial<NewPromoCode> = {}) => ask("POST", "", { ...wanted(), ...over }),
		change: (id: string, change: object) => ask("PATCH", `/${id}`, change),
		remove: (id: string) => ask("DELETE", `/${id}`),
		list: async (query = "") => (await ask("GET", query)).json<PromoCodeList>(),
	};
}

/** The least that makes a code. */
function wanted() {
	const code = `N${randomToken().replaceAll(/[^a-z0-9]/gi, "")}`.slice(0, 14).toUpperCase();
	return { code, discountType: "percentage" as const, discountValue: 20 };
}

const unlimited = { usageLimit: null, expiresAt: null, applicablePlans: null, description: null };

async function created(panel: Panel, over: Partial<NewPromoCode> = {}): Promise<PromoCode> {
	return (await panel.create(over)).json();
}

async function rowOf(id: string) {
	const [row] = await db.select().from(promoCodes).where(eq(promoCodes.id, id));
	return row ?? null;
}

function entriesAbout(id: string) {
	return db.select().from(auditLog).where(eq(auditLog.subjectId, id));
}

test("a code is kept in hundredths and until the end of its last day in London", async () => {
	const panel = await openPanel();
	const { code } = wanted();

	const response = await panel.create({
		code: ` ${code.toLowerCase()} `,
		discountValue: 12.5,
		usageLimit: 3,
		expiresAt: "2027-06-30",
		applicablePlans: ["pro"],
		description: "  Summer  ",
	});

	expect(response.status).toBe(201);
	const made = await response.json<PromoCode>();
	expect(made).toEqual({
		id: expect.stringMatching(/^prm_/),
		code,
		discountType: "percentage",
		discountValue: 12.5,
		usageLimit: 3,
		usageCount: 0,
		expiresAt: "2027-06-30T23:00:00.000Z",
		applicablePlans: ["pro"],
		description: "Summer",
		isActive: true,
		createdAt: new Date(NOW).toISOString(),
	});
	expect(await rowOf(made.id)).toMatchObject({ discountValue: 1250, plans: ["pro"] });
	expect(await entriesAbout(made.id)).toMatchObject([{ action: "promo_created", before: null }]);
});

test("what is left out is without limit", async () => {
	const made = await created(await openPanel());

	expect(made).toMatchObject({
		usageLimit: null,
		expiresAt: null,
		applicablePlans: null,
		description: null,
	});
});

test("of two codes of one name at once there is one", async () => {
	const panel = await openPanel();
	const { code } = wanted();

	const answers = await Promise.all([panel.create({ code }), panel.create({ code })]);

	expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(await refused?.json()).toMatchObject({
		code: "taken",
		fields: { code: expect.any(String) },
	});
	expect(await db.select().from(promoCodes).where(eq(promoCodes.code, code))).toHaveLength(1);
});

test.each([
	["a percentage above 100", { discountValue: 100.01 }, "discountValue"],
	["no discount", { discountValue: 0 }, "discountValue"],
	["half a penny", { discountValue: 0.005 }, "discountValue"],
	["two letters", { code: "AB" }, "code"],
	["a space", { code: "SAVE 10" }, "code"],
	["a letter of another alphabet", { code: "CAFÉ10" }, "code"],
	["a line at its end", { code: "SAVE10\n-" }, "code"],
	["twenty-one letters", { code: "A".repeat(21) }, "code"],
	["no use at all", { usageLimit: 0 }, "usageLimit"],
	["half a use", { usageLimit: 1.5 }, "usageLimit"],
	["no plan at all", { applicablePlans: [] }, "applicablePlans"],
	["no day", { expiresAt: "soon" }, "expiresAt"],
])("%s is refused at its field", async (_, over, field) => {
	const panel = await openPanel();

	const refused = await panel.create(over as object);

	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test("codes come newest first, with the uses that were counted, a page at a time", async () => {
	const panel = await openPanel();
	const rows = Array.from({ length: 201 }, (_, at) => ({ createdAt: NOW + DAY + at }));
	const made = await Promise.all(rows.map((row) => somePromo(row)));
	const [first] = made.slice(-1);
	await db.insert(promoUses).values([
		{ promoId: first?.id ?? "", userId: "usr_a", state: "counted" },
		{ promoId: first?.id ?? "", userId: "usr_b", state: "counted" },
		{ promoId: first?.id ?? "", userId: "usr_c", state: "reserved", expiresAt: NOW + 1 },
	]);

	const page = await panel.list();
	const rest = await panel.list(`?after=${page.next}`);

	expect(page.promoCodes.map(({ id }) => id)).toEqual(
		made
			.map(({ id }) => id)
			.toReversed()
			.slice(0, 200),
	);
	expect(page.promoCodes[0]).toMatchObject({ usageCount: 2 });
	expect(rest.promoCodes[0]).toMatchObject({ id: made[0]?.id, usageCount: 0 });
	expect(rest.next).toBeNull();
});

test("what is left out of a change stays, null takes a limit off, and both are noted", async () => {
	const panel = await openPanel();
	const { id, code } = await created(panel, { usageLimit: 3, description: "Old" });

	const changed = await (await panel.change(id, { usageLimit: null })).json<PromoCode>();

	expect(changed).toMatchObject({ code, usageLimit: null, description: "Old", discountValue: 20 });
	const [, entry] = await entriesAbout(id);
	expect(entry).toMatchObject({ action: "promo_changed", actorId: panel.id });
	expect(JSON.parse(entry?.before ?? "")).toEqual({
		code,
		discountType: "percentage",
		discountValue: 20,
		usageLimit: 3,
		expiresAt: null,
		applicablePlans: null,
		description: "Old",
		isActive: true,
	});
	expect(JSON.parse(entry?.after ?? "")).toMatchObject({ usageLimit: null });
});

test("a code is switched off and on by itself", async () => {
	const panel = await openPanel();
	const { id } = await created(panel);

	const off = await (await panel.change(id, { isActive: false })).json<PromoCode>();
	const on = await (await panel.change(id, { isActive: true })).json<PromoCode>();

	expect([off.isActive, on.isActive]).toEqual([false, true]);
});

test("a change of nothing answers the code and is not noted", async () => {
	const panel = await openPanel();
	const made = await created(panel);

	expect(await (await panel.change(made.id, {})).json()).toEqual(made);
	expect(await entriesAbout(made.id)).toHaveLength(1);
});

test("a code cannot take the name of another, but keeps its own", async () => {
	const panel = await openPanel();
	const [first, second] = [await created(panel), await created(panel)];

	const refused = await panel.change(second.id, { code: first.code.toLowerCase() });

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({
		code: "taken",
		fields: { code: expect.any(String) },
	});
	expect((await panel.change(second.id, { code: second.code })).status).toBe(200);
});

test.each([
	["a value alone", { discountType: "percentage" as const }, { discountValue: 101 }],
	[
		"a type alone",
		{ discountType: "fixed" as const, discountValue: 101 },
		{ discountType: "percentage" },
	],
])("%s that would make more than 100 percent is refused", async (_, over, change) => {
	const panel = await openPanel();
	const made = await created(panel, over);
	const before = await rowOf(made.id);

	const refused = await panel.change(made.id, change);

	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({ fields: { discountValue: expect.any(String) } });
	expect(await rowOf(made.id)).toEqual(before);
});

test("type and value changed by two at once never make more than 100 percent", async () => {
	const panel = await openPanel();
	const { id } = await created(panel, { discountType: "fixed", discountValue: 50 });

	const answers = await Promise.all([
		panel.change(id, { discountType: "percentage" }),
		panel.change(id, { discountValue: 200 }),
	]);

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a deleted code is gone, its uses outlive it, and it cannot be deleted twice", async () => {
	const panel = await openPanel();
	const { id } = await created(panel);
	await db.insert(promoUses).values({ promoId: id, userId: "usr_a", state: "counted" });

	const answers = await Promise.all([panel.remove(id), panel.remove(id)]);

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
	expect(await rowOf(id)).toBeNull();
	expect(await db.select().from(promoUses).where(eq(promoUses.promoId, id))).toHaveLength(1);
	expect((await entriesAbout(id)).map(({ action, after }) => [action, after])).toEqual([
		["promo_created", expect.any(String)],
		["promo_deleted", null],
	]);
});

test("a code that there is not can be neither changed nor deleted", async () => {
	const panel = await openPanel();

	expect((await panel.change("prm_nowhere", { isActive: false })).status).toBe(404);
	expect((await panel.remove("prm_nowhere")).status).toBe(404);
	expect((await panel.remove("rubbish")).status).toBe(400);
});

test("whoever is an administrator no more changes nothing", async () => {
	const former = await formerAdmin();
	const { id } = await somePromo();
	const before = await rowOf(id);
	const another = { ...unlimited, ...wanted() };

	await expect(createPromoCode(former, another)).rejects.toMatchObject({ code: "admins_only" });
	await expect(changePromoCode(former, id, { isActive: false })).rejects.toMatchObject({
		code: "admins_only",
	});
	await expect(deletePromoCode(former, id)).rejects.toMatchObject({ code: "admins_only" });

	expect(await rowOf(id)).toEqual(before);
	expect(await db.select().from(promoCodes).where(eq(promoCodes.code, another.code))).toEqual([]);
	expect(await entriesAbout(id)).toEqual([]);
});

test("an older code of other letters keeps its name, and can be changed otherwise", async () => {
	const panel = await openPanel();
	const { id } = await created(panel);
	const older = `ÉTÉ ${randomToken().slice(0, 8).toUpperCase()}`;
	await db.update(promoCodes).set({ code: older }).where(eq(promoCodes.id, id));

	const changed = await panel.change(id, { code: older, discountValue: 25 });
	expect(changed.status).toBe(200);
	expect(await changed.json()).toMatchObject({ code: older, discountValue: 25 });

	const renamed = await panel.change(id, { code: `${older}X` });
	expect(renamed.status).toBe(400);
	expect(await renamed.json()).toMatchObject({
		fields: { code: "Use only letters A to Z, digits, - and _" },
	});
	expect((await rowOf(id))?.code).toBe(older);
	expect((await panel.change(id, { code: wanted().code })).status).toBe(200);
});
