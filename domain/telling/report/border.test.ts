import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { composeAnswer } from "../../judgement/answer/compose-answer.ts";
import { someFacts, somePlace } from "../../test/some-facts.ts";
import { someAssessment } from "../../test/some-report.ts";
import { composeReport } from "./compose-report.ts";

const council = { ...someFacts().authorities[0], code: "W06000023", name: "Powys", region: null };
const place = somePlace({
	nation: "Wales",
	region: null,
	authorities: [
		{ code: "W06000023", name: "Powys", share: 0.79 },
		{ code: "E06000019", name: "Herefordshire", share: 0.21 },
	],
	wards: [],
});
const [english] = someFacts().authorities;
const authorities = english
	? [
			{ ...english, ...council },
			{ ...english, code: "E06000019", name: "Herefordshire", region: "West Midlands" },
		]
	: [];
const scotland = {
	place: somePlace({
		nation: "Scotland",
		region: null,
		authorities: [
			{ code: "S12000026", name: "Scottish Borders", share: 0.6 },
			{ code: "E06000057", name: "Northumberland", share: 0.4 },
		],
	}),
};
const typed = { price: fromPounds(200_000), rent: fromPounds(1_400) };
const stated = (nation: Nation | null, facts: object = { place, authorities }) =>
	someAssessment({ ...typed, facts, nation });
const reportOn = (nation: Nation | null, facts?: object) => composeReport(stated(nation, facts));

test.each([
	["Wales", "Land Transaction Tax", /^For a person who lives in Wales/],
	["England", "Stamp Duty Land Tax", /^For a person who lives in England/],
] as const)("once %s is stated its law and its taxes hold everywhere", (nation, levy, basis) => {
	const { home, money, compliance, plan } = reportOn(nation);
	expect(home.nation).toBe(nation);
	expect(home.note).not.toContain("It may be in");
	expect(money.context).toMatchObject({ nation, isNationOpen: false });
	expect(money.figures.taxBasis).toMatch(basis);
	expect(money.figures.year.tax?.name).toBe(levy);
	expect(compliance.now.some(({ source }) => source.includes("(Wales)"))).toBe(nation === "Wales");
	const steps = plan.map(({ id }) => id);
	expect(steps.includes("registration")).toBe(nation === "Wales");
	expect(steps).not.toContain("nation");
});

test("no word of the other nation is left in a report whose nation is stated", () => {
	const text = JSON.stringify({ ...reportOn("England", scotland), sources: [] });
	expect(text).not.toMatch(/Scotland|Scottish|Land and Buildings/);
});

test("until it is stated the report asks for it, and says whose taxes it shows", () => {
	const { home, money, plan, answer } = reportOn(null);
	expect(home.note).toContain(
		"It may be in Wales or England. Until you say which, taxes and duties are those of Wales.",
	);
	expect(money.figures.taxBasis).toMatch(
		/^We don't know in which nation the home lies: these are the taxes of Wales\. /,
	);
	const steps = plan.map(({ id }) => id);
	expect(steps[0]).toBe("nation");
	expect(steps).not.toContain("registration");
	expect(answer.let.needs.some(({ what }) => what.includes("nation"))).toBe(true);
});

test("what is left after tax is that of the nation whose taxes are taken until it is stated", () => {
	const pays = (nation: Nation | null) =>
		composeAnswer(
			someAssessment({
				price: fromPounds(200_000),
				rent: fromPounds(1_200),
				facts: scotland,
				nation,
			}),
			0,
		).pays;
	expect(pays(null)).toMatchObject({
		verdict: "yes_if",
		reason: expect.stringMatching(/; at 42% it loses £[\d,]+ a year, as a house\.$/),
	});
	expect(pays("Scotland").reason).toBe(pays(null).reason);
	expect(pays("England").reason).not.toContain("42%");
});

test("a loss before tax is a loss in either nation and asks for none", () => {
	const { pays } = composeAnswer(
		someAssessment({
			price: fromPounds(200_000),
			rent: fromPounds(300),
			facts: scotland,
		}),
		0,
	);
	expect(pays.verdict).toBe("no");
	expect(pays.needs.some(({ what }) => what.includes("nation"))).toBe(false);
});

test("a rating that no one reads is not blamed on one nation while the other may hold", () => {
	const bare = { ...scotland, areas: [] };
	const { energy } = reportOn(null, bare);
	expect(energy.answer).toBe(
		"The home's energy rating is not known. Scotland and England differ in what may be let: tell us in which nation the home lies.",
	);
	expect(stated(null, bare).energy.band.note).toMatch(
		/^We don't know in which nation the home lies\./,
	);
	expect(reportOn("Scotland", bare).energy.answer).toContain(
		"We read no energy certificates of Scotland",
	);
});
