import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OutdatedScheme, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { SplitScheme, type SplitSchemes } from "#contracts/admin/register-queue.ts";
import type { ProblemBody } from "#contracts/problem.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { splitScheme } from "./split-scheme.ts";

beforeAll(loadReferenceData);

const [ARDWICK, FALLOWFIELD] = ["E05011361", "E05011364"];
const YORKS = "E05010328";
const why = "The page lists two designations.";
let revisionSeen = 1;
let id = "";

type Admin = Awaited<ReturnType<typeof administrator>>;

async function manchesters(): Promise<string[]> {
	const { results } = await env.DB.prepare(
		"SELECT id FROM licensing_schemes WHERE authority_code = 'E08000003' ORDER BY id",
	).all<{ id: string }>();
	return results.map((row) => row.id);
}

/** Two wards of Manchester, of days that no other row has. */
beforeEach(async () => {
	id = `split-${crypto.randomUUID()}`;
	revisionSeen = 1;
	await env.DB.prepare(
		`INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, start_day, end_day, verified_on)
			VALUES (?1, 'E08000003', 'Manchester', 'selective', 'in_force', 'wards', ?2, 0, '2026-01-01', '2030-12-31', '2026-11-01')`,
	)
		.bind(id, JSON.stringify(both()))
		.run();
});
const both = () => [ARDWICK, FALLOWFIELD].toSorted();

const split = ({ browser }: Admin, json: object = {}, row = id) =>
	browser.ask(`/api/admin/licensing/${row}/split`, {
		method: "POST",
		json: { ...parts(), ...json },
	});
/** Each with a first day that is of this test alone: the same row is refused twice. */
function parts() {
	return {
		revisionSeen,
		why,
		stays: { wardCodes: [FALLOWFIELD] },
		goes: { wardCodes: [ARDWICK], start: "2026-03-01", end: "2031-02-27" },
	};
}

function row(of = id) {
	return env.DB.prepare("SELECT * FROM licensing_schemes WHERE id = ?").bind(of).first();
}

test("one row becomes two, each with its wards and days, both leads, and both in their history", async () => {
	const before = await row();
	const response = await split(await administrator());
	expect(response.status, await response.clone().text()).toBe(201);
	const { stays, goes } = await response.json<SplitSchemes>();
	expect(stays).toMatchObject({
		id,
		revision: 2,
		verifiedOn: null,
		start: "2026-01-01",
		wards: [{ code: FALLOWFIELD }],
	});
	expect(goes).toMatchObject({
		id: expect.stringMatching(/^sch_/),
		revision: 1,
		verifiedOn: null,
		kind: "selective",
		start: "2026-03-01",
		wards: [{ code: ARDWICK }],
		editedAt: "2026-11-20T12:00:00.000Z",
	});
	expect(before).toMatchObject({ verified_on: "2026-11-01" });
	const entry = await env.DB.prepare(
		"SELECT action, after ->> 'splitOff' AS made FROM audit_log WHERE subject_id = ?",
	)
		.bind(id)
		.all();
	expect(entry.results).toEqual([{ action: "scheme_split", made: goes.id }]);
	const kept = await env.DB.prepare(
		"SELECT scheme_id, row ->> 'changedWhy' AS why FROM scheme_history WHERE scheme_id IN (?1, ?2) AND row ->> 'changedWhy' IS NOT NULL",
	)
		.bind(id, goes.id)
		.all();
	expect(kept.results).toEqual(
		expect.arrayContaining([
			{ scheme_id: id, why },
			{ scheme_id: goes.id, why },
		]),
	);
	await env.DB.prepare("DELETE FROM licensing_schemes WHERE id IN (?1, ?2)")
		.bind(id, goes.id)
		.run();
});

test("a row that was changed since it was seen is not split", async () => {
	const admin = await administrator();
	await admin.browser.ask(`/api/admin/licensing/${id}`, {
		method: "PATCH",
		json: { end: "2029-01-01" },
	});
	const rows = await manchesters();
	const response = await split(admin);
	expect(response.status).toBe(409);
	expect(await response.json<OutdatedScheme>()).toMatchObject({
		code: "scheme_changed",
		scheme: { id, end: "2029-01-01" } satisfies Partial<RegisterScheme>,
	});
	expect(await manchesters()).toEqual(rows);
});

test("split twice at once, it is split once", async () => {
	const [one, other] = await Promise.all([administrator(), administrator()]);
	const rows = await manchesters();
	const answers = await Promise.all([
		split(one),
		split(other, { goes: { wardCodes: [ARDWICK], start: "2026-04-01", end: "2031-03-30" } }),
	]);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
	expect(await manchesters()).toHaveLength(rows.length + 1);
	await env.DB.prepare(
		"DELETE FROM licensing_schemes WHERE start_day IN ('2026-03-01', '2026-04-01') AND authority_code = 'E08000003'",
	).run();
});

test("a split that fails half-way leaves one row as it was", async () => {
	await env.DB.prepare(
		"CREATE TRIGGER dies BEFORE UPDATE ON licensing_schemes BEGIN SELECT RAISE(ABORT, 'died'); END",
	).run();
	const [before, rows] = [await row(), await manchesters()];
	const response = await split(await administrator());
	await env.DB.prepare("DROP TRIGGER dies").run();
	expect(response.status).toBeGreaterThanOrEqual(500);
	expect(await row()).toEqual(before);
	expect(await manchesters()).toEqual(rows);
});

test.each<[string, object, string | null]>([
	["two rows that say the same", { stays: {}, goes: {} }, null],
	["a ward of another council", { goes: { wardCodes: [YORKS] } }, "goes.wardCodes"],
	["no ward", { stays: { wardCodes: [] } }, "stays.wardCodes"],
	["a last day before the first", { goes: { end: "2025-01-01" } }, "goes.end"],
	["no reason", { why: " " }, "why"],
	["no revision", { revisionSeen: undefined }, "revisionSeen"],
])("a split into %s is refused", async (_, json, field) => {
	const rows = await manchesters();
	const response = await split(await administrator(), json);
	expect(response.status).toBe(400);
	const { fields } = await response.json<ProblemBody>();
	expect(Object.keys(fields ?? {})).toEqual(field === null ? [] : [field]);
	expect(await manchesters()).toEqual(rows);
});

test("a part that the register has already is refused, and the row stays whole", async () => {
	const admin = await administrator();
	const goes = { wardCodes: [ARDWICK], start: "2026-05-01", end: "2031-04-29" };
	const added = await admin.browser.ask("/api/admin/licensing", {
		json: {
			authorityCode: "E08000003",
			kind: "selective",
			status: "in_force",
			coverage: "wards",
			url: null,
			verifiedOn: null,
			...goes,
		},
	});
	expect(added.status).toBe(201);
	const before = await row();
	const response = await split(admin, { goes });
	expect(response.status).toBe(409);
	expect((await response.json<ProblemBody>()).code).toBe("taken");
	expect(await row()).toEqual(before);
});

test("who is no administrator any more splits nothing, and what is not there cannot be split", async () => {
	const wanted = SplitScheme.parse(parts());
	const rows = await manchesters();
	await expect(splitScheme(await formerAdmin(), id, wanted)).rejects.toMatchObject({
		code: "admins_only",
	});
	expect(await manchesters()).toEqual(rows);
	expect((await split(await administrator(), {}, "sch_nothing")).status).toBe(404);
});
