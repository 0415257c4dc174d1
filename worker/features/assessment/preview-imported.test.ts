import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { askApp } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

// As after an import of the national postcode file, of which these four postcodes are all, and one that has ended.
beforeAll(async () => {
	await loadReferenceData();
	await env.DB.batch([
		env.DB.prepare(
			"insert into postcode_units (postcode, lat_e5, lng_e5, authority_code, ward_code, placed_area_code) values ('M145LL', 5345018, -222138, 'E08000003', 'E05011364', 'E02001074')",
		),
		env.DB.prepare(
			"insert into postcode_units (postcode, lat_e5, lng_e5, authority_code, ward_code, area_code, deprivation_decile) values ('M145LE', 5345018, -222138, 'E08000003', 'E05011364', 'E02001075', 3)",
		),
		env.DB.prepare(
			"insert into postcode_units (postcode, lat_e5, lng_e5, authority_code, ward_code, ward_beside_code) values ('BN29QA', null, null, 'E06000043', 'E05015410', 'E05015403')",
		),
		env.DB.prepare(
			"insert into postcode_units (postcode, lat_e5, lng_e5, authority_code, ward_code, ward_beside_code) values ('M145LA', null, null, 'E08000003', 'E05011364', 'E05015239')",
		),
		env.DB.prepare("insert into ended_postcodes (postcode, since) values ('M145ZX', '2024-03')"),
		env.DB.prepare(
			"insert into datasets (id, name, as_of, digest, rows, complete, loaded_at) values ('postcode_units', 'Postcodes', '2025-10', 'a digest', 4, 1, 0)",
		),
	]);
});

const previewOf = async (path: string) =>
	Preview.parse(await (await askApp(`/api/property/preview/${path}`)).json());

test("an imported postcode is verified offline, with its own ward in place of its sector's shares", async () => {
	const { place } = await previewOf("M145LL");
	expect(place).toMatchObject({ verified: true, grain: "unit", label: "Fallowfield, Manchester" });
});

test("a postcode that was placed by its position has the figures of that area alone, as an estimate", async () => {
	const { areaFacts } = await previewOf("M145LL");
	const renters = areaFacts.find(({ id }) => id === "privateRenters");
	expect(renters?.evidence).toMatchObject({ place: "Manchester 030", coverage: "estimated" });
	expect(renters?.evidence.note).toContain(
		"The postcode was placed by its position: near an edge it may lie in the next area.",
	);
	expect(areaFacts.map(({ id }) => id)).not.toContain("smallAreaDeprivation");
});

test("a postcode whose file names its area and small area has the figures of both, for certain", async () => {
	const { areaFacts } = await previewOf("M145LE");
	expect(areaFacts.find(({ id }) => id === "privateRenters")?.evidence).toMatchObject({
		place: "Manchester 031",
		coverage: "ok",
	});
	expect(areaFacts.find(({ id }) => id === "smallAreaDeprivation")?.text).toBe(
		"In the 3rd tenth of England’s small areas, the 1st being the most deprived",
	);
});

test("a ward scheme that a sector could not settle is settled by the postcode", async () => {
	const { licensing, inSelectiveLicensingArea } = await previewOf("BN29QA");
	expect(licensing.find(({ scheme }) => scheme === "selective")?.verdict).toBe("likely");
	expect(inSelectiveLicensingArea).toBe(true);
});

test("where the next ward is near and has no such scheme, the verdict says so", async () => {
	const { licensing } = await previewOf("BN29QA");
	expect(licensing.find(({ scheme }) => scheme === "selective")?.summary).toContain(
		"Homes of this postcode can also lie in Hanover & Elm Grove, where we found none. Ask Brighton and Hove which ward this home is in.",
	);
});

test("where the next ward is another council's, its register decides there, and is no row of the home", async () => {
	const { licensing } = await previewOf("M145LA");
	const { summary, schemes } = licensing.find(({ scheme }) => scheme === "selective") ?? {};
	expect(summary).toMatch(
		/Homes of this postcode can also lie in Altrincham \(Trafford\), where .*\. Ask Manchester or Trafford which ward this home is in\./,
	);
	expect(new Set(schemes?.map(({ council }) => council))).toEqual(new Set(["Manchester"]));
});

test("a postcode the whole file lacks is unknown, to preview and validation alike", async () => {
	const response = await askApp("/api/property/preview/M145ZZ");
	expect(response.status).toBe(404);
	expect(ProblemBody.parse(await response.json()).code).toBe("postcode_unknown");
	const validation = await askApp("/api/postcode/validate/M145ZZ");
	expect(await validation.json()).toMatchObject({ isValid: false });
});

test("a postcode that the file says has ended is told with the month, offline, to preview and validation alike", async () => {
	const response = await askApp("/api/property/preview/M145ZX");
	expect(response.status).toBe(404);
	const body = ProblemBody.parse(await response.json());
	expect(body).toMatchObject({
		code: "postcode_terminated",
		message: "M14 5ZX has not been in use since March 2024.",
	});
	const validation = await askApp("/api/postcode/validate/M145ZX");
	expect(await validation.json()).toEqual({ isValid: false, reason: body.message });
});

test("while an import is under way what it lacks so far is not taken for unknown", async () => {
	await env.DB.prepare("update datasets set complete = 0 where id = 'postcode_units'").run();
	const { place } = await previewOf("NE65QJ");
	expect(place).toMatchObject({ verified: false, grain: "sector" });
	await env.DB.prepare("update datasets set complete = 1 where id = 'postcode_units'").run();
});

test("Northern Ireland, which the file does not cover, stays covered by its letters", async () => {
	expect((await previewOf("BT15GS")).place).toMatchObject({
		nation: "Northern Ireland",
		grain: "nation",
	});
});

test("a part of the postcode file says no of no postcode", async () => {
	const asked = async () => (await askApp("/api/property/preview/M145XX")).status;
	expect(await asked()).toBe(404);
	await env.DB.prepare("update datasets set complete = 0 where id = 'postcode_units'").run();
	expect(await asked()).toBe(200);
	const { place } = await previewOf("M145XX");
	expect(place).toMatchObject({ verified: false, grain: "sector" });
	expect((await previewOf("M145LL")).place).toMatchObject({ verified: true, grain: "unit" });
	await env.DB.prepare("update datasets set complete = 1 where id = 'postcode_units'").run();
});
