import { expect, test } from "vitest";
import type { HeldTableId } from "../base/held-tables.ts";
import { alertsOf, tablesToAlert, type Watched } from "./alerts.ts";
import { shareFilled } from "./database-size.ts";

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
	mail: { count: 0, oldestAt: null, error: null },
	backup: { status: "in_time", why: null },
	keys: { day: "2026-11-22", refused: [], unknown: 999 },
	databaseFilled: 0.69,
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

test("each key that was refused often is told of with its day, and calls with unknown keys from a thousand on", () => {
	const refused = [
		{ prefix: "lt_live_ab12", count: 240 },
		{ prefix: "lt_live_cd34", count: 200 },
	];
	const alerts = alertsOf({ ...quiet, keys: { ...quiet.keys, refused, unknown: 1_000 } });
	expect(alerts.map(({ what }) => what)).toEqual([
		"The key lt_live_ab12… was refused 240 times on 22 November 2026.",
		"The key lt_live_cd34… was refused 200 times on 22 November 2026.",
		"1,000 calls on 22 November 2026 showed a key that nobody holds.",
	]);
	expect(new Set(alerts.map(({ tab }) => tab))).toEqual(new Set(["users"]));
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

const about = (id: HeldTableId, day: string) =>
	alertsOf({ ...quiet, tables: tablesToAlert(day).filter((table) => table.id === id) })[0];

test("a table whose period ends is told of from 60 days before its last day on, with the file that wants the next one", () => {
	expect(about("household_bills", "2027-01-29")).toBeUndefined();
	expect(about("household_bills", "2027-01-30")).toEqual({
		kind: "table_ending",
		what: "Council tax, water and TV licence: what is known ends in 60 days.",
		since: "The last day of the table is 31 March 2027.",
		action:
			"Governments, Water UK and the BBC publish the next ones from January to March. Add it in domain/subjects/finance/room-costs.ts and domain/subjects/finance/letting-costs.ts, and its last day in domain/base/held-tables.ts.",
		tab: "settings",
	});
	const ends = (day: string) => about("household_bills", day)?.what.split(": ")[1];
	expect(ends("2027-03-30")).toBe("what is known ends in 1 day.");
	expect(ends("2027-03-31")).toBe("what is known ends today.");
	expect(ends("2027-04-01")).toBe("what is known has ended.");
});

test("a table that ages is told of from 14 days before its day on, until it was read", () => {
	expect(about("lender_tests", "2027-05-07")).toBeUndefined();
	expect(about("lender_tests", "2027-05-08")).toEqual({
		kind: "table_due",
		what: "Lenders' tests: to be read again in 14 days.",
		since: "The day is 22 May 2027.",
		action:
			"Lenders change them without notice. Change it in domain/subjects/finance/lender-table.ts, and the day of reading in domain/base/held-tables.ts.",
		tab: "settings",
	});
	expect(about("lender_tests", "2027-05-22")?.what).toBe("Lenders' tests: due to be read again.");
	expect(about("lender_tests", "2099-01-01")?.what).toBe("Lenders' tests: due to be read again.");
});

test("what waits for one event is one thing to do, and once it is past it is told as not read", () => {
	const told = (day: string) =>
		alertsOf({ ...quiet, tables: tablesToAlert(day) }).filter(({ what }) => what.includes("Stamp"));
	expect(told("2026-10-13")).toEqual([]);
	expect(told("2026-10-14")).toMatchObject([{ since: "The day is 28 October 2026." }]);
	expect(told("2026-10-28")).toEqual([
		{
			kind: "table_due",
			what: "Capital gains tax, Stamp Duty Land Tax, Income tax, Corporation tax, Dividend tax, Annual tax on enveloped dwellings and High-value council tax surcharge: due to be read again.",
			since: "The Budget of 28 October 2026 was not read.",
			action: expect.stringMatching(
				/^Read it\. Change domain\/subjects\/finance\/capital-gains\.ts, .*name the next event in domain\/base\/held-tables\.ts\.$/,
			),
			tab: "settings",
		},
	]);
});

test("what nobody has read yet is for the panel, not for a mail every day", () => {
	expect(about("licence_exemptions", "2099-01-01")).toBeUndefined();
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

test("backups that are not made want a person, and one made in time wants nobody", () => {
	const why = "No backup is made: BACKUP_RECIPIENT names nobody who could read it.";
	const [alert] = alertsOf({ ...quiet, backup: { status: "not_set_up", why } });
	expect(alert).toMatchObject({ kind: "backup_missing", what: why });
	expect(alert?.action).toContain("npm run restore:key");
	const failed = alertsOf({ ...quiet, backup: { status: "failed", why: "It broke." } });
	expect(failed[0]?.action).toContain("log");
});

test("a database that is seven tenths full wants a person, while there is time", () => {
	expect(shareFilled(6_999_999_999)).toBe(0.69);
	expect(alertsOf({ ...quiet, databaseFilled: shareFilled(7_000_000_000) })).toMatchObject([
		{ kind: "database_filling", what: "The database is 70 % full." },
	]);
});

test("emails that could not be sent are told of with their number, since when and why", () => {
	const mail = { count: 2, oldestAt: NOW - 30 * HOUR, error: "the service is closed" };
	expect(alertsOf({ ...quiet, mail })).toMatchObject([
		{
			kind: "mail_undelivered",
			what: "2 emails could not be sent.",
			since: "The oldest was asked for on 22 November 2026.",
			action: "The reason: the service is closed. See Settings, Mail.",
		},
	]);
});
