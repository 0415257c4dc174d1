import { expect, test } from "vitest";
import { alertsOf, type Watched } from "./alerts.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR = 60 * 60_000;
const well = {
	name: "Bank Rate",
	isOverdue: false,
	lastOkAt: NOW - 24 * HOUR,
	failures: 0,
	error: null,
} as const;
const quiet: Watched = {
	sources: [well],
	unsettled: { count: 0, oldestAt: null },
	lastPaymentAt: NOW - 5 * HOUR,
	lastEventAt: NOW - 5 * HOUR,
	suggestions: { count: 0, oldestAt: null, crowded: [] },
	tables: [],
};
const kinds = (over: Partial<Watched>) => alertsOf({ ...quiet, ...over }).map(({ kind }) => kind);

test("where all is well nothing wants a person", () => {
	expect(kinds({})).toEqual([]);
	expect(kinds({ lastPaymentAt: null, lastEventAt: null })).toEqual([]);
});

test("a source that is overdue says since when", () => {
	const [alert] = alertsOf({ ...quiet, sources: [{ ...well, isOverdue: true }] });
	expect(alert).toMatchObject({
		kind: "source_overdue",
		what: "Bank Rate is overdue.",
		since: "Last checked on 22 November 2026.",
		tab: "settings",
	});
	expect(kinds({ sources: [{ ...well, isOverdue: true, lastOkAt: null }] })).toHaveLength(1);
});

test("a source is told of from its third failure on, once, with the reason", () => {
	const failing = { ...well, error: "It shrank." };
	expect(kinds({ sources: [{ ...failing, failures: 2 }] })).toEqual([]);
	const sources = [{ ...failing, failures: 3, isOverdue: true }];
	const alerts = alertsOf({ ...quiet, sources });
	expect(alerts.map(({ kind }) => kind)).toEqual(["source_failing"]);
	expect(alerts[0]?.action).toContain("It shrank.");
});

test("payments that are open for a day are told with their number and the oldest", () => {
	const unsettled = { count: 2, oldestAt: NOW - 30 * HOUR };
	expect(alertsOf({ ...quiet, unsettled })).toMatchObject([
		{
			what: "2 payments are open for more than a day.",
			since: expect.stringContaining("22 November"),
			tab: "payments",
		},
	]);
});

test("a webhook is silent when a payment has no event, and not for ten minutes between two clocks", () => {
	const lastPaymentAt = NOW - 2 * HOUR;
	expect(kinds({ lastPaymentAt, lastEventAt: lastPaymentAt - 600_000 })).toEqual([]);
	expect(kinds({ lastPaymentAt, lastEventAt: lastPaymentAt - 600_001 })).toEqual([
		"webhook_silent",
	]);
	expect(kinds({ lastPaymentAt, lastEventAt: null })).toEqual(["webhook_silent"]);
});

test("a table of money is told of before it ends and after, with the file that wants the next one", () => {
	const cap = {
		id: "energy_cap",
		name: "Energy price cap",
		holdsUntil: "2026-12-31",
		file: "domain/subjects/finance/room-costs.ts",
		next: "Ofgem publishes the next one about five weeks before.",
	} as const;
	const about = (daysLeft: number) => alertsOf({ ...quiet, tables: [{ ...cap, daysLeft }] })[0];
	expect(about(37)).toEqual({
		kind: "table_ending",
		what: "Energy price cap: what is known ends in 37 days.",
		since: "The last day of the table is 31 December 2026.",
		action:
			"Ofgem publishes the next one about five weeks before. Add it in domain/subjects/finance/room-costs.ts, and its last day in domain/base/table-ends.ts.",
		tab: "settings",
	});
	expect(about(1)?.what).toBe("Energy price cap: what is known ends in 1 day.");
	expect(about(0)?.what).toBe("Energy price cap: what is known ends today.");
	expect(about(-1)?.what).toBe("Energy price cap: what is known has ended.");
});

test("suggestions that wait are told with their number and the oldest, and which councils they crowd", () => {
	const suggestions = { count: 61, oldestAt: NOW - 30 * HOUR, crowded: ["Leeds", "York"] };
	expect(alertsOf({ ...quiet, suggestions })).toEqual([
		{
			kind: "suggestions_waiting",
			what: "61 suggestions wait for a decision. So many are about Leeds and York that others give way.",
			since: "The oldest came on 22 November 2026.",
			action: "Decide them under Register, several at once where they say the same.",
			tab: "register",
		},
	]);
	const one = { count: 1, oldestAt: NOW, crowded: [] };
	expect(alertsOf({ ...quiet, suggestions: one })[0]?.what).toBe(
		"1 suggestion waits for a decision.",
	);
});
