import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { DataSources } from "#contracts/data-sources.ts";
import { datasets } from "#datasets/registry.ts";
import { sources } from "#domain/base/sources.ts";
import { gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { openDocumentation } from "#web/test/open-documentation.ts";

const rents: DataSources["datasets"][number] = {
	id: "rents",
	name: "Private rents",
	sources: [sources.privateRents],
	asOf: "2026-05",
	rows: 327,
	loadedAt: "2026-11-20T23:30:00.000Z",
	lastOkAt: "2026-11-20T23:30:00.000Z",
	isOverdue: false,
	hasFailed: false,
	read: null,
	status: "in_time",
	kept: "release",
};
const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test("each dataset shows its date, its rows and when it was loaded, as the running system says", async () => {
	openDocumentation("/documentation?tab=data-sources", {
		"/api/sources": gives<DataSources>({
			datasets: [rents, { ...rents, id: "gossip", name: "What people say", sources: [] }],
			live: [{ ...sources.police, id: "police", isOn: true }],
		}),
	});

	await expect.element(row("Private rents")).toHaveTextContent("May 2026");
	await expect.element(row("Private rents")).toHaveTextContent("327");
	await expect.element(row("Private rents")).toHaveTextContent("Last on 20 Nov 2026");
	await expect.element(row("Electoral wards")).toHaveTextContent("Not loaded");
	await expect.element(row("What people say")).toHaveTextContent("May 2026");
	await expect.element(row("Crimes recorded")).toHaveTextContent("Asked");
	await expect.element(row("Flood warnings")).toHaveTextContent("Not connected");
});

const bankRate: DataSources["datasets"][number] = {
	...rents,
	id: "bank_rates",
	name: "Bank Rate",
	kept: "weekly",
	loadedAt: "2026-08-06T04:00:00.000Z",
	lastOkAt: "2026-11-16T03:00:00.000Z",
};
const postcodes: DataSources["datasets"][number] = {
	...rents,
	id: "postcode_units",
	name: "Postcodes of Great Britain",
	kept: "import",
	lastOkAt: "2026-02-20T12:00:00.000Z",
};
const overdue = { isOverdue: true, status: "overdue" } as const;
const holding = (...held: DataSources["datasets"]) => ({
	"/api/sources": gives<DataSources>({ datasets: held, live: [] }),
});

test("a weekly dataset says when it was last checked, not when it last changed", async () => {
	openDocumentation("/documentation?tab=data-sources", holding(bankRate));

	await expect.element(row("Bank Rate")).toHaveTextContent("Every week, by itself");
	await expect.element(row("Bank Rate")).toHaveTextContent("Last checked 16 Nov 2026");
	await expect.element(row("Bank Rate")).not.toHaveTextContent("Aug 2026");
});

test("of pages that are looked at, it is told how many could be read", async () => {
	const read = { count: 277, of: 280 };
	openDocumentation("/documentation?tab=data-sources", holding({ ...bankRate, rows: 277, read }));
	await expect.element(row("Bank Rate")).toHaveTextContent("277of 280 looked at");
	await expect.element(row("Bank Rate")).not.toHaveTextContent("failed");
});

test("a last try that failed is told beside what is held", async () => {
	openDocumentation("/documentation?tab=data-sources", holding({ ...bankRate, hasFailed: true }));
	await expect.element(row("Bank Rate")).toHaveTextContent("The last try failed");
});

test("one that came with a release and was not checked yet says when it was loaded", async () => {
	openDocumentation("/documentation?tab=data-sources", holding({ ...bankRate, lastOkAt: null }));

	await expect.element(row("Bank Rate")).toHaveTextContent("Last on 6 Aug 2026");
});

const nothing = { status: "not_brought_in", asOf: null, rows: null, loadedAt: null } as const;

test("what is off or was never imported says so, and promises no weekly check", async () => {
	openDocumentation(
		"/documentation?tab=data-sources",
		holding(
			{ ...bankRate, status: "off" },
			{ ...postcodes, ...nothing },
			{ ...rents, ...nothing, id: "sales", kept: "weekly" },
		),
	);

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/May 2026Switched off hereLast checked 16 Nov 2026/);
	await expect.element(row("Bank Rate")).not.toHaveTextContent("Every week");
	await expect
		.element(row("Postcodes of Great Britain"))
		.toHaveTextContent(/Not brought in yetFrom each new edition/);
	await expect
		.element(row("Sold prices"))
		.toHaveTextContent(/Not brought in yetEvery week, once it is/);
});

test("what is overdue is warned of in words, and nothing else is", async () => {
	openDocumentation(
		"/documentation?tab=data-sources",
		holding(
			{ ...bankRate, ...overdue, lastOkAt: "2026-11-01T03:00:00.000Z" },
			{ ...rents, ...overdue, kept: "weekly", lastOkAt: null, loadedAt: null, asOf: null },
			{ ...postcodes, ...overdue },
		),
	);

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent("Last checked on 1 November 2026; it should be checked every week.");
	await expect
		.element(row("Private rents"))
		.toHaveTextContent("Never checked; it should be checked every week.");
	await expect
		.element(row("Postcodes of Great Britain"))
		.toHaveTextContent(
			"Last imported on 20 February 2026; a new edition comes out every three months.",
		);
	expect(
		document.body.textContent?.match(/it should be checked|a new edition comes/g),
	).toHaveLength(3);
});

test.each([390, 768, 1440])(
	"at %i pixels a warning makes nothing wider than the page",
	async (width) => {
		openDocumentation("/documentation?tab=data-sources", holding({ ...bankRate, ...overdue }));
		await page.viewport(width, 800);

		await expect.element(row("Bank Rate")).toHaveTextContent("it should be checked every week");
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	},
);

test("every dataset is named with its publisher before its date is known", async () => {
	openDocumentation("/documentation?tab=data-sources", { "/api/sources": staysSilent });

	await expect.element(row("Bank Rate")).toHaveTextContent("Bank of England");
	for (const { name } of datasets) {
		await expect.element(row(name)).toHaveTextContent("…");
	}
	await expect.element(page.getByText("The dates are being read")).toBeVisible();
});

test("dates that cannot be read are said to be so", async () => {
	openDocumentation("/documentation?tab=data-sources", { "/api/sources": isDown });

	await expect
		.element(page.getByText("The dates cannot be read right now. Please try again in a minute."))
		.toBeVisible();
	await expect.element(row("Private rents")).toHaveTextContent("Not known now");
	await expect.element(row("Crimes recorded")).toHaveTextContent("Not known now");
});

test("what comes later moves nothing: the table is as high before its dates as after", async () => {
	await page.viewport(1280, 800);
	let answer = (_: Response) => {};
	const waits = new Promise<Response>((resolve) => {
		answer = resolve;
	});
	openDocumentation("/documentation?tab=data-sources", { "/api/sources": () => waits });
	await expect.element(page.getByText("The dates are being read")).toBeVisible();
	const height = () => document.getElementById("datasets")?.getBoundingClientRect().height;
	const before = height();

	answer(
		Response.json({
			datasets: datasets.map(({ id, kept }) => ({ ...rents, id, kept, asOf: "2026-11-20" })),
			live: [],
		}),
	);

	await expect.element(row("Private rents")).toHaveTextContent("20 Nov 2026");
	expect(height()).toBe(before);
});
