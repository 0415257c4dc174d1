import { expect, test } from "vitest";
import { readCalendar } from "../test/read-calendar.ts";
import { portfolioCalendar, portfolioDates } from "./dates.ts";
import type { KeptDate } from "./kept-answer.ts";
import type { KeptHome } from "./kept-home.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

const DAY = "2026-11-23";
const window: KeptDate = {
	id: "landlord-database",
	on: "2027-05-15",
	until: "2027-08-14",
	title: "Landlord database, North West",
	isDraft: true,
};
const england = { nation: "England", dates: [window] } as const;

const found = (
	over: Partial<KeptHome>,
	answer: Parameters<typeof portfolioDates>[0][number]["answer"] = england,
	day = DAY,
) => portfolioDates([{ home: someKeptHome(over), answer }], day).map(({ id, on }) => [id, on]);

test("of one day what is law comes before what may be", () => {
	expect(found({ held: someHeld({ gasUntil: window.on }) })).toEqual([
		["gas-ends", window.on],
		["landlord-database", window.on],
	]);
});

test("a window is told by the day of it that comes, and is one span in the calendar", () => {
	const window = { id: "landlord-database", title: "Landlord database, London" } as const;
	const answer = {
		...england,
		dates: [{ ...window, on: "2027-07-15", until: "2027-10-14" }],
	};
	const told = (day: string) =>
		portfolioDates([{ home: someKeptHome(), answer }], day).map(({ on, title }) => [on, title]);
	expect(told("2027-07-15")).toEqual([["2027-07-15", "Landlord database, London: entry opens"]]);
	expect(told("2027-07-16")).toEqual([["2027-10-14", "Landlord database, London: entry closes"]]);
	expect(told("2027-10-15")).toEqual([]);
	const file = portfolioCalendar([{ home: someKeptHome(), answer }], "2027-08-01");
	expect(file).toContain("DTSTART;VALUE=DATE:20270715");
});

test("dates of all homes stand in one list, soonest first, without what is over", () => {
	const licence = someLicence({ kind: "hmo", number: "H 1", until: "2027-01-01" });
	const homes = [
		{
			home: someKeptHome({
				id: "b",
				held: someHeld({ gasUntil: "2026-12-01", electricalUntil: "2026-11-22" }),
			}),
			answer: england,
		},
		{
			home: someKeptHome({
				id: "a",
				loan: { ratePercent: 5, fixedUntil: "2026-12-01", isRepayment: false, yearsLeft: null },
				held: someHeld({ licences: [licence] }),
			}),
			answer: null,
		},
	];
	expect(portfolioDates(homes, DAY).map(({ homeId, id }) => [homeId, id])).toEqual([
		["a", "fixed-rate-ends"],
		["b", "gas-ends"],
		["a", "licence-hmo-H 1-ends"],
		["b", "landlord-database"],
	]);
});

test("a rent rises 52 weeks after the last rise in England, 12 months in Scotland, and in Wales no rule was read", () => {
	const let1 = { tenancyFrom: "2024-02-01", rentRaisedOn: "2026-02-02" };
	const rise = (nation: "England" | "Scotland" | "Wales" | null, over = let1) =>
		found(over, { nation, dates: [] }).find(([id]) => id === "rent-rise")?.[1];
	expect(rise("England")).toBe("2027-02-01");
	expect(rise("Scotland")).toBe("2027-02-02");
	expect(rise("Wales")).toBeUndefined();
	expect(rise(null)).toBeUndefined();
	expect(rise("England", { tenancyFrom: "2026-06-01", rentRaisedOn: "2026-02-02" })).toBe(
		"2027-05-31",
	);
});

test("a tenancy's next anniversary is named, also on a leap day and before its first", () => {
	const next = (tenancyFrom: string, day = DAY) =>
		found({ tenancyFrom }, { nation: null, dates: [] }, day)[0]?.[1];
	expect(next("2020-11-23")).toBe("2026-11-23");
	expect(next("2020-11-22")).toBe("2027-11-22");
	expect(next("2024-02-29")).toBe("2027-02-28");
	expect(next("2027-01-10")).toBe("2028-01-10");
});

test("a sold home has no dates, a watched one only those of law and register", () => {
	const held = someHeld({ gasUntil: "2026-12-01" });
	expect(found({ standing: "sold", held })).toEqual([]);
	expect(found({ standing: "watched", held })).toEqual([["landlord-database", "2027-05-15"]]);
});

test("an event keeps its uid when its date moves, and its sequence grows", () => {
	const events = (on: string, day: string) =>
		readCalendar(
			portfolioCalendar(
				[{ home: someKeptHome(), answer: { nation: "England", dates: [{ ...window, on }] } }],
				day,
			),
		);
	const [before, after] = [events("2027-05-15", DAY), events("2027-06-15", "2026-11-24")];
	expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
	expect(before[0]?.summary).toBe("Draft: Landlord database, North West (14 Test Street, ZZ1 1ZZ)");
	expect(Number(after[0]?.sequence)).toBeGreaterThan(Number(before[0]?.sequence));
});
