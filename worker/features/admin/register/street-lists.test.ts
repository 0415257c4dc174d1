import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import {
	parseStreetList,
	STREET_READING,
} from "#domain/subjects/licensing/streets/parse-street-list.ts";
import { connect } from "#worker/db/client.ts";
import { readReferenceFacts } from "#worker/facts/reference-repository.ts";
import { postcode } from "#worker/facts/sources/test/postcodes.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const path = "/api/admin/licensing";
const scheme = {
	authorityCode: "E08000003",
	kind: "selective",
	status: "in_force",
	coverage: "streets",
	wardCodes: [],
	start: "2026-01-01",
	end: "2030-12-31",
	url: "https://www.manchester.gov.uk/licensing",
	verifiedOn: null,
};
/** As long as may be, but for a few characters. */
const longest = "Ada Street\n".repeat(9_090).trim();

test("a council's list of streets is kept as it is printed, up to its length", async () => {
	const { browser } = await administrator();
	const added = await browser.ask(path, { json: { ...scheme, streets: longest } });
	expect(added.status).toBe(201);
	expect(((await added.json()) as RegisterScheme).streets).toBe(longest);
});

test("a longer list is refused in words, and what stood there stays", async () => {
	const { browser } = await administrator();
	const added = await browser.ask(path, {
		json: { ...scheme, start: "2026-01-02", streets: "Ada Street" },
	});
	const { id } = (await added.json()) as RegisterScheme;
	const change = (streets: string) =>
		browser.ask(`${path}/${id}`, { method: "PATCH", json: { streets } });

	const refused = await change(longest.repeat(2));
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({
		code: "invalid_input",
		fields: { streets: expect.stringContaining("100,000 characters at most") },
	});
	expect((await change(longest.repeat(10))).status).toBe(413);
	const row = env.DB.prepare("SELECT streets FROM licensing_schemes WHERE id = ?").bind(id);
	expect(await row.first()).toEqual({ streets: "Ada Street" });
});

const listOf = (id: string) =>
	env.DB.prepare("SELECT reading, list FROM scheme_street_lists WHERE scheme_id = ?")
		.bind(id)
		.first<{ reading: number; list: string }>();

test("a list is read when it is saved, again when another is, and goes with its row", async () => {
	const { browser } = await administrator();
	const added = await browser.ask(path, {
		json: { ...scheme, start: "2026-01-03", streets: "Ada Street\nBurton Road 2-10" },
	});
	const { id } = (await added.json()) as RegisterScheme;
	expect(await listOf(id)).toEqual({
		reading: STREET_READING,
		list: JSON.stringify(parseStreetList("Ada Street\nBurton Road 2-10")),
	});
	const change = (json: object) => browser.ask(`${path}/${id}`, { method: "PATCH", json });
	await change({ streets: "Platt Lane" });
	const replaced = JSON.stringify(parseStreetList("Platt Lane"));
	expect((await listOf(id))?.list).toBe(replaced);
	await change({ why: "Nothing of the list.", end: "2030-12-30" });
	expect((await listOf(id))?.list).toBe(replaced);
	await change({ streets: null, coverage: "whole_district" });
	expect(await listOf(id)).toBeNull();
	await change({ streets: "Platt Lane", coverage: "streets" });
	await env.DB.prepare("DELETE FROM licensing_schemes WHERE id = ?").bind(id).run();
	expect(await listOf(id)).toBeNull();
});

test("a list that takes more to keep as it is read than a row may is saved, and read again by each who needs it", async () => {
	const { browser } = await administrator();
	const streets = "A St\n".repeat(19_990).trim();
	const added = await browser.ask(path, { json: { ...scheme, start: "2026-01-05", streets } });
	expect(added.status).toBe(201);
	const { id } = (await added.json()) as RegisterScheme;
	expect(await listOf(id)).toBeNull();
});

test("a preview goes by the list as it was read, and reads it again where that was in another way", async () => {
	const { browser } = await administrator();
	const added = await browser.ask(path, {
		json: { ...scheme, kind: "additional", start: "2026-01-04", streets: "Ada Street" },
	});
	const { id } = (await added.json()) as RegisterScheme;
	const marked = {
		lines: [],
		refused: { line: "As it was read", at: 1, doubt: "area" },
		loosePostcodes: [],
	};
	const keep = (reading: number) =>
		env.DB.prepare("UPDATE scheme_street_lists SET reading = ?1, list = ?2 WHERE scheme_id = ?3")
			.bind(reading, JSON.stringify(marked), id)
			.run();
	const readRow = async () => {
		const { schemes } = await readReferenceFacts(connect(env.DB), postcode("M14 5LL"), {
			grain: "sector",
			nation: "England",
			authorities: [["E08000003", 1]],
			wards: [],
			ownAreas: [],
			placedArea: null,
			areas: [],
			position: null,
			sectorMiddle: null,
			source: "codePointOpen",
			asOf: null,
			deprivationDecile: null,
		});
		return schemes.find((row) => row.id === id)?.streetList;
	};
	await keep(STREET_READING);
	expect(await readRow()).toEqual({ reading: STREET_READING, list: marked });
	await keep(STREET_READING - 1);
	expect(await readRow()).toEqual({
		reading: STREET_READING,
		list: parseStreetList("Ada Street"),
	});
});
