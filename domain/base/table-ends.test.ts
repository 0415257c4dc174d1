import { expect, test } from "vitest";
import { energyCap } from "../subjects/finance/room-costs.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../test/sentences.ts";
import { addDays, daysBetween } from "./calendar.ts";
import { type EventId, events, type HeldTableId, heldTables } from "./held-tables.ts";
import {
	dueDays,
	dueInWords,
	dueMark,
	endedInWords,
	tableIds,
	tableOn,
	tablesDue,
	unreadInWords,
	withDue,
} from "./table-ends.ts";

const NEVER = "2099-01-01";
const dueOn = (id: HeldTableId) => tableOn(id, "2026-11-28").dueOn;

test("a table of rates is due six months after the day of its figures, or of their reading", () => {
	expect(dueOn("loan_rates")).toBe("2027-03-14");
	expect(dueOn("lender_tests")).toBe("2027-05-22");
	expect(dueOn("lenders_leases")).toBe("2027-05-24");
	expect(dueOn("company_rates")).toBe("2026-06-30");
	expect(dueOn("inflation")).toBe("2027-03-16");
});

test("fees and costs are due after a year", () => {
	expect(dueOn("licence_fees")).toBe("2027-11-20");
	expect(dueOn("letting_costs")).toBe("2027-11-24");
	expect(dueOn("service_charge")).toBe("2027-03-02");
});

test("a table that waits for an event is due on its day, and one whose period ends on the day after, whatever comes first", () => {
	expect(tableOn("capital_gains_tax", "2026-11-28")).toMatchObject({
		dueOn: "2026-10-28",
		daysLeft: -31,
		event: "budget",
	});
	expect(tableOn("energy_cap", "2026-11-28")).toMatchObject({
		dueOn: "2026-12-01",
		event: "january_cap",
		lastDay: null,
	});
	expect(tableOn("household_bills", "2027-03-31")).toMatchObject({
		dueOn: "2027-04-01",
		daysLeft: 1,
		lastDay: "2027-03-31",
		event: null,
	});
});

test("a table is due from its day on, and soon due for as many days before as are asked for", () => {
	const isAmong = (day: string, within?: number) =>
		tablesDue(day, within).some(({ id }) => id === "loan_rates");
	expect(isAmong("2027-03-13")).toBe(false);
	expect(isAmong("2027-03-14")).toBe(true);
	expect(isAmong("2027-03-07", 6)).toBe(false);
	expect(isAmong("2027-03-07", 7)).toBe(true);
});

test("no table stays current for ever, and those that are due are told in the order of harm", () => {
	expect(tablesDue(NEVER).map(({ id }) => id)).toEqual(tableIds);
});

test("a machine is told the first day on which each table was due, and of one that nobody has read none", () => {
	expect(dueDays("2026-11-28")).toMatchObject({
		income_tax: "2026-10-28",
		company_rates: "2026-06-30",
		licence_exemptions: null,
	});
	expect(dueDays("2026-11-28")).not.toHaveProperty("loan_rates");
});

test("beside a figure stands that its update is due, and which event was not read unless a caveat says so", () => {
	expect(dueInWords("loan_rates", "2027-03-13")).toBeNull();
	expect(dueInWords("loan_rates", "2027-03-14")).toBe("Update due.");
	expect(dueInWords("income_tax", "2026-10-28")).toBe("Update due.");
	expect(dueInWords("capital_gains_tax", "2026-10-27")).toBeNull();
	expect(dueInWords("capital_gains_tax", "2026-10-28")).toBe(
		"Update due. The Budget of 28 October 2026 was not read.",
	);
	expect(withDue("Read.", "loan_rates", "2027-03-14")).toBe("Read. Update due.");
	expect(withDue("Read.", "loan_rates", "2027-03-13")).toBe("Read.");
	expect(dueMark("loan_rates", "2027-03-13")).toEqual({});
});

test("a table that nobody has read needs no mark, for its own lines say so", () => {
	expect(dueInWords("licence_exemptions", NEVER)).toBeNull();
});

test("the cap that is reckoned with is the one whose last day is told", () => {
	const last = heldTables.energy_cap.end.until;
	expect(daysBetween(energyCap.from, last)).toBeGreaterThan(88);
	expect(daysBetween(energyCap.from, last)).toBeLessThan(93);
});

test.each<[HeldTableId, string, string | null]>([
	["income_tax", "2028-04-05", null],
	[
		"income_tax",
		"2028-04-06",
		"The rates of 2028-29 are not known yet: those of 2027-28 are used.",
	],
	[
		"corporation_tax",
		"2027-04-01",
		"The rates of 2027-28 are not known yet: those of 2026-27 are used.",
	],
	["energy_cap", "2026-12-31", null],
	[
		"energy_cap",
		"2027-02-01",
		"The prices of January to March 2027 are not known yet: those of October to December 2026 are used.",
	],
	["purchase_tax", NEVER, null],
])("of %s on %s the reader is told: %s", (id, day, sentence) => {
	expect(endedInWords(id, day)).toBe(sentence);
});

test("an event is told of from its day on, and everything in short sentences", () => {
	for (const event of Object.keys(events) as EventId[]) {
		expect(unreadInWords(event, addDays(events[event].on, -1)), event).toBeNull();
		expect(unreadInWords(event, events[event].on), event).toBe(events[event].unread);
	}
	const said = tableIds.flatMap((id) => [dueInWords(id, NEVER), endedInWords(id, NEVER)]);
	for (const sentence of said.flatMap((text) => sentencesOf(text ?? ""))) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
