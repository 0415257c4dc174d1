import { beforeAll, expect, test } from "vitest";
import type { HomeKept } from "#contracts/homes.ts";
import type { HomesReport } from "#domain/portfolio/homes-report.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

async function keep(browser: Browser, over: object = {}): Promise<string> {
	const json = {
		standing: "let",
		reference: "Terrace",
		address: "14 Pretend Terrace",
		postcode: "M14 5LL",
		stated: { owned: true },
		held: { hasGas: true, gasUntil: "2026-05-03" },
		...over,
	};
	const { id } = await (await browser.ask("/api/homes", { json })).json<HomeKept>();
	await browser.ask(`/api/homes/${id}`);
	return id;
}

test("the report names what is missing of homes that are not set aside", async () => {
	const { browser } = await member();
	const id = await keep(browser);
	const away = await keep(browser, { reference: "Away", address: "15 Pretend Terrace" });
	await browser.ask(`/api/homes/${away}/archived`, { method: "PUT", json: { isArchived: true } });
	const response = await browser.ask("/api/homes/report?budgets=2027:5000,2028:0");
	const { order, database } = await response.json<HomesReport>();
	expect(order.homes).toBe(1);
	const [missing] = order.groups[0]?.withGap ?? [];
	expect(missing).toMatchObject({ id, name: "Terrace" });
	expect(missing?.gaps.map((gap) => gap.id)).toContain("gas");
	expect(database.map((home) => home.id)).toEqual([id]);

	const files = ["report/download?budgets=2027:5000", `${id}/download`];
	for (const path of files) {
		const file = await browser.ask(`/api/homes/${path}`);
		expect(file.headers.get("Content-Type")).toBe("application/pdf");
		expect((await file.text()).slice(0, 5)).toBe("%PDF-");
	}
});

test("a budget that is no amount for a year is refused", async () => {
	const { browser } = await member();
	expect((await browser.ask("/api/homes/report?budgets=1999:5")).status).toBe(400);
});
