import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { Addresses } from "#contracts/postcode.ts";
import { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { endsWithin } from "#domain/test/time-taken.ts";
import { createApp } from "#worker/app.ts";
import { SHAPE_PREFIX } from "#worker/facts/facts-cache.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { askApp, offline, online } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);

const { fetch } = simulatedFetch();
const previewOf = async (path: string) =>
	Preview.parse(
		await (await askApp(`/api/property/preview/${path}`, { bindings: online, fetch })).json(),
	);

test("a postcode with certificates is assessed by its own homes, and is verified", async () => {
	const preview = await previewOf("M145LL");
	expect(preview.place).toMatchObject({
		verified: true,
		grain: "unit",
		label: "Fallowfield, Manchester",
		note: null,
	});
	expect(preview.evidence.currentEnergyEfficiency).toMatchObject({
		basis: "postcode",
		coverage: "estimated",
	});
	expect(preview.evidence.currentEnergyEfficiency.value).toBe(70);
	expect(preview.evidence.currentEnergyEfficiency.sample).toBe(7);
	expect(preview.evidence.totalFloorArea.basis).toBe("postcode");
	expect(preview.certificatesCount).toBeGreaterThan(5);
});

test("a chosen certificate makes the figures those of that home", async () => {
	const preview = await previewOf("M145LL?certificate=0000-0000-0000-0000-0002");
	expect(preview).toMatchObject({
		address: expect.stringContaining("2 Pretend Terrace"),
		epcRating: "D",
		epcPotentialRating: "B",
		currentEnergyEfficiency: 61,
		potentialEnergyEfficiency: 81,
		totalFloorArea: 80,
		estimatedUpgradeCost: 1_225,
		propertyType: "House, mid-terrace",
	});
	expect(preview.evidence.estimatedUpgradeCost).toMatchObject({
		basis: "property",
		range: [600, 1_850],
	});
	expect(preview.evidence.currentEnergyEfficiency).toMatchObject({
		basis: "property",
		coverage: "ok",
	});
	expect(preview.evidence.currentEnergyEfficiency.sources[0]?.asOf).toBe("2019-09-02");
});

test("how a chosen home was held when last sold is told, and of no one's neighbours", async () => {
	expect((await previewOf("M145LL?certificate=0000-0000-0000-0000-0002")).soldTenure).toEqual({
		tenure: "freehold",
		on: expect.stringMatching(/^2024-08-/),
	});
	expect((await previewOf("M145LL")).soldTenure).toBeNull();
});

test("a home rated F is capped, and an exemption the visitor states lifts the cap", async () => {
	const chosen = "M145LL?certificate=0000-0000-0000-0000-0004";
	const capped = await previewOf(chosen);
	expect(capped.riskScore).toBe(20);
	expect(capped.score).toMatchObject({ label: "High Risk", grade: null });
	expect(capped.dealBreakers.map(({ id }) => id)).toEqual(["epc"]);
	const exempt = await previewOf(`${chosen}&exemption=true`);
	expect(exempt.dealBreakers).toEqual([]);
	expect(exempt.riskScore).toBe(capped.score.uncapped);
});

test("a hit in the national Article 4 areas is certain, and permission the visitor states lifts it", async () => {
	const sharers = await previewOf("M145LL?use=sharers");
	const articleFour = sharers.licensing.find(({ scheme }) => scheme === "article4");
	expect(articleFour).toMatchObject({ verdict: "required", applies: true });
	expect(sharers.dealBreakers.map(({ id }) => id)).toContain("articleFour");
	const permitted = await previewOf("M145LL?use=sharers&c4permission=true");
	expect(permitted.dealBreakers.map(({ id }) => id)).not.toContain("articleFour");
});

test("the list of addresses has each home once, with its newest certificate, in counting order", async () => {
	const response = await askApp("/api/property/addresses/M145LL", { bindings: online, fetch });
	const { addresses, provenance } = await response.json<Addresses>();
	expect(addresses.filter(({ address }) => address.startsWith("Flat 1"))).toHaveLength(1);
	expect(addresses.find(({ certificate }) => certificate.endsWith("0007"))?.expired).toBe(false);
	expect(addresses.find(({ certificate }) => certificate.endsWith("0005"))?.expired).toBe(true);
	expect(provenance.sample).toBe(addresses.length);
});

test("a certificate of another postcode is never shown as this one's", async () => {
	const response = await askApp(
		"/api/property/preview/BN29QA?certificate=0000-0000-0000-0000-0002",
		{ bindings: online, fetch },
	);
	expect(response.status).toBe(404);
	expect(ProblemBody.parse(await response.json()).code).toBe("certificate_unknown");
});

test("with the register down a chosen home is refused honestly, not answered from its neighbours", async () => {
	const { fetch: registerDown } = simulatedFetch({
		down: ["api.get-energy-performance-data.communities.gov.uk"],
	});
	const response = await askApp(
		"/api/property/preview/CF243AB?certificate=0000-0000-0000-0000-0002",
		{ bindings: online, fetch: registerDown },
	);
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).not.toBeNull();
});

test("the register's own 'none' is told apart from its silence", async () => {
	const preview = await previewOf("SW1A1AA");
	expect(preview.certificatesCount).toBe(0);
	expect(preview.evidence.currentEnergyEfficiency.note).toBe(
		"The register has no certificate at this postcode.",
	);
	expect(preview.epcRating).toBe("C");
});

test("crime that Greater Manchester does not publish is unknown, not none", async () => {
	const preview = await previewOf("M145LL");
	const crime = preview.areaFacts.filter(({ id }) => id === "crimeRate" || id === "recentCrime");
	for (const { evidence, text } of crime) {
		expect(evidence.value).toBeNull();
		expect(text).toContain("does not mean");
	}
});

test("sources that do not cover a nation are not read there", async () => {
	const { fetch: counted, asked } = simulatedFetch();
	await askApp("/api/property/preview/BT15GS", { bindings: online, fetch: counted });
	expect(asked.some((url) => url.startsWith("www.planning.data.gov.uk"))).toBe(false);
	const preview = await previewOf("BT15GS");
	expect(preview).toMatchObject({
		riskScore: null,
		place: { nation: "Northern Ireland", verified: true },
	});
	expect(preview.evidence.epcRating.coverage).toBe("not_covered");
	expect(preview.offer.isSold).toBe(false);
	expect(preview.evidence.estimatedRentalYield).toMatchObject({
		value: null,
		coverage: "not_covered",
	});
	// All that is published is told: the district's price, who rents there, and the demand that follows.
	const entitled = preview.areaFacts.find(({ id }) => id === "privateRenters");
	expect(entitled).toMatchObject({
		evidence: { basis: "authority", place: "Belfast", sources: [{ asOf: "2021" }] },
	});
	expect(preview.marketDemand).not.toBeNull();
	const crime = preview.areaFacts.find(({ id }) => id === "recentCrime");
	expect(crime?.evidence.value).toBeGreaterThan(0);
});

test("a terminated postcode is told with the month it ended, to preview and validation alike", async () => {
	const how = { bindings: online, fetch };
	const preview = await askApp("/api/property/preview/E1W1UU", how);
	expect(preview.status).toBe(404);
	const body = ProblemBody.parse(await preview.json());
	expect(body).toMatchObject({
		code: "postcode_terminated",
		message: "E1W 1UU has not been in use since February 2015.",
	});
	const validation = await askApp("/api/postcode/validate/E1W1UU", how);
	expect(await validation.json()).toEqual({ isValid: false, reason: body.message });
});

test("a chosen certificate that was not gathered with its postcode is asked for once and kept", async () => {
	const { fetch: counted, asked } = simulatedFetch();
	const how = { bindings: online, fetch: counted };
	const expired = "M145LL?certificate=0000-0000-0000-0000-0005";
	await previewOf("M145LL");
	for (const _ of [1, 2]) {
		const preview = Preview.parse(
			await (await askApp(`/api/property/preview/${expired}`, how)).json(),
		);
		expect(preview.evidence.currentEnergyEfficiency).toMatchObject({
			value: 58,
			coverage: "estimated",
		});
	}
	expect(asked.filter((url) => url.endsWith("/api/certificate"))).toHaveLength(1);
});

const register = "api.get-energy-performance-data.communities.gov.uk";

test("a certificate asked of a register that hangs is refused within five seconds, gathering included", async () => {
	const hanging: Fetch = (url, init) =>
		new URL(url).pathname === "/api/certificate" ? new Promise(() => {}) : fetch(url, init);
	await env.CACHE.delete(`${SHAPE_PREFIX}CF243AB`);
	const context = createExecutionContext();
	const app = createApp(() => ({ fetch: hanging, now: Date.now, token: randomToken }));
	const response = Promise.resolve(
		app.request(
			"/api/property/preview/CF243AB?certificate=0000-0000-0000-0000-0201",
			undefined,
			online,
			context,
		),
	);
	expect(await endsWithin(5_000, response)).toBe(true);
	expect([404, 503]).toContain((await response).status);
	await waitOnExecutionContext(context);
});

test.each([
	["the register is not connected", { bindings: offline }, "NE65QJ", "is not connected"],
	[
		"the nation has another register",
		{ bindings: online, fetch },
		"EH65NP",
		"does not cover this nation",
	],
])(
	"where %s a certificate cannot be chosen, and no one is told to try again",
	async (_, how, postcode, words) => {
		const response = await askApp(
			`/api/property/preview/${postcode}?certificate=0000-0000-0000-0000-0002`,
			how,
		);
		expect(response.status).toBe(404);
		expect(response.headers.get("retry-after")).toBeNull();
		expect(ProblemBody.parse(await response.json()).message).toContain(words);
	},
);

test("a list without its details is not whole, and is gathered again soon", async () => {
	await env.CACHE.delete(`${SHAPE_PREFIX}BN29QA`);
	const put = vi.fn(env.CACHE.put.bind(env.CACHE));
	const CACHE = new Proxy(env.CACHE, {
		get: (target, key) => (key === "put" ? put : Reflect.get(target, key).bind(target)),
	});
	const withoutDetails: Fetch = (url, init) =>
		url.includes(`${register}/api/certificate`)
			? Promise.reject(new TypeError("refused"))
			: fetch(url, init);
	await askApp("/api/property/preview/BN29QA", {
		bindings: { ...online, CACHE },
		fetch: withoutDetails,
	});
	expect(put.mock.calls[0]?.[2]).toMatchObject({ expirationTtl: 600 });
});

test("a London day begins at London's midnight, in summer an hour before that of the clock we count by", async () => {
	const late = Date.UTC(2026, 6, 1, 23, 30);
	const response = await askApp("/api/property/preview/BN29QB", { now: late });
	expect(Preview.parse(await response.json()).assessedOn).toBe("2026-07-02");
});
