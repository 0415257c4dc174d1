import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { writeHomes } from "#datasets/certificates/area-statements.ts";
import type { CertificateRow } from "#datasets/certificates/certificate-row.ts";
import { homesOf } from "#datasets/certificates/homes-of.ts";
import { allSilent } from "#domain/test/some-facts.ts";
import { connect } from "#worker/db/client.ts";
import { askApp, offline, online } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { answersIn } from "./facts-for.ts";
import { orImported } from "./gather-certificates.ts";
import { importedQueries } from "./imported-certificates.ts";

const MANCHESTER = "E08000003";
const TRAFFORD = "E08000009";
const EDINBURGH = "S12000036";
const REGISTER = "api.get-energy-performance-data.communities.gov.uk";

beforeEach(async () => {
	await loadReferenceData();
	await env.DB.batch(
		["certificates", "certificate_areas"].map((table) => env.DB.prepare(`delete from ${table}`)),
	);
	const { keys } = await env.CACHE.list();
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

const home = (over: Partial<CertificateRow>): CertificateRow => ({
	number: "0000-0000-0000-0000-0001",
	authority: MANCHESTER,
	postcode: "M145LL",
	uprn: null,
	address: "1 PRETEND TERRACE",
	band: "E",
	points: 50,
	potentialBand: "C",
	potentialPoints: 72,
	floorArea: 55,
	propertyType: "House",
	builtForm: "Mid-terrace",
	tenure: null,
	registeredOn: "2024-03-01",
	inspectedOn: null,
	...over,
});

/** Makes the tables hold an area as an import leaves it. */
async function holds(authority: string, rows: readonly CertificateRow[], asOf = "2026-10-31") {
	const register = authority.startsWith("S") ? "scotland" : "england_wales";
	const statements = writeHomes(homesOf(rows).certificates, { register, snapshot: 1 });
	await env.DB.batch([
		...statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)),
		env.DB.prepare("insert into certificate_areas values (?1, ?2, ?3, ?4, ?4, 1, 'file')").bind(
			authority,
			register,
			asOf,
			rows.length,
		),
	]);
}

const isOfCertificates = ({ subject }: { subject: string }) => subject === "certificates";

/** The preview of a postcode of Manchester that lies in no other authority. */
async function preview(how: Parameters<typeof askApp>[1] = {}, postcode = "M145LL") {
	const response = await askApp(`/api/property/preview/${postcode}`, how);
	expect(response.status).toBe(200);
	return Preview.parse(await response.json());
}

test("where the register is off, the imported certificates answer and name their file", async () => {
	await holds(MANCHESTER, [
		home({}),
		home({ number: "0000-0000-0000-0000-0002", address: "2 X", points: 54 }),
	]);

	const { epcRating, certificatesCount, evidence } = await preview();

	expect([epcRating, certificatesCount]).toEqual(["E", 2]);
	expect(evidence.epcRating.sources).toMatchObject([
		{ name: "Energy certificates, imported", asOf: "2026-10-31" },
	]);
});

test("rows of an edition that readers do not see are not shown", async () => {
	await holds(MANCHESTER, [home({})]);
	await env.DB.prepare("update certificate_areas set snapshot = 2").run();

	expect((await preview()).certificatesCount).toBe(0);
});

test("without an import the register's silence stays what it was", async () => {
	await holds("E08000035", [home({ authority: "E08000035", postcode: "LS61AA" })]);

	expect((await preview()).certificatesCount).toBeNull();
});

test("an answer of the register wins, and a register that is down does not", async () => {
	await holds(MANCHESTER, [home({})]);

	const live = await preview({ bindings: online, ...simulatedFetch() });
	const { keys } = await env.CACHE.list();
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
	const down = await preview({ bindings: online, ...simulatedFetch({ down: [REGISTER] }) });

	const named = (told: Preview) => told.evidence.epcRating.sources.map(({ name }) => name);
	expect(named(live)).not.toContain("Energy certificates, imported");
	expect(live.certificatesCount).not.toBe(1);
	expect([down.certificatesCount, ...named(down)]).toEqual([1, "Energy certificates, imported"]);
});

test("a chosen home is answered from the file without asking anybody", async () => {
	await holds(MANCHESTER, [home({})]);
	const response = await askApp(
		"/api/property/preview/M145LL?certificate=0000-0000-0000-0000-0001",
	);

	expect(await response.json()).toMatchObject({ epcRating: "E", address: "1 PRETEND TERRACE" });
});

test("a home that two areas have is one home", async () => {
	await holds(MANCHESTER, [home({})]);
	await holds(TRAFFORD, [home({ authority: TRAFFORD })]);

	expect((await preview()).certificatesCount).toBe(1);
});

test("each certificate of a postcode on the border names the file it is in", async () => {
	await holds(MANCHESTER, [home({})], "2026-06-30");
	await holds(
		EDINBURGH,
		[home({ authority: EDINBURGH, number: "0000-0000-0000-0000-0002" })],
		"2026-03-31",
	);

	const chosen = async (last: number) => {
		const { evidence } = Preview.parse(
			await (
				await askApp(`/api/property/preview/M145LL?certificate=0000-0000-0000-0000-000${last}`)
			).json(),
		);
		return evidence.epcRating.sources.map(({ name }) => name);
	};
	expect(await chosen(1)).toEqual(["Energy certificates, imported"]);
	expect(await chosen(2)).not.toEqual(["Energy certificates, imported"]);
});

test("previews in Scotland show bands, and no address", async () => {
	await holds(EDINBURGH, [home({ authority: EDINBURGH, postcode: "EH11BB" })], "2026-06-30");

	const { epcRating } = await preview({}, "EH11BB");
	const listed = await askApp("/api/property/addresses/EH11BB", { bindings: offline });

	expect(epcRating).toBe("E");
	expect(await listed.json()).toMatchObject({
		addresses: [],
		provenance: { note: expect.stringContaining("not ours to show") },
	});
});

test("the certificates of a postcode are looked up, however many are held", async () => {
	const authorities = JSON.stringify([MANCHESTER]);
	const query = importedQueries(connect(env.DB), { postcode: "M145LL", authorities }).certificates;
	const { sql, params } = query.toSQL();
	const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();

	expect(results.map(({ detail }) => detail)).toContainEqual(
		expect.stringMatching(
			/^SEARCH certificates .*\(authority=\? AND snapshot=\? AND postcode=\?\)/,
		),
	);
});

test.each([
	["failed", "unreachable", [{ event: "source_failed", subject: "certificates" }]],
	["is off", "off", []],
] as const)("a register that %s counts so though a file answers for it", (_, why, counted) => {
	const { answer } = orImported(
		{ answer: { state: "silent", why }, whole: false },
		{
			summaries: [],
			details: [],
			imported: { source: "importedCertificates", asOf: "2026-10-31" },
		},
		{ nation: "England", now: 0 },
	);

	expect(answersIn(allSilent({ certificates: answer })).filter(isOfCertificates)).toEqual(counted);
});
