import { expect, test } from "vitest";
import { DATABASE_LIMIT } from "#domain/business/database-size.ts";
import { costOf } from "./costs.ts";
import { ofAccount, ofReport } from "./made-rows.ts";
import { measureRows } from "./measure-rows.ts";
import { databaseBytes, NATIONAL, reportsUntil, usageOf } from "./usage.ts";

const scale = { visitors: 1_000_000, accounts: 100_000, reports: 1_000_000 };
const bytes = { account: 5_000, report: 40_000 };
const usedOf = (given: typeof scale, meter: string) =>
	usageOf(given, bytes).find((each) => each.meter === meter)?.used ?? Number.NaN;

test("what is within the allowance costs nothing, and each unit beyond costs its price", () => {
	const mails = (used: number) => costOf({ meter: "mail", used, why: "" }).cost;
	expect(mails(3)).toBe(0);
	expect(mails(103)).toBeCloseTo(35);
});

test("every meter has a price", () => {
	expect(usageOf(scale, bytes).map(costOf).length).toBeGreaterThan(10);
	expect(() => costOf({ meter: "ink", used: 1, why: "" })).toThrow("ink has no price");
});

test("the database is full at as many reports as fit beside the national tables and the accounts", () => {
	const reports = reportsUntil(DATABASE_LIMIT, scale, bytes);
	expect(reports).toBe((DATABASE_LIMIT - NATIONAL - 500_000_000) / 40_000);
	expect(databaseBytes({ ...scale, reports }, bytes)).toBe(DATABASE_LIMIT);
	expect(reportsUntil(NATIONAL, scale, bytes)).toBe(0);
});

test("of reports that the database cannot hold every byte is reckoned to the bucket", () => {
	expect(usedOf(scale, "D1 storage")).toBe(DATABASE_LIMIT / 1_000_000_000);
	expect(usedOf({ ...scale, reports: 1_000 }, "D1 storage")).toBeLessThan(2);
	const full = { ...scale, reports: reportsUntil(DATABASE_LIMIT, scale, bytes) };
	const more = { ...full, reports: full.reports + 1_000_000 };
	// 40 GB of documents, three quarters of that in each of 56 backups, and 70 GB of PDFs.
	expect(usedOf(more, "R2 storage") - usedOf(full, "R2 storage")).toBeCloseTo(40 + 56 * 30 + 70);
});

test("a row takes its texts and little more, and every table that is counted is in the migration", async () => {
	const rows = await measureRows([...Object.keys(ofAccount), ...Object.keys(ofReport)]);
	expect(rows.get("report_snapshots")).toBeGreaterThan(30_844);
	expect(rows.get("report_snapshots")).toBeLessThan(30_844 * 1.1);
	expect(Math.min(...rows.values())).toBeGreaterThan(50);
});
