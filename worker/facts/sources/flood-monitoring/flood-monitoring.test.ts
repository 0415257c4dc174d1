import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { floodMonitoring } from "./flood-monitoring.ts";

const warning = {
	"@id": "http://environment.data.gov.uk/flood-monitoring/id/floods/000",
	description: "Pretend Beach",
	eaAreaName: "Solent and South Downs",
	floodAreaID: "000FWFPRETEND",
	isTidal: true,
	message: "Spray and overtopping are expected.",
	severity: "Flood warning",
	severityLevel: 2,
	timeRaised: "2026-11-19T08:30:00",
	timeSeverityChanged: "2026-11-19T08:30:00",
};

async function warningsNear(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const source = floodMonitoring({ baseUrl: "https://flood.example", fetch });
	const at = { lat: 50.824943, lng: -0.135393 };
	return { ...(await source.warningsNear(at, AbortSignal.timeout(1000))), sent };
}

function items(...list: object[]): Scripted {
	return { json: { "@context": "", meta: {}, items: list } };
}

test("a warning says how grave it is, where, and since when", async () => {
	const { warnings, sent } = await warningsNear(items(warning));
	expect(warnings).toEqual([
		{ level: 2, description: "Pretend Beach", raisedAt: "2026-11-19T08:30:00" },
	]);
	expect(sent[0]?.url.href).toBe(
		"https://flood.example/flood-monitoring/id/floods?lat=50.824943&long=-0.135393&dist=2",
	);
});

test("the gravest warning comes first, and one no longer in force is left out", async () => {
	const levels = [3, 4, 1, 2].map((severityLevel) => ({ ...warning, severityLevel }));
	const { warnings } = await warningsNear(items(...levels));
	expect(warnings.map(({ level }) => level)).toEqual([1, 2, 3]);
});

test("a quiet river has no warnings", async () => {
	expect((await warningsNear(items())).warnings).toEqual([]);
});

test.each([
	["2026-11-19T08:30:00Z", "2026-11-19T08:30:00Z"],
	["this morning", null],
	[undefined, null],
])("a time of raising sent as %j is %j", async (timeRaised, raisedAt) => {
	expect((await warningsNear(items({ ...warning, timeRaised }))).warnings[0]?.raisedAt).toBe(
		raisedAt,
	);
});

test.each([
	["a severity outside the scale", items({ ...warning, severityLevel: 7 })],
	["a severity in words", items({ ...warning, severityLevel: "2" })],
	["no description", items({ ...warning, description: undefined })],
	["no list", { json: { meta: {} } }],
])("%s is malformed", async (_, reply) => {
	await expect(warningsNear(reply)).rejects.toMatchObject({ why: "malformed" });
});
