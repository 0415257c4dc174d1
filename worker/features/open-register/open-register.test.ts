import { env } from "cloudflare:workers";
import { Validator } from "@cfworker/json-schema";
import { beforeAll, expect, test } from "vitest";
import { OpenChanges, OpenRegister } from "#contracts/open-register.ts";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const ask = (path: string, headers: Record<string, string> = {}) =>
	askApp(path, { bindings: offline, init: { headers } });
const register = async (query = "") =>
	OpenRegister.parse(await (await ask(`/register.json${query}`)).json());

/** The register's own id of a council's row of a kind that has no council or gov.uk page. */
async function idOf(authority = "", kind = ""): Promise<string> {
	const row = await env.DB.prepare(
		"SELECT id FROM licensing_schemes WHERE authority_code = ?1 AND kind = ?2 AND evidence NOT LIKE '%\"council\"%' AND evidence NOT LIKE '%\"gov_uk\"%'",
	)
		.bind(authority, kind)
		.first<{ id: string }>();
	return row?.id ?? "";
}

/** A change of a row as an administrator makes it. */
async function change(id: string, json: object) {
	const { browser } = await administrator();
	const path = `/api/admin/licensing/${id}`;
	expect((await browser.ask(path, { method: "PATCH", json })).status).toBe(200);
}

test("a row that rests on a page we read is whole, and of a lead nothing is told but that it is one", async () => {
	const { schemes, terms } = await register();
	const read = schemes.filter(({ state }) => state === "read");
	expect(schemes).toHaveLength(369);
	expect(read.length).toBeGreaterThan(150);
	expect(terms).toContain("Office for National Statistics");
	for (const lead of schemes.filter(({ state }) => state === "lead")) {
		expect(Object.keys(lead).toSorted()).toEqual(
			["authority", "authorityCode", "councilPage", "id", "kind", "state"].toSorted(),
		);
	}
});

test("ids are of one row each, and of no lead tell its first day", async () => {
	const { schemes } = await register();
	expect(new Set(schemes.map(({ id }) => id)).size).toBe(schemes.length);
	expect(schemes.filter(({ id }) => /\d{4}-\d{2}-\d{2}/.test(id))).toEqual([]);
});

test("no note of our own and no reader's name is given on", async () => {
	const text = await (await ask("/register.json")).text();
	expect(text).not.toMatch(/readBy|changedBy|changedWhy|"press"|"other"|orangebus|europesays/);
});

test("whoever holds the edition is told so, anybody's page may read it, and it is small", async () => {
	const first = await ask("/register.json");
	const etag = first.headers.get("ETag") ?? "";
	expect(first.headers.get("Access-Control-Allow-Origin")).toBe("*");
	expect(first.headers.get("Cache-Control")).toBe("public, max-age=60");
	const again = await ask("/register.json", { "If-None-Match": `W/${etag}` });
	expect([again.status, await again.text()]).toEqual([304, ""]);
	expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
	for (const path of ["/register.json", "/register.csv"]) {
		const zipped = new Blob([await (await ask(path)).text()])
			.stream()
			.pipeThrough(new CompressionStream("gzip"));
		expect((await new Response(zipped).arrayBuffer()).byteLength).toBeLessThan(300_000);
	}
});

const paths = [
	"/register.json",
	"/register.csv",
	"/register/changes.json",
	"/register/changes.atom",
] as const;

test.each(paths)("%s lets a browser ask first, and answers HEAD as it would GET", async (path) => {
	const leave = await askApp(path, {
		bindings: offline,
		init: {
			method: "OPTIONS",
			headers: {
				Origin: "https://broker.example",
				"Access-Control-Request-Method": "GET",
				"Access-Control-Request-Headers": "if-none-match",
			},
		},
	});
	expect(leave.status).toBe(204);
	expect(leave.headers.get("Access-Control-Allow-Origin")).toBe("*");
	expect(leave.headers.get("Access-Control-Allow-Headers")).toBe("If-None-Match");
	expect(leave.headers.get("Access-Control-Allow-Methods")).toBe("GET,HEAD");
	const [whole, head] = [
		await ask(path),
		await askApp(path, { bindings: offline, init: { method: "HEAD" } }),
	];
	expect([head.status, await head.text()]).toEqual([200, ""]);
	for (const name of ["ETag", "Content-Type", "Cache-Control", "Access-Control-Expose-Headers"]) {
		expect(head.headers.get(name)).toBe(whole.headers.get(name));
	}
	expect((await whole.text()).length).toBeGreaterThan(0);
	const etag = whole.headers.get("ETag") ?? "";
	expect((await ask(path, { "If-None-Match": etag })).status).toBe(304);
});

test("a refusal can be read by anybody's page too", async () => {
	const refused = await ask("/register.json?asOf=yesterday");
	expect(refused.status).toBe(400);
	expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
});

test("no row carries a day that its pages do not name", async () => {
	const { schemes, notice } = await register();
	const read = schemes.filter((scheme) => scheme.state === "read" && scheme.verifiedOn === null);
	for (const { designatedOn, startsOn, endsOn, evidence } of read.flatMap((scheme) =>
		scheme.state === "read" ? scheme : [],
	)) {
		const said = evidence.map(({ proves }) => proves).join(" ");
		for (const day of [designatedOn, startsOn, endsOn]) {
			expect(day === null || said.includes(String(Number(day.slice(8))))).toBe(true);
			expect(day === null || said.includes(day.slice(0, 4))).toBe(true);
		}
	}
	const of = (name: string, kind: string) =>
		schemes.find((each) => each.authority === name && each.kind === kind);
	expect(of("Sandwell", "additional")).toMatchObject({
		state: "read",
		startsOn: null,
		endsOn: null,
	});
	expect(of("Arun", "additional")).toMatchObject({
		startsOn: "2025-02-01",
		endsOn: "2030-01-31",
	});
	expect(of("Croydon", "additional")).toMatchObject({ startsOn: "2026-09-01", endsOn: null });
	expect(notice).toContain("A lead is a row that rests on no page we read.");
});

test("an edit is in the next answer and in the feeds, and the day before keeps what it said", async () => {
	const before = await ask("/register.json");
	const etag = before.headers.get("ETag") ?? "";
	await change("bexley-selective-2025-01-13", {
		end: "2029-12-31",
		why: "By the notice.",
		evidence: [
			{
				url: "https://www.bexley.gov.uk/notice-of-variation",
				publisher: "council",
				pageDay: null,
				readDay: "2026-11-20",
				proves: "The notice runs from 13 January 2025 to 31 December 2029.",
			},
		],
	});
	expect((await ask("/register.json", { "If-None-Match": etag })).status).toBe(200);
	const of = ({ schemes }: OpenRegister) =>
		schemes.find(({ authority, kind }) => authority === "Bexley" && kind === "selective");
	expect(of(await register())).toMatchObject({ endsOn: "2029-12-31" });
	const { changes } = OpenChanges.parse(await (await ask("/register/changes.json")).json());
	expect(changes[0]).toMatchObject({
		authority: "Bexley",
		changes: ["endsOn: 2030-01-12 is now 2029-12-31.", expect.stringMatching(/^evidence: /)],
	});
	const atom = await ask("/register/changes.atom");
	expect(atom.headers.get("Content-Type")).toContain("application/atom+xml");
	expect(await atom.text()).toContain("endsOn: 2030-01-12 is now 2029-12-31.");
	await env.DB.prepare(
		"UPDATE scheme_history SET at = at - 86400000 WHERE scheme_id = 'bexley-selective-2025-01-13' AND row ->> 'revision' = 1",
	).run();
	expect(of(await register("?asOf=2026-11-19"))).toMatchObject({ endsOn: "2030-01-12" });
});

test("a change of a lead that nobody may have is in no feed", async () => {
	const count = async () =>
		OpenChanges.parse(await (await ask("/register/changes.json")).json()).changes.length;
	const held = await count();
	const { schemes } = await register();
	const lead = schemes.find(({ state, kind }) => state === "lead" && kind !== "none");
	await change(await idOf(lead?.authorityCode, lead?.kind), {
		name: "A name that we did not read",
	});
	expect(await count()).toBe(held);
});

test.each([
	["?asOf=2026-02-30", 400],
	["?asOf=yesterday", 400],
	["?asOf=2026-11-21", 400],
	["?asOf=2019-01-01", 404],
	[`?asOf=${"9".repeat(5_000)}`, 400],
])("a register as of %s is refused with %s", async (query, status) => {
	expect((await ask(`/register.json${query}`)).status).toBe(status);
	expect((await ask(`/register.csv${query}`)).status).toBe(status);
});

test("the same stands in columns", async () => {
	const response = await ask("/register.csv");
	expect(response.headers.get("Content-Type")).toContain("text/csv");
	const bytes = new Uint8Array(await response.clone().arrayBuffer());
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const [header, ...rows] = (await response.text()).trim().split("\r\n");
	expect(header).toMatch(/^id,authorityCode,authority,kind,state,/);
	expect(rows).toHaveLength(369);
	expect(rows.some((row) => row.includes(",Manchester,selective,"))).toBe(true);
});

test("a row that somebody wrote as a formula is none in the file", async () => {
	await change("bexley-selective-2025-01-13", { name: "=HYPERLINK(1)", why: "Read." });
	const text = await (await ask("/register.csv")).text();
	expect(text).toContain(",'=HYPERLINK(1),");
	expect(text).not.toContain(",=HYPERLINK(1),");
});

test("the answer is what its schema says, which anybody's page may read", async () => {
	const served = await ask("/register/schema.json");
	expect(served.headers.get("Content-Type")).toContain("application/schema+json");
	expect(served.headers.get("Access-Control-Allow-Origin")).toBe("*");
	const validator = new Validator(await served.json(), "2020-12", false);
	const answer = await (await ask("/register.json")).json<OpenRegister>();
	expect(validator.validate(answer).errors).toEqual([]);
	expect(validator.validate({ ...answer, schemes: [{ state: "rumour" }] }).valid).toBe(false);
});
