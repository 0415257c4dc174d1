import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { DataSources } from "#contracts/data-sources.ts";
import { datasets } from "#datasets/registry.ts";
import { sources } from "#domain/sources.ts";
import { parts } from "#web/features/documentation/parts.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const topic = (name: string) => page.getByRole("heading", { name, level: 3, exact: true });
const calls = {
	"/api/report-price": gives({ price: 15 }),
	"/api/contact": gives({
		supportEmail: "help@example.com",
		company: { name: null, number: null, address: null, icoNumber: null },
	}),
	"/api/sources": gives<DataSources>({ datasets: [], live: [] }),
};

function open(address = "/documentation", answers = {}) {
	fakeApi({ ...calls, ...answers });
	return renderScreen(address);
}

test("the documentation has its six tabs and opens with the overview", async () => {
	open();

	await expect.element(tab("Overview")).toHaveAttribute("aria-selected", "true");
	await expect.element(topic("What it is")).toBeVisible();
	await expect.element(topic("The seven bands")).not.toBeInTheDocument();
	expect(
		page
			.getByRole("tab")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([
		"Overview",
		"EPC Ratings",
		"Licensing",
		"Risk Assessment",
		"Data Sources",
		"Worked Examples",
	]);
	expect(document.title).toBe("Documentation · Lettable");
});

test("all six parts stand in the page, each topic once and under its own name", async () => {
	open();
	await expect.element(tab("Overview")).toBeVisible();

	const named = Object.fromEntries(
		[...document.querySelectorAll("main section[id]")].map(({ id, firstElementChild }) => [
			id,
			firstElementChild?.textContent,
		]),
	);
	expect(named).toEqual(
		Object.fromEntries(parts.flatMap(({ topics }) => topics.map(({ id, title }) => [id, title]))),
	);
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("the headings of the page go down step by step", async () => {
	open();
	await expect.element(tab("Overview")).toBeVisible();

	const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map((heading) =>
		Number(heading.tagName.slice(1)),
	);
	expect(levels.filter((level) => level === 1)).toHaveLength(1);
	expect(levels.filter((level) => level === 2)).toHaveLength(parts.length);
	expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test.each([
	["?tab=risk-assessment", "Risk Assessment", "Four parts, four weights"],
	["?tab=licensing", "Licensing", "Fees"],
	["?tab=gossip", "Overview", "What it is"],
	["#fees", "Licensing", "Fees"],
	["?tab=data-sources#limits", "Data Sources", "Known limits"],
])("the address /documentation%s opens %s", async (address, opened, shown) => {
	open(`/documentation${address}`);

	await expect.element(tab(opened)).toHaveAttribute("aria-selected", "true");
	await expect.element(topic(shown)).toBeVisible();
});

test("an address with a fragment puts the focus on its topic", async () => {
	open("/documentation?tab=licensing#fines");

	await expect.element(topic("Fines")).toHaveFocus();
});

test("another tab stands in the address, without the topic of the last", async () => {
	const { address } = open("/documentation?tab=licensing#fines");
	await expect.element(topic("Fines")).toHaveFocus();

	await tab("Data Sources").click();

	await expect.element(topic("What we hold")).toBeVisible();
	expect(address()).toBe("/documentation?tab=data-sources");
});

test("a topic of another part opens that part and takes the focus", async () => {
	const { address } = open();

	await page.getByRole("link", { name: "score", exact: true }).click();

	await expect.element(topic("Four parts, four weights")).toHaveFocus();
	await expect.element(tab("Risk Assessment")).toHaveAttribute("aria-selected", "true");
	expect(address()).toBe("/documentation?tab=risk-assessment");
});

test("the overview says what a report costs and whom to ask", async () => {
	open("/documentation", { "/api/report-price": gives({ price: 18.5 }) });

	await expect.element(page.getByText("One report costs £18.50")).toBeVisible();
	await expect
		.element(page.getByRole("main").getByRole("link", { name: "help@example.com" }))
		.toHaveAttribute("href", "mailto:help@example.com");
});

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
	open("/documentation?tab=data-sources", {
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
	open("/documentation?tab=data-sources", holding(bankRate));

	await expect.element(row("Bank Rate")).toHaveTextContent("Every week, by itself");
	await expect.element(row("Bank Rate")).toHaveTextContent("Last checked 16 Nov 2026");
	await expect.element(row("Bank Rate")).not.toHaveTextContent("Aug 2026");
});

test("of pages that are looked at, it is told how many could be read", async () => {
	const read = { count: 277, of: 280 };
	open("/documentation?tab=data-sources", holding({ ...bankRate, rows: 277, read }));
	await expect.element(row("Bank Rate")).toHaveTextContent("277of 280 looked at");
	await expect.element(row("Bank Rate")).not.toHaveTextContent("failed");
});

test("a last try that failed is told beside what is held", async () => {
	open("/documentation?tab=data-sources", holding({ ...bankRate, hasFailed: true }));
	await expect.element(row("Bank Rate")).toHaveTextContent("The last try failed");
});

test("one that came with a release and was not checked yet says when it was loaded", async () => {
	open("/documentation?tab=data-sources", holding({ ...bankRate, lastOkAt: null }));

	await expect.element(row("Bank Rate")).toHaveTextContent("Last on 6 Aug 2026");
});

const nothing = { status: "not_brought_in", asOf: null, rows: null, loadedAt: null } as const;

test("what is off or was never imported says so, and promises no weekly check", async () => {
	open(
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
	open(
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
		open("/documentation?tab=data-sources", holding({ ...bankRate, ...overdue }));
		await page.viewport(width, 800);

		await expect.element(row("Bank Rate")).toHaveTextContent("it should be checked every week");
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	},
);

test("every dataset is named with its publisher before its date is known", async () => {
	open("/documentation?tab=data-sources", { "/api/sources": staysSilent });

	await expect.element(row("Bank Rate")).toHaveTextContent("Bank of England");
	for (const { name } of datasets) {
		await expect.element(row(name)).toHaveTextContent("…");
	}
	await expect.element(page.getByText("The dates are being read")).toBeVisible();
});

test("dates that cannot be read are said to be so", async () => {
	open("/documentation?tab=data-sources", { "/api/sources": isDown });

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
	open("/documentation?tab=data-sources", { "/api/sources": () => waits });
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
