import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { AreaFigures } from "#contracts/area-figures.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { connect } from "#worker/db/client.ts";
import { areas } from "#worker/db/schema/reference.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { planOf } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someGrant } from "#worker/test/some-grant.ts";

beforeAll(loadReferenceData);

const ask = (authority: string, browser = new Browser()) =>
	browser.ask(`/api/area-figures/${authority}`);
const figuresOf = async (response: Response) => AreaFigures.parse(await response.json());

test("anyone reads bands, crimes and renters of every area of a council, each with its date", async () => {
	const response = await ask("E09000033");
	expect(response.status).toBe(200);
	const { energy, crime, renters } = await figuresOf(response);
	expect([energy?.asOf, crime?.asOf, renters?.asOf]).toEqual(["2026-07", "2026-04", "2021"]);
	for (const figure of [energy, crime, renters]) {
		expect(figure?.areas.length).toBeGreaterThan(20);
	}
	expect(renters?.authority).toBeGreaterThan(20);
});

test("what homes of an area were sold for is not in the answer of a stranger, and in pounds in a subscriber's", async () => {
	expect((await figuresOf(await ask("E08000003"))).price).toBeNull();

	const { browser, id } = await member();
	expect((await figuresOf(await ask("E08000003", browser))).price).toBeNull();
	await someGrant(id);
	const { price } = await figuresOf(await ask("E08000003", browser));
	expect(price?.asOf).toBe("2025");
	expect(price?.areas.find(({ code }) => code === "E02001070")?.value).toBeGreaterThan(100_000);
});

test("Scotland and Northern Ireland have what is published there", async () => {
	const scottish = await figuresOf(await ask("S12000036"));
	expect([scottish.energy, scottish.crime, scottish.renters?.asOf]).toEqual([null, null, "2022"]);
});

test("a council that we do not hold has no figures, and what is no code is refused", async () => {
	expect(await figuresOf(await ask("E08999999"))).toEqual({
		price: null,
		energy: null,
		crime: null,
		renters: null,
	});
	for (const wrong of ["Manchester", "E0800000", "E080000031", "%27%20OR%201", "x".repeat(5_000)]) {
		const response = await ask(wrong);
		expect(response.status, wrong).toBe(400);
		expect(ProblemBody.parse(await response.json()).code).toBe("invalid_input");
	}
});

test("the areas of a council are looked up, and not sought among all", async () => {
	const query = connect(env.DB).select().from(areas).where(eq(areas.authorityCode, "E08000003"));
	expect(await planOf(query.toSQL())).toContainEqual(
		expect.stringMatching(/^SEARCH areas .*\(authority_code=\?\)/),
	);
});
