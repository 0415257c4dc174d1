import { expect, test } from "vitest";
import type { CalendarOf } from "#domain/judgement/dates/calendar-file.ts";
import { calendarResponse, planResponse } from "./calendar-response.ts";

const calendar: CalendarOf = {
	postcode: "EH6 5NP",
	address: null,
	day: "2026-11-27",
	dates: [
		{
			id: "income-tax-credit",
			on: "2027-04-06",
			until: null,
			title: "Income tax on rent",
			what: "The tax credit for loan interest is 22%",
			isDraft: false,
			source: { name: "An Act", url: null, readOn: null },
		},
	],
	steps: [],
};
const step = {
	...{ id: "survey", what: "Have it surveyed", who: "A surveyor", url: null, costText: null },
	...{ by: "2027-01-31", isDraft: false },
};

test("a plan without a dated step has no calendar, for it would be that of the dates again", async () => {
	expect(await calendarResponse(calendar).text()).toContain("BEGIN:VEVENT");
	expect(() => planResponse(calendar)).toThrow("No step of this plan has a day.");
});

test("a plan with a dated step holds it beside the dates", async () => {
	const text = await planResponse({ ...calendar, steps: [step] }).text();
	expect(text.match(/^UID:.*$/gm)).toHaveLength(2);
});
