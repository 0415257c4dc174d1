import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#contracts/admin/audit.ts";
import {
	type Councils,
	type CouncilWards,
	NewScheme,
	type RegisterPage,
	type RegisterScheme,
} from "#contracts/admin/licensing-register.ts";
import type { ProblemBody } from "#contracts/problem.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { addScheme } from "./add-scheme.ts";
import { changeScheme } from "./change-scheme.ts";

beforeAll(loadReferenceData);

const MANCHESTER = "E08000003";
const FALLOWFIELD = "E05011364";
/** A ward of Brighton and Hove. */
const ELSEWHERE = "E05015410";

const aScheme = {
	authorityCode: MANCHESTER,
	kind: "selective",
	status: "in_force",
	coverage: "wards",
	wardCodes: [FALLOWFIELD],
	start: "2026-01-01",
	end: "2030-12-31",
	url: "https://www.manchester.gov.uk/licensing",
	verifiedOn: "2026-11-20",
};

type Admin = Awaited<ReturnType<typeof administrator>>;

async function added({ browser }: Admin, over: object = {}): Promise<RegisterScheme> {
	const response = await browser.ask("/api/admin/licensing", { json: { ...aScheme, ...over } });
	expect(response.status, await response.clone().text()).toBe(201);
	return response.json();
}

function change({ browser }: Admin, id: string, json: object) {
	return browser.ask(`/api/admin/licensing/${id}`, { method: "PATCH", json });
}

async function found({ browser }: Admin, query: string): Promise<RegisterPage> {
	return (await browser.ask(`/api/admin/licensing?${query}`)).json();
}

async function noted(id: string) {
	const { results } = await env.DB.prepare(
		"SELECT action, before, after FROM audit_log WHERE subject_id = ? ORDER BY at, rowid",
	)
		.bind(id)
		.all<{ action: AuditEntry["action"]; before: string | null; after: string | null }>();
	return results.map(({ action, before, after }) => ({
		action,
		before: JSON.parse(before ?? "null"),
		after: JSON.parse(after ?? "null"),
	}));
}

async function row(id: string) {
	return env.DB.prepare("SELECT * FROM licensing_schemes WHERE id = ?").bind(id).first();
}

test("a whole district has no list of wards that could be out of date", async () => {
	const scheme = await added(await administrator(), {
		coverage: "whole_district",
		wardCodes: [],
		hasUnmatchedWards: true,
		start: "2026-01-05",
	});
	expect(scheme).toMatchObject({ coverage: "whole_district", hasUnmatchedWards: false });
});

test("a scheme that is added stands in the register under its council's name, with its wards' names", async () => {
	const admin = await administrator();
	const scheme = await added(admin, { start: "2026-01-02" });
	expect(scheme).toMatchObject({
		id: expect.stringMatching(/^sch_[\w-]{22}$/),
		council: "Manchester",
		wards: [{ code: FALLOWFIELD, name: "Fallowfield" }],
		hasUnmatchedWards: false,
		editedAt: "2026-11-20T12:00:00.000Z",
	});
	expect((await found(admin, `q=${scheme.id}`)).schemes).toEqual([scheme]);
	expect(await noted(scheme.id)).toEqual([
		{
			action: "scheme_added",
			before: null,
			after: expect.objectContaining({ council: "Manchester", wardCodes: [FALLOWFIELD] }),
		},
	]);
});

test("a change leaves what it does not name, and is noted with what stood before and after", async () => {
	const admin = await administrator();
	const { id } = await added(admin, { start: "2026-01-03" });
	const response = await change(admin, id, { end: "2026-11-19" });
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ end: "2026-11-19", start: "2026-01-03" });
	const [, changed] = await noted(id);
	expect(changed).toEqual({
		action: "scheme_changed",
		before: expect.objectContaining({ end: "2030-12-31", start: "2026-01-03" }),
		after: expect.objectContaining({ end: "2026-11-19", start: "2026-01-03" }),
	});
});

test("a change of nothing is no edit, and is not noted", async () => {
	const admin = await administrator();
	const id = "arun-additional-2025-02-01";
	const [published] = (await found(admin, `q=${id}`)).schemes;
	const wardCodes = published?.wards.map(({ code }) => code).toReversed();
	const response = await change(admin, id, { wardCodes, end: published?.end });
	expect(await response.json()).toEqual(published);
	expect(published?.editedAt).toBeNull();
	expect(await noted(id)).toEqual([]);
});

test("a published row that is changed says when", async () => {
	const admin = await administrator();
	const id = "adur-none";
	const response = await change(admin, id, { verifiedOn: "2026-11-19" });
	expect(await response.json()).toMatchObject({
		verifiedOn: "2026-11-19",
		editedAt: "2026-11-20T12:00:00.000Z",
	});
});

test.each<[string, object, string]>([
	["a council nobody knows", { authorityCode: "E99999999" }, "authorityCode"],
	["no council", { authorityCode: "Manchester" }, "authorityCode"],
	["a ward of another council", { wardCodes: [ELSEWHERE] }, "wardCodes"],
	["a ward nobody knows", { wardCodes: ["E05999999"] }, "wardCodes"],
	["no ward", { wardCodes: [] }, "wardCodes"],
	["wards of a whole district", { coverage: "whole_district" }, "wardCodes"],
	["a last day before the first", { end: "2025-12-31" }, "end"],
	["a day that is none", { start: "2026-02-30" }, "start"],
	["a first day of long ago", { kind: "article4_hmo", start: "1999-12-31" }, "start"],
	["a last day far off", { end: "2101-01-01" }, "end"],
	["a reading of tomorrow", { verifiedOn: "2026-11-21" }, "verifiedOn"],
	["a page that is a script", { url: "javascript:alert(1)" }, "url"],
	["a kind nobody knows", { kind: "hmo" }, "kind"],
	["no kind", { kind: undefined }, "kind"],
])("a scheme with %s is refused at its field", async (_, over, field) => {
	const admin = await administrator();
	const response = await admin.browser.ask("/api/admin/licensing", {
		json: { ...aScheme, ...over },
	});
	expect(response.status).toBe(400);
	const { fields } = await response.json<ProblemBody>();
	expect(Object.keys(fields ?? {})).toEqual([field]);
});

test("a row is judged as it will stand, not by what the change names", async () => {
	const admin = await administrator();
	const { id } = await added(admin, { start: "2026-01-04" });
	for (const [json, field] of [
		[{ coverage: "whole_district" }, "wardCodes"],
		[{ end: "2026-01-03" }, "end"],
		[{ status: "ended" }, "status"],
		[{ wardCodes: [ELSEWHERE] }, "wardCodes"],
	] as const) {
		const response = await change(admin, id, json);
		expect(response.status).toBe(400);
		expect(Object.keys((await response.json<ProblemBody>()).fields ?? {})).toEqual([field]);
	}
	expect(await row(id)).toMatchObject({ coverage: "wards", end_day: "2030-12-31" });
	expect(await noted(id)).toHaveLength(1);
});

test("a published row of parts of wards that nobody named can still be verified", async () => {
	const admin = await administrator();
	const published = await env.DB.prepare(
		"SELECT id FROM licensing_schemes WHERE coverage = 'part_wards' AND ward_codes = '[]'",
	).first<{ id: string }>();
	const response = await change(admin, published?.id ?? "", { verifiedOn: "2026-11-20" });
	expect(response.status).toBe(200);
});

test("a scheme that comes to cover the whole district leaves no uncertain edge behind", async () => {
	const admin = await administrator();
	const { id } = await added(admin, {
		start: "2026-01-05",
		wardCodes: [],
		hasUnmatchedWards: true,
	});
	const response = await change(admin, id, { coverage: "whole_district" });
	expect(await response.json()).toMatchObject({ hasUnmatchedWards: false, wards: [] });
});

test("the same scheme added twice at once is there once", async () => {
	const admin = await administrator();
	const json = { ...aScheme, start: "2026-01-06" };
	const answers = await Promise.all(
		[1, 2].map(() => admin.browser.ask("/api/admin/licensing", { json })),
	);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("of changes made at once none is lost, and no row is left that neither would be allowed", async () => {
	const [one, other] = await Promise.all([administrator(), administrator()]);
	const { id } = await added(one, { start: "2026-01-07" });
	const answers = await Promise.all([
		change(one, id, { start: "2028-01-01" }),
		change(other, id, { end: "2027-01-01" }),
		change(other, id, { url: "https://www.manchester.gov.uk/other" }),
	]);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
	const stored = await row(id);
	expect(String(stored?.["start_day"]) < String(stored?.["end_day"])).toBe(true);
	expect(stored?.["url"]).toBe("https://www.manchester.gov.uk/other");
});

test("an administrator whose rights were withdrawn a moment before changes nothing", async () => {
	const { id } = await added(await administrator(), { start: "2026-01-08" });
	const before = await row(id);
	const former = await formerAdmin();
	await expect(changeScheme(former, id, { end: "2027-01-01" })).rejects.toMatchObject({
		code: "admins_only",
	});
	await expect(
		addScheme(former, NewScheme.parse({ ...aScheme, start: "2026-01-09" })),
	).rejects.toMatchObject({ code: "admins_only" });
	expect(await row(id)).toEqual(before);
	expect(await noted(id)).toHaveLength(1);
	const count = "SELECT count(*) AS n FROM licensing_schemes WHERE start_day = '2026-01-09'";
	expect(await env.DB.prepare(count).first("n")).toBe(0);
});

test("a scheme that is not there cannot be changed", async () => {
	const admin = await administrator();
	expect((await change(admin, "sch_nothing", { end: null })).status).toBe(404);
	expect((await change(admin, "rubbish!", { end: null })).status).toBe(400);
});

test("the register is read by council, kind and id, a page at a time, every row once", async () => {
	const admin = await administrator();
	const first = await found(admin, "");
	expect(first.schemes).toHaveLength(200);
	expect(first.next).toBe(first.schemes.at(-1)?.id);
	const second = await found(admin, `after=${first.next}`);
	expect(second.next).toBeNull();
	const all = [...first.schemes, ...second.schemes];
	const keys = all.map(({ council, kind, id }) => JSON.stringify([council, kind, id]));
	expect(new Set(keys).size).toBe(keys.length);
	const count = await env.DB.prepare("SELECT count(*) AS n FROM licensing_schemes").first("n");
	expect(all).toHaveLength(Number(count));
	const councils = all.map(({ council }) => council);
	expect(councils).toEqual(councils.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
});

test.each([
	["q=ADUR", "adur-none"],
	["q=e07000223", "adur-none"],
	["q=Adur-N", "adur-none"],
])("the register is searched in any case: %s", async (query, id) => {
	const { schemes } = await found(await administrator(), query);
	expect(schemes.map((scheme) => scheme.id)).toContain(id);
});

test.each(["q=%25", "q=_", `q=${"x".repeat(200)}`])("%s finds nothing by itself", async (query) => {
	const { schemes } = await found(await administrator(), query);
	expect(schemes.filter(({ id }) => !id.includes("_"))).toEqual([]);
});

test("a page cannot be read on from a row that is not there", async () => {
	const { browser } = await administrator();
	expect((await browser.ask("/api/admin/licensing?after=sch_gone")).status).toBe(400);
});

test("councils are listed by name, and a council's wards", async () => {
	const { browser } = await administrator();
	const { councils } = await (await browser.ask("/api/admin/licensing/councils")).json<Councils>();
	expect(councils).toHaveLength(361);
	expect(councils[0]).toEqual({ code: "S12000033", name: "Aberdeen City" });
	const response = await browser.ask(`/api/admin/licensing/wards/${MANCHESTER}`);
	const { wards } = await response.json<CouncilWards>();
	expect(wards).toContainEqual({ code: FALLOWFIELD, name: "Fallowfield" });
	expect((await browser.ask("/api/admin/licensing/wards/E99999999")).status).toBe(404);
});

const WITH_HTTPS = "Enter the address of a page, with https://";
const PUBLIC = "Enter the public address of a page, without a user name or port.";

test("an address that is not https, or not of the public internet, is refused in a new row and in a changed one", async () => {
	const admin = await administrator();
	const { id } = await added(admin, { start: "2026-03-01" });
	for (const [url, message] of [
		["http://www.manchester.gov.uk/licensing", WITH_HTTPS],
		["javascript:alert(1)", WITH_HTTPS],
		["manchester.gov.uk", WITH_HTTPS],
		["https://ada@www.manchester.gov.uk/", PUBLIC],
		["https://10.0.0.1/", PUBLIC],
		["https://www.manchester.gov.uk:8443/", PUBLIC],
	]) {
		const isNew = await admin.browser.ask("/api/admin/licensing", {
			json: { ...aScheme, start: "2026-03-02", url },
		});
		for (const refused of [isNew, await change(admin, id, { url })]) {
			expect(refused.status, url).toBe(400);
			expect(await refused.json()).toMatchObject({
				code: "invalid_input",
				fields: { url: message },
			});
		}
	}
});

test("a row that holds an older address can be corrected otherwise, and keeps it", async () => {
	const admin = await administrator();
	const { id } = await added(admin, { start: "2026-03-03" });
	const older = "http://www.manchester.gov.uk/licensing";
	await env.DB.prepare("UPDATE licensing_schemes SET url = ? WHERE id = ?").bind(older, id).run();

	const changed = await change(admin, id, { url: older, verifiedOn: "2026-11-19" });

	expect(changed.status).toBe(200);
	expect(await changed.json()).toMatchObject({ url: older, verifiedOn: "2026-11-19" });
});
