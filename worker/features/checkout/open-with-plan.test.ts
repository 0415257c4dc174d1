import { beforeAll, expect, test } from "vitest";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

type Person = Awaited<ReturnType<ReturnType<typeof openPlanShop>["somebodyNew"]>>;

/** A report that somebody made and did not buy. */
async function draftOf(person: Person): Promise<string> {
	const made = await person.ask("/reports/generate", { postcode: "M14 5LL" });
	return (await made.json<ReportMade>()).id;
}

const open = (person: Person, id: string) => person.ask(`/reports/${id}/open-with-plan`, {});

test("a plan opens a report that its owner made before, and counts it", async () => {
	const person = await openPlanShop().trialist();
	const id = await draftOf(person);

	expect((await open(person, id)).status).toBe(200);

	const report = await (await person.ask(`/reports/${id}`)).json<PaidReport>();
	expect(report).toMatchObject({ isPaid: true, state: "paid", isTest: true });
	expect(await person.state()).toMatchObject({ reportsUsed: 1 });
});

test("ten presses at once open it once and count once", async () => {
	const person = await openPlanShop().trialist();
	const id = await draftOf(person);

	const answers = await Promise.all(Array.from({ length: 10 }, () => open(person, id)));

	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
	expect(await person.state()).toMatchObject({ reportsUsed: 1 });
});

test("a plan with one report left opens one of three at once, and none after it", async () => {
	const person = await openPlanShop().trialist();
	const drafts = [await draftOf(person), await draftOf(person), await draftOf(person)];
	for (let made = 0; made < 4; made += 1) {
		await person.ask("/reports/generate-subscription", { postcode: "M14 5LL" });
	}

	const answers = await Promise.all(drafts.map((id) => open(person, id)));

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
	expect(await answers.find(({ status }) => status === 422)?.json()).toMatchObject({
		code: "limit_reached",
	});
	expect(await person.state()).toMatchObject({ reportsUsed: 5 });
});

test("without a plan none is opened, and nobody opens another's", async () => {
	const shop = openPlanShop();
	const owner = await shop.somebodyNew();
	const id = await draftOf(owner);

	expect(await (await open(owner, id)).json()).toMatchObject({ code: "not_subscribed" });
	expect((await open(await shop.trialist(), id)).status).toBe(404);
});
