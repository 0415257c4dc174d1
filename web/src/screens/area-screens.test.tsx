import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AreaPage } from "#domain/telling/areas/area-page.ts";
import type { AreaEntry, AreaList } from "#domain/telling/areas/area-search.ts";
import { fakeApi, gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const read = { url: "https://www.testborough.gov.uk/x", name: "Council page, read 24 Nov 2026" };

function aPage(over: Partial<AreaPage> = {}): AreaPage {
	return {
		slug: "testborough",
		code: "E00000001",
		name: "Testborough",
		nation: "England",
		region: "North West",
		otherNames: ["Oldborough"],
		day: "2026-11-26",
		readOn: "2026-11-24",
		kinds: [
			{
				kind: "selective",
				title: "Selective licensing",
				answer: "One is in force.",
				standing: "live",
				schemes: [
					{
						id: "a",
						title: "Selective licensing from 1 May 2025",
						state: "read",
						phase: "in_force",
						word: "In force",
						tone: "amber",
						lines: [{ label: "Where", text: "Listed wards." }],
						wards: ["North End", "South End"],
						applyAt: "https://www.testborough.gov.uk/apply",
						evidence: [{ ...read, proves: "A scheme is in force." }],
					},
				],
				evidence: [],
				exemptions: null,
			},
			{
				kind: "additional",
				title: "Additional HMO licensing",
				answer: "We don't know whether there is one. The council can tell you.",
				standing: "unknown",
				schemes: [],
				evidence: [{ url: "https://www.gov.uk/find-local-council", name: "Find it", proves: null }],
				exemptions: null,
			},
		],
		law: [
			{
				id: "mandatory",
				what: "HMO licence",
				text: "Five or more people need one.",
				source: "Housing Act 2004",
				url: "https://www.legislation.gov.uk/ukpga/2004/34/contents",
				lastChecked: "2026-08-05",
			},
		],
		penalties: [],
		figures: [
			{
				id: "rent",
				label: "Mean rent a month",
				text: "No official rent is published.",
				evidence: {
					value: null,
					range: null,
					basis: "authority",
					coverage: "unknown",
					place: null,
					sample: null,
					note: null,
					sources: [],
				},
			},
		],
		schemes: [],
		...over,
	};
}

const entry = (over: Partial<AreaEntry>): AreaEntry => ({
	code: "E00000001",
	slug: "testborough",
	name: "Testborough",
	nation: "England",
	region: "North West",
	kinds: [{ kind: "selective", standing: "live" }],
	starts: null,
	ends: "2027-01-31",
	turns: ["One ends on 31 January 2027."],
	...over,
});

const list = (over: Partial<AreaList>): AreaList => ({
	day: "2026-11-26",
	total: 361,
	postcode: null,
	found: [entry({})],
	...over,
});

test("a council's page gives each kind's answer first, then its schemes, wards and pages", async () => {
	fakeApi({ "/api/areas/testborough": gives(aPage()) });
	renderScreen("/areas/testborough");
	await expect
		.element(page.getByRole("heading", { level: 1, name: "Landlord licensing in Testborough" }))
		.toBeVisible();
	await expect.poll(() => document.title).toContain("Landlord licensing in Testborough");
	await expect.element(page.getByText("North End, South End")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "On the council’s page" }))
		.toHaveAttribute("href", "https://www.testborough.gov.uk/apply");
	await expect
		.element(page.getByRole("link", { name: read.name }))
		.toHaveAttribute("href", read.url);
	await expect
		.element(page.getByRole("link", { name: "Selective licensing", exact: true }))
		.toHaveAttribute("href", "#selective");
	await expect.element(page.getByText("No official rent is published.")).toBeVisible();
	// No green: nobody has confirmed a row.
	expect(document.querySelectorAll('[data-tone="green"]')).toHaveLength(0);
});

test("a former name's page is the one of what took its place, under its own address", async () => {
	fakeApi({
		"/api/areas/oldborough": gives(aPage()),
		"/api/areas/testborough": gives(aPage()),
	});
	renderScreen("/areas/oldborough");
	await expect
		.element(page.getByRole("heading", { level: 1, name: "Landlord licensing in Testborough" }))
		.toBeVisible();
});

test("an unknown council is the page of addresses that are none", async () => {
	fakeApi({
		"/api/areas/nowhere": refuses(404, {
			code: "not_found",
			message: "We hold no council of that name.",
		}),
	});
	renderScreen("/areas/nowhere");
	await expect.element(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("tables that were silent once answer when they are asked again", async () => {
	fakeApi({ "/api/areas/testborough": inTurn(isDown, gives(aPage())) });
	renderScreen("/areas/testborough");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect.element(page.getByText("One is in force.").first()).toBeVisible();
});

test("the list shows how each council's schemes stand and leads to its page", async () => {
	fakeApi({
		"/api/areas": gives(
			list({
				found: [
					entry({}),
					entry({
						code: "S1",
						slug: "glen",
						name: "Glen",
						kinds: [],
						ends: null,
						turns: [],
						nation: "Scotland",
						region: null,
					}),
				],
			}),
		),
	});
	renderScreen("/areas?find=test");
	await expect
		.element(page.getByRole("link", { name: "Testborough" }))
		.toHaveAttribute("href", "/areas/testborough");
	await expect.element(page.getByText("One ends on 31 January 2027.")).toBeVisible();
	await expect.element(page.getByText("The law of Scotland alone decides")).toBeVisible();
	await expect.element(page.getByRole("searchbox")).toHaveValue("test");
	await expect.element(page.getByText("2 of 361.")).toBeVisible();
});

test("a search that finds nothing says what to try", async () => {
	fakeApi({ "/api/areas": gives(list({ found: [] })) });
	renderScreen("/areas?find=zz");
	await expect.element(page.getByText("No council fits. Try part of its name.")).toBeVisible();
});

/** Councils of two nations, enough of one for letters. */
const many = list({
	found: [
		...["Amber", "Bury", "Cotswold", "Derby", "Eden", "Fylde", "Gosport", "Harrow", "Ipswich"].map(
			(name) => entry({ code: name, slug: name.toLowerCase(), name }),
		),
		...["Kent", "Luton", "Medway", "Newham", "Oxford"].flatMap((name) =>
			[1, 2, 3, 4].map((at) =>
				entry({ code: `${name}${at}`, slug: `${name.toLowerCase()}-${at}`, name: `${name} ${at}` }),
			),
		),
		entry({ code: "S1", slug: "fife", name: "Fife", nation: "Scotland", region: null, kinds: [] }),
	],
});

test.each([320, 390, 768, 1440])(
	"at %i pixels the whole list stands by nation, with letters that lead to their councils and stay in sight",
	async (width) => {
		await page.viewport(width, 700);
		fakeApi({ "/api/areas": gives(many) });
		renderScreen("/areas");
		const nations = page.getByRole("navigation", { name: "By nation" });
		await expect
			.element(nations.getByRole("link", { name: "Scotland" }))
			.toHaveAttribute("href", "#scotland");
		await expect.element(page.getByRole("heading", { level: 2, name: /^England/ })).toBeVisible();
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

		const letters = page.getByRole("navigation", { name: "England by letter" });
		await letters.getByRole("link", { name: "N", exact: true }).click();
		const bar = () => letters.element().getBoundingClientRect();
		const target = () => document.getElementById("england-n")?.getBoundingClientRect().top ?? -1;
		await expect.poll(() => window.scrollY).toBeGreaterThan(0);
		await expect.poll(() => Math.round(bar().top)).toBe(0);
		expect(target()).toBeGreaterThanOrEqual(bar().bottom);
		expect(target()).toBeLessThan(700);
		// Of few councils a glance finds the one that is looked for.
		await expect
			.element(page.getByRole("navigation", { name: "Scotland by letter" }))
			.not.toBeInTheDocument();
	},
);

test("a council that the keyboard reaches does not stand behind the letters", async () => {
	await page.viewport(390, 700);
	fakeApi({ "/api/areas": gives(many) });
	renderScreen("/areas");
	const link = page.getByRole("link", { name: "Oxford 4" });
	await expect.element(link).toBeInTheDocument();
	link.element().scrollIntoView({ block: "end" });
	const back = ["Oxford 3", "Oxford 2", "Oxford 1", "Newham 4", "Newham 3", "Newham 2", "Newham 1"];
	for (const name of ["Oxford 4", ...back]) {
		const each = page.getByRole("link", { name, exact: true }).element() as HTMLElement;
		each.focus();
		const bar = page.getByRole("navigation", { name: "England by letter" }).element();
		expect(each.getBoundingClientRect().top, name).toBeGreaterThanOrEqual(
			bar.getBoundingClientRect().bottom - 1,
		);
	}
});

test("what councils are found by is of one height", async () => {
	await page.viewport(1440, 900);
	fakeApi({ "/api/areas": gives(list({})) });
	renderScreen("/areas");

	await expect.element(page.getByRole("button", { name: "Find" })).toBeVisible();
	const boxes = [
		page.getByRole("searchbox").element().parentElement,
		...page
			.getByRole("combobox")
			.elements()
			.map((select) => select.parentElement),
		page.getByRole("button", { name: "Find" }).element(),
	];
	const heights = boxes.map((box) => Math.round(box?.getBoundingClientRect().height ?? 0));
	expect(new Set(heights).size, String(heights)).toBe(1);
});
