import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPaidReport, aReportDocument } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { aLicensingSection } from "#web/test/report-law-sections.ts";
import { LicensingChapter } from "./licensing-chapter.tsx";

// Why stands with the use that was stated.
const streets = "Not known";

test.each([
	[true, true, ["Yes", "Yes"]],
	[false, null, ["No", streets]],
	[null, true, ["Not known: no source says so for this address. Ask the council.", "Yes"]],
])("an HMO licence %s and a selective scheme %s are said as %s", (hmo, selective, said) => {
	renderOpened(
		<LicensingChapter
			report={aPaidReport({ requiresHmoLicense: hmo, inSelectiveLicensingArea: selective })}
		/>,
	);

	const answers = [...document.querySelectorAll("dl div")].map((each) => [
		each.querySelector("dt")?.textContent,
		each.querySelector("dd")?.textContent,
	]);
	expect(answers).toEqual([
		["HMO licence required", said[0]],
		["Selective licensing area", said[1]],
	]);
});

test.each([
	["likely", true, "Yes, probably"],
	["required", true, "Yes"],
	["likely", false, "Yes, probably, but not for the use you state"],
] as const)(
	"a selective scheme that is %s, and bears on the use: %s, is said as %s",
	(verdict, applies, said) => {
		const section = aLicensingSection();
		const matrix = section.matrix.map((row) => ({
			...row,
			cells: row.cells.map((cell) =>
				cell.kind === "selective" ? { ...cell, verdict, applies } : cell,
			),
		}));
		const licensing = { ...section, matrix };
		renderOpened(
			<LicensingChapter
				report={aPaidReport({
					inSelectiveLicensingArea: true,
					document: aReportDocument({ licensing }),
				})}
			/>,
		);

		expect([...document.querySelectorAll("dl dd")][1]?.textContent).toBe(said);
	},
);

test.each([
	["none_found", "We found none (20 November 2026)."],
	["starting_soon", "A scheme starts here on 1 March 2027."],
] as const)("a selective scheme that is %s is no plain no", (verdict, summary) => {
	const section = aLicensingSection();
	const matrix = section.matrix.map((row) => ({
		...row,
		cells: row.cells.map((cell) =>
			cell.kind === "selective" ? { ...cell, verdict, summary } : cell,
		),
	}));
	const document = aReportDocument({ licensing: { ...section, matrix } });
	renderOpened(
		<LicensingChapter report={aPaidReport({ inSelectiveLicensingArea: false, document })} />,
	);

	expect([...window.document.querySelectorAll("dl dd")][1]?.textContent).toBe(summary);
});

test("every way to let the home stands against every licence, the stated way marked", async () => {
	await page.viewport(1280, 900);
	renderOpened(<LicensingChapter report={aPaidReport()} />);

	await expect
		.element(
			page.getByRole("row", {
				name: "One household as you stated Does not apply Does not apply May be required Does not apply",
			}),
		)
		.toBeVisible();
	await expect
		.element(
			page.getByRole("row", {
				name: "Five or more people Required Does not apply Does not apply Permission needed",
			}),
		)
		.toBeVisible();
});

test("a scheme leads to the council's page and says whether anybody has checked it there", async () => {
	renderOpened(<LicensingChapter report={aPaidReport()} />);

	await expect
		.element(page.getByRole("link", { name: "Manchester’s page" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/selective-licensing");
	await expect
		.element(page.getByText("Not confirmed on the council's site yet. Ask the council."))
		.toBeVisible();
	await expect
		.element(
			page.getByText("Confirmed on the council's page on 20 November 2026.", { exact: true }),
		)
		.toBeVisible();
	await expect.element(page.getByText("From 1 February 2025 to 31 January 2030")).toBeVisible();
});

test("no scheme in the register is no proof that there is none", async () => {
	const licensing = { ...aLicensingSection(), schemes: [] };
	renderOpened(
		<LicensingChapter report={aPaidReport({ document: aReportDocument({ licensing }) })} />,
	);

	await expect.element(page.getByText(/Ask the council to be sure/)).toBeVisible();
});

test.each([
	["its owner", {}, 1],
	["whoever has a link to it", { isShared: true }, 1],
	["a reader of the sample, which is of no real home", { isSample: true }, 0],
])("a report asks %s whether something is wrong", (_, over, openers) => {
	renderOpened(<LicensingChapter report={aPaidReport(over)} />);
	expect(page.getByText("Something wrong?").elements()).toHaveLength(openers);
});
