import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

async function timed(request: APIRequestContext, path: string) {
	const started = Date.now();
	const reply = await request.get(path);
	return { reply, took: Date.now() - started };
}

/** What no table of ours tells of a place. */
const ofLiveSources = [
	"recentCrime",
	"floodZone",
	"floodWarnings",
	"conservationArea",
	"listedBuilding",
];

for (const [mode, postcode] of [
	["down", "LS62AA"],
	["cut", "LS62AB"],
	["garbage", "LS62AD"],
	["slow", "LS62AE"],
] as const) {
	test(`with every source ${mode} the preview answers from the tables in under five seconds`, async ({
		request,
		sim,
	}) => {
		await sim.set("all", mode);
		const { reply, took } = await timed(request, `/api/property/preview/${postcode}`);

		expect(reply.status()).toBe(200);
		expect(took).toBeLessThan(5_000);
		const preview = await reply.json();
		expect(preview.place).toMatchObject({ grain: "sector", verified: false });
		expect(preview).toMatchObject({
			epcRating: "D",
			currentEnergyEfficiency: null,
			totalFloorArea: null,
			estimatedUpgradeCost: null,
			certificatesCount: null,
		});
		const asked = preview.areaFacts.filter(({ id }: { id: string }) => ofLiveSources.includes(id));
		expect(asked).toHaveLength(ofLiveSources.length);
		for (const { id, evidence } of asked) {
			expect(evidence.value, id).toBeNull();
		}
	});
}

test("on a border the visitor is asked for the nation, and the answer follows", async ({
	page,
	sim,
}) => {
	await sim.set("all", "down");
	await page.goto("/property/TD124LS?use=sharers");
	const question = page.getByRole("region", { name: "Which nation" });
	await expect(question).toContainText("Until you say, taxes are those of Scotland");
	await question.getByRole("button", { name: "England" }).click();
	await expect(page).toHaveURL(/nation=England/);
	await expect(question).toBeHidden();
	await expect(page.getByText(/Northumberland · Assessed/)).toBeVisible();
});

test("two visitors who ask for one new postcode at once cause one gathering", async ({
	request,
	sim,
}) => {
	const path = "/api/property/preview/BT15GS";
	const replies = await Promise.all([request.get(path), request.get(path)]);

	expect(replies.map((reply) => reply.status())).toEqual([200, 200]);
	expect((await sim.hits())["postcodes-io"]).toBe(1);
});

test("a visitor who hangs up while leading a gathering harms nobody who follows", async ({
	baseURL,
	request,
	sim,
}) => {
	await sim.set("police", "slow");
	const leader = new AbortController();
	const led = fetch(`${baseURL}/api/property/preview/NE65QJ`, { signal: leader.signal });
	const refusal = led.catch((cause: unknown) => cause);
	await expect.poll(async () => (await sim.hits())["postcodes-io"]).toBe(1);
	const follower = request.get("/api/property/preview/NE65QJ");
	leader.abort();

	expect(String(await refusal)).toContain("AbortError");
	const reply = await follower;
	expect(reply.status()).toBe(200);
	expect((await reply.json()).place.verified).toBe(true);
	expect((await sim.hits())["postcodes-io"]).toBe(1);
});

test("with one source down the others still tell, and its own figure says it could not be reached", async ({
	request,
	sim,
}) => {
	await sim.set("epc-register", "down");
	const preview = await (await request.get("/api/property/preview/SW1A1AA")).json();

	expect(preview.place.verified).toBe(true);
	expect(preview.evidence.totalFloorArea.note).toContain("could not be reached");
	const conservation = preview.areaFacts.find(
		({ id }: { id: string }) => id === "conservationArea",
	);
	// Asked and answered: a source that was silent has no number at all.
	expect(conservation.evidence.value).toBe(0);
});
