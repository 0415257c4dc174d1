import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { RegisterCoverage } from "#contracts/register-coverage.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const none = { nationwide: 0, verified: 0, evidence: 0, in_doubt: 0, unknown: 0 };
const coverage: RegisterCoverage = {
	day: "2026-11-26",
	authorities: 361,
	nations: [
		{
			nation: "England",
			authorities: 296,
			withEvidence: 78,
			kinds: {
				selective: { ...none, evidence: 39, in_doubt: 53, unknown: 204 },
				additional: { ...none, evidence: 47, in_doubt: 48, unknown: 201 },
				article4_hmo: { ...none, evidence: 26, in_doubt: 79, unknown: 191 },
			},
		},
		{
			nation: "Scotland",
			authorities: 32,
			withEvidence: 0,
			kinds: {
				selective: { ...none, nationwide: 32 },
				additional: { ...none, nationwide: 32 },
				article4_hmo: { ...none, unknown: 32 },
			},
		},
	],
	rows: { all: 336, read: 158, verified: 0, unbounded: 101 },
	oldest: { read: "2026-11-24", page: "2020-01-13" },
	audit: {
		...{ day: "2026-11-26", homes: 80, right: 75, falseNone: 1, falseRequired: 0, needlessAsk: 4 },
		byProof: [
			{ proof: "read", homes: 60, right: 60, falseNone: 0, falseRequired: 0, needlessAsk: 0 },
			{ proof: "lead", homes: 20, right: 15, falseNone: 1, falseRequired: 0, needlessAsk: 4 },
		],
	},
};
const main = page.getByRole("main");
const chapter = (name: string) => main.getByRole("region", { name, exact: true });

function open(over: Partial<RegisterCoverage> = {}) {
	fakeApi({ "/api/register/coverage": gives<RegisterCoverage>({ ...coverage, ...over }) });
	renderScreen("/register");
}

test("it says first that nobody verified a row, then how far the register reaches", async () => {
	open();
	const figures = chapter("How far it reaches");
	await expect.element(figures.getByText("No row is verified by us yet.")).toBeVisible();
	await expect.element(figures).toHaveTextContent("78 of 361England: 78 of 296");
	await expect.element(figures).toHaveTextContent("158 of 336");
	await expect.element(figures).toHaveTextContent("24 November 2026Oldest page: 13 January 2020");
	await expect.element(figures).toHaveTextContent("Counted from the register on 26 November 2026.");
	expect(document.title).toBe("Licensing register · Lettable");
});

test("a table a nation counts authorities by answer and kind, without lines that no authority is in", async () => {
	open();
	const table = (nation: string) =>
		main.getByRole("table", { name: `Authorities of ${nation} by what the register can answer` });
	await expect.element(table("England")).toBeVisible();
	const lines = (nation: string) =>
		[...table(nation).element().querySelectorAll("tbody tr")].map((row) =>
			[...row.children].map(({ textContent }) => textContent),
		);
	expect(lines("England")).toEqual([
		["Verified", "0", "0", "0"],
		["Answered by a page", "39", "47", "26"],
		["In doubt", "53", "48", "79"],
		["Unknown", "204", "201", "191"],
	]);
	expect(lines("Scotland").map(([name]) => name)).toEqual([
		"Settled nationwide",
		"Verified",
		"Unknown",
	]);
});

test("the audit gives its day, and its figures by what the verdicts rest on", async () => {
	open();
	const audit = chapter("How the last audit went");
	await expect.element(audit).toHaveTextContent("On 26 November 2026 we judged 80 homes");
	await expect.element(audit).toHaveTextContent("4 questions went to the council needlessly.");
	const lines = [...audit.element().querySelectorAll("tbody tr")].map((row) =>
		[...row.children].map(({ textContent }) => textContent),
	);
	expect(lines).toEqual([
		["A page that we read", "60", "60", "0", "0", "0"],
		["A list, or a page too old to decide", "20", "15", "1", "0", "4"],
		["All", "80", "75", "1", "0", "4"],
	]);
});

test("rows that were verified are counted in words that are no surer", async () => {
	open({ rows: { ...coverage.rows, verified: 1 } });
	await expect.element(main.getByText("1 of 336 rows is verified by us.")).toBeVisible();
});

test.each([
	["stays out", isDown, "The figures cannot be read right now. Please try again in a minute."],
	["is on its way", staysSilent, "The figures are being counted."],
])(
	"while the answer %s the page says so, and leads to the data all the same",
	async (_, answer, words) => {
		fakeApi({ "/api/register/coverage": answer });
		renderScreen("/register");
		await expect.element(main.getByText(words)).toBeVisible();
		const links = chapter("The register as open data").getByRole("link").elements();
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			"/register.json",
			"/register.csv",
			"/register/schema.json",
			"/register/changes.json",
			"/register/changes.atom",
			"/api/register/coverage",
		]);
		await expect.element(main).not.toHaveTextContent("No row is verified");
	},
);

test("the headings of the page go down step by step", async () => {
	open();
	await expect.element(main.getByRole("heading", { name: /^England/ })).toBeVisible();
	const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map((heading) =>
		Number(heading.tagName.slice(1)),
	);
	expect(levels.filter((level) => level === 1)).toHaveLength(1);
	expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test.each([320, 390, 768])("nothing of it is wider than a screen of %i pixels", async (width) => {
	await page.viewport(width, 800);
	open();
	await expect.element(chapter("How far it reaches").getByText("158 of 336")).toBeVisible();
	await expect.element(main.getByRole("table").first()).toBeInTheDocument();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
