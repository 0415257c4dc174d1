import { beforeAll, expect, test, vi } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { askApp } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const previewOf = async (path: string) =>
	Preview.parse(await (await askApp(`/api/property/preview/${path}`)).json());

test("a postcode of a known sector is previewed with no network, key or import", async () => {
	const response = await askApp("/api/property/preview/M145LL");
	expect(response.status).toBe(200);
	const preview = Preview.parse(await response.json());
	expect(preview).toMatchObject({
		postcode: "M14 5LL",
		address: null,
		epcRating: "D",
		currentEnergyEfficiency: null,
		requiresHmoLicense: false,
		inSelectiveLicensingArea: null,
		place: { verified: false, grain: "sector", label: "Manchester" },
	});
	expect(preview.place.note).toContain("Postcode not verified");
	expect(preview.riskScore).toBeGreaterThan(0);
});

test("a sector of two nations has no figure of the areas that hold less than half of it, until the nation is stated", async () => {
	const { epcRating, areaFacts } = await previewOf("TD124LS");
	expect(epcRating).toBeNull();
	expect(areaFacts.find(({ id }) => id === "crimeRate")?.evidence.value).toBeNull();
	const english = await previewOf("TD124LS?nation=England");
	expect(english.epcRating).not.toBeNull();
	expect(english.evidence.epcRating).toMatchObject({ place: "2 areas of TD12 4" });
});

test("on a border the nation is asked for, and what is stated decides whose law holds", async () => {
	const open = await previewOf("TD124LS?use=sharers");
	expect(open.place).toMatchObject({ nationChoices: ["Scotland", "England"], verified: false });
	expect(open.answer.let.needs[0]?.what).toBe("Tell us in which nation the home lies");
	expect(open.requiresHmoLicense).toBeNull();
	const scottish = await previewOf("TD124LS?use=sharers&nation=Scotland");
	expect(scottish).toMatchObject({
		requiresHmoLicense: true,
		place: { nation: "Scotland", authority: { name: "Scottish Borders" } },
	});
	const english = await previewOf("TD124LS?use=sharers&nation=England");
	expect(english).toMatchObject({
		place: {
			nation: "England",
			authority: { name: "Northumberland" },
			nationChoices: ["Scotland", "England"],
		},
	});
});

test("a place is among the authorities of the nation that is stated", async () => {
	const yields = async (query: string) => {
		const { components } = await previewOf(`HR35AA${query}`);
		return components.find(({ id }) => id === "yield")?.standing?.text;
	};
	expect(await yields("")).toMatch(/^Yield: .+ of Wales$/);
	expect(await yields("?nation=Wales")).toMatch(/^Yield: .+ of Wales$/);
	expect(await yields("?nation=England")).toMatch(/^Yield: .+ of England$/);
});

test("a nation that the place is not in is refused at its field", async () => {
	const response = await askApp("/api/property/preview/TD124LS?nation=Wales");
	expect(response.status).toBe(400);
	expect(ProblemBody.parse(await response.json()).fields).toEqual({
		nation: "This postcode is in Scotland or England",
	});
});

test("the line of a request says whether its facts came from the cache", async () => {
	const lines: Record<string, unknown>[] = [];
	const said = vi.spyOn(console, "info").mockImplementation((line) => lines.push(JSON.parse(line)));
	await askApp("/api/property/preview/M145LX");
	await askApp("/api/property/preview/M145LX");
	said.mockRestore();
	const requests = lines.filter(({ message }) => message === "request");
	expect(requests.map(({ route, cache }) => [route, cache])).toEqual([
		["/api/property/preview/:postcode", "miss"],
		["/api/property/preview/:postcode", "hit"],
	]);
	expect(requests.map(({ d1Calls }) => d1Calls)).toEqual([expect.any(Number), 2]);
	expect(requests[0]?.["d1Calls"]).toBeGreaterThan(0);
});

test("every figure carries a source and a date, or the reason it is missing", async () => {
	const { evidence } = await previewOf("BN29QA");
	for (const [field, { value, sources, note }] of Object.entries(evidence)) {
		if (value === null) {
			expect(note, field).toBeTruthy();
			continue;
		}
		expect(sources.length, field).toBeGreaterThan(0);
		expect(
			sources.some(({ asOf }) => asOf !== null),
			field,
		).toBe(true);
	}
});

test("a stranger's answer holds nothing that is paid for", async () => {
	const response = await askApp("/api/property/preview/M145LL?bedrooms=2");
	const text = await response.text();
	const preview = Preview.parse(JSON.parse(text));
	expect(preview).toMatchObject({
		entitled: false,
		rentalMarketData: null,
		soldPriceData: null,
		regulatoryFlags: [],
		marketIntelligence: null,
	});
	expect(preview.flagsCount).toBeGreaterThan(0);
	for (const secret of ["1352", "135200", "1216", "268215", "229914", "252810", "4286"]) {
		expect(text).not.toContain(secret);
	}
});

test("a typed rent alone leaves the yield as it was; with a price the yield is the visitor's", async () => {
	const [plain, rentOnly, priceOnly, both] = await Promise.all(
		["", "?rent=9999", "?price=1000", "?rent=1000&price=200000"].map((query) =>
			previewOf(`M145LL${query}`),
		),
	);
	expect(rentOnly?.estimatedRentalYield).toBe(plain?.estimatedRentalYield);
	expect(priceOnly?.estimatedRentalYield).toBe(plain?.estimatedRentalYield);
	expect(rentOnly?.inputs.rent).toBe(9_999);
	expect(both?.evidence.estimatedRentalYield).toMatchObject({ value: 6, basis: "visitor" });
});

test.each([
	["M14", 400, "invalid_postcode"],
	["ZZ11AA", 400, "invalid_postcode"],
	["%00", 400, "invalid_postcode"],
	["A".repeat(33), 400, "invalid_postcode"],
	["GIR0AA", 422, "postcode_not_geographic"],
	["BFPO57", 422, "postcode_not_geographic"],
	["JE23AB", 422, "postcode_not_covered"],
	["IM11AA", 422, "postcode_not_covered"],
	["M939ZZ", 404, "postcode_unknown"],
])("%s is refused with %i %s and words for a person", async (typed, status, code) => {
	const response = await askApp(`/api/property/preview/${typed}`);
	expect(response.status).toBe(status);
	const body = ProblemBody.parse(await response.json());
	expect(body.code).toBe(code);
	expect(body.error).toBe(body.message);
});

test.each([
	["use=palace", "use"],
	["rent=-1", "rent"],
	["rent=1e99", "rent"],
	["rent=abc", "rent"],
	["price=0", "price"],
	["rent=0x10", "rent"],
	["bedrooms=1e1", "bedrooms"],
	["bedrooms=-1", "bedrooms"],
	["bedrooms=2.5", "bedrooms"],
	["certificate=1", "certificate"],
	["exemption=maybe", "exemption"],
	["owned=yes", "owned"],
	["loanLeft=-1", "loanLeft"],
	["loanLeft=lots", "loanLeft"],
	["boughtFor=0", "boughtFor"],
	["valueWhenLet=1e99", "valueWhenLet"],
	["type=castle", "type"],
	["rentOf=week", "rentOf"],
	["price=1", "price"],
	["rent=16000&price=200000", "rent"],
	["use=hmo&rentOf=room&rooms=5&rent=9000&price=200000", "rent"],
	["use=hmo&rooms=6&people=5", "rooms"],
])("?%s is refused on its own field", async (query, field) => {
	const response = await askApp(`/api/property/preview/M145LL?${query}`);
	expect(response.status).toBe(400);
	const body = ProblemBody.parse(await response.json());
	expect(Object.keys(body.fields ?? {})).toEqual([field]);
});

test("what is stated of a home that is owned is echoed, and so is whose rent it is", async () => {
	const stated = {
		owned: true,
		loanLeft: 90_000,
		boughtFor: 120_000,
		valueWhenLet: 150_000,
		type: "terraced",
		price: 200_000,
	} as const;
	const query = Object.entries(stated).map(([name, value]) => `${name}=${value}`);
	const home = await previewOf(`M145LL?${query.join("&")}`);
	expect(home.inputs).toMatchObject({ ...stated, rentOf: "home", rent: null });

	const room = await previewOf("M145LL?use=hmo&rooms=5&people=5&rentOf=room&rent=500");
	expect(room.inputs).toMatchObject({ rent: 500, rentOf: "room", rooms: 5 });
	const whole = await previewOf("M145LL?use=hmo&rooms=5&people=5&rent=2500");
	expect(whole.inputs).toMatchObject({ rent: 2_500, rentOf: "home" });
	expect(room.answer).toEqual(whole.answer);
});

test("an area is ranked above its score, and a home whose figures are both stated has a label", async () => {
	const labels = ["Excellent Investment", "Good Investment", "Moderate Risk", "High Risk"];
	const area = await previewOf("M145LL?rent=1200");
	expect(labels).not.toContain(area.score.headline);
	const home = await previewOf("M145LL?rent=1200&price=200000");
	expect(home.score.headline).toBe(home.score.label);
	expect(labels).toContain(home.score.headline);
});

test("a verdict says which proof it has, and a lead alone requires nothing", async () => {
	const { licensing } = await previewOf("M145LL?use=hmo");
	expect(licensing.find(({ scheme }) => scheme === "mandatory")).toMatchObject({
		verdict: "required",
		proof: "rule",
	});
	expect(licensing.filter((each) => each.verdict === "required" && each.proof === "lead")).toEqual(
		[],
	);
});

test("Northern Ireland is answered with what is covered, and no score", async () => {
	const preview = await previewOf("BT15GS?use=sharers");
	expect(preview).toMatchObject({
		riskScore: null,
		requiresHmoLicense: true,
		place: { nation: "Northern Ireland", grain: "nation" },
	});
	expect(preview.score.label).toBe("Not enough published data to score");
});

test("a verdict is computed for today, not for the day the facts were gathered", async () => {
	const lastDay = Date.UTC(2029, 5, 30, 12);
	const additional = async (now: number) => {
		const response = await askApp("/api/property/preview/BN29QA?use=sharers", { now });
		const { licensing } = Preview.parse(await response.json());
		return licensing.find(({ scheme }) => scheme === "additional")?.verdict;
	};
	expect(await additional(lastDay)).toBe("check_boundary");
	expect(await additional(lastDay + 86_400_000)).toBe("unknown");
});

test.each([
	["M14 5LL", true],
	["m145ll", true],
	["M14", false],
	["GIR 0AA", false],
	["M93 9ZZ", false],
])("validate always answers 200: %s is %s", async (typed, isValid) => {
	const response = await askApp(`/api/postcode/validate/${encodeURIComponent(typed)}`);
	expect(response.status).toBe(200);
	const body = await response.json<{ isValid: boolean; reason?: string }>();
	expect(body.isValid).toBe(isValid);
	expect(body.reason === undefined).toBe(isValid);
});

test("without a register the list of addresses is empty and says why", async () => {
	const response = await askApp("/api/property/addresses/M145LL");
	expect(await response.json()).toMatchObject({
		addresses: [],
		provenance: {
			coverage: "unknown",
			note: expect.stringContaining("is not connected to this service"),
		},
	});
});

test.each([
	["2026-09-30", undefined],
	["2026-10-01", true],
])("rents of May are called older than they should be on %s: %s", async (day, isPast) => {
	const now = Date.parse(`${day}T12:00:00Z`);
	const response = await askApp("/api/property/preview/M145LL", { now });
	const { gatedSources } = Preview.parse(await response.json());
	expect(gatedSources.rent.sources).toMatchObject([{ asOf: "2026-05" }]);
	expect(gatedSources.rent.sources[0]?.isPast).toBe(isPast);
});

test("a postcode is told with who placed it, and of what date", async () => {
	const { place } = await previewOf("M145LL");
	expect(place.sources).toMatchObject([{ name: "Code-Point Open", asOf: "2025-10" }]);
});

test("of a sector that councils share, no one council is stated as certain", async () => {
	const { place, evidence } = await previewOf("PE93AA");
	expect(place.label).toContain(" or ");
	expect(evidence.estimatedRentalYield.coverage).toBe("estimated");
});

test("no council that only proposes an Article 4 direction is said to have none", async () => {
	for (const postcode of ["TS248AA", "BL11AA", "DL11AA"]) {
		const { licensing } = await previewOf(`${postcode}?use=sharers`);
		expect(licensing.find(({ scheme }) => scheme === "article4")?.verdict, postcode).not.toBe(
			"none_found",
		);
	}
});
