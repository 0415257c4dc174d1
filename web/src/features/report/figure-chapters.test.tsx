import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PaidReport } from "#contracts/report.ts";
import { beside } from "#web/test/beside.ts";
import { aGapDto } from "#web/test/evidence-dtos.ts";
import { aPaidReport, aReportDocument, aReportVerdict } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { anEnergySection } from "#web/test/report-law-sections.ts";
import { EnergyChapter } from "./energy-chapter.tsx";
import { FinanceChapter } from "./finance-chapter.tsx";
import { OverallChapter } from "./overall-chapter.tsx";
import { PropertyChapter } from "./property-chapter.tsx";

const nothingKnown: Partial<PaidReport> = {
	propertyType: null,
	totalFloorArea: null,
	marketDemand: null,
	epcRating: null,
	epcPotentialRating: null,
	currentEnergyEfficiency: null,
	potentialEnergyEfficiency: null,
	estimatedUpgradeCost: null,
	estimatedRentalYield: null,
};

test.each([
	["Postcode", "M14 5LL"],
	["Property type", "Terraced house"],
	["Floor area", "84 m²"],
	["Market demand", "High"],
	["Purchase price, as you stated", "£180,000"],
])("under %s the property stands as %s", (label, text) => {
	renderOpened(<PropertyChapter report={aPaidReport()} />);

	expect(beside(label)).toBe(text);
});

test.each([
	["Current EPC rating", "E"],
	["Potential EPC rating", "C"],
	["Current efficiency", "52 points"],
	["Potential efficiency", "74 points"],
	["Upgrade cost", "£5,700£3,000 to £8,400"],
])("under %s the energy chapter says %s", (label, text) => {
	renderOpened(<EnergyChapter report={aPaidReport()} />);

	expect(beside(label)).toBe(text);
});

test("what is not known is said in words, once for each reason, with no figure made up", () => {
	const noType = aGapDto("propertyType", "Property type", "The register did not answer.");
	const report = aPaidReport({
		...nothingKnown,
		document: aReportDocument({
			property: [noType, { ...noType, id: "totalFloorArea" }],
			energy: { ...anEnergySection(), figures: [] },
		}),
	});
	renderOpened(
		<>
			<PropertyChapter report={report} />
			<EnergyChapter report={report} />
			<FinanceChapter report={report} />
		</>,
	);

	expect(beside("Property type, Floor area")).toBe("The register did not answer.");
	const ratings = "Current EPC rating, Potential EPC rating";
	const points = "Current efficiency, Potential efficiency";
	expect(beside(`${ratings}, ${points}, Upgrade cost`)).toBe("Not known");
	expect(beside("Estimated annual rental yield")).toBe("Not published for this area");
});

test("each step to band C has its cost, the total so far and the rating after", async () => {
	await page.viewport(1280, 900);
	renderOpened(<EnergyChapter report={aPaidReport()} />);

	await expect
		.element(
			page.getByRole("row", {
				name: "2. Condensing boiler £600 to £1,000 £3,000 to £8,400 C 71 points Band C reached",
			}),
		)
		.toBeVisible();
	await expect.element(page.getByText(/^£3,000 to £8,400 for 2 steps/)).toBeVisible();
});

test("a standard says whether it is law yet, whether the home meets it, and whether we checked it", async () => {
	renderOpened(<EnergyChapter report={aPaidReport()} />);
	const inForce = page.getByRole("listitem").filter({ hasText: "Band E to let" });
	const announced = page.getByRole("listitem").filter({ hasText: "Band C from 1 October 2030" });

	await expect.element(inForce.getByText("In force since 1 April 2020.")).toBeVisible();
	await expect.element(inForce.getByText("Meets it")).toBeVisible();
	await expect.element(page.getByText("Last checked 20 November 2026.")).toBeVisible();
	await expect.element(announced.getByText(/^Announced, not law yet/)).toBeVisible();
	await expect.element(announced.getByText("Falls short")).toBeVisible();
	await expect.element(announced.getByText("£10,000")).toBeVisible();
	await expect.element(announced.getByRole("button", { name: /not checked yet$/ })).toBeVisible();
});

test("the number of the certificate leads to its page of the register", async () => {
	renderOpened(<EnergyChapter report={aPaidReport()} />);
	const { number } = anEnergySection().certificate ?? { number: "none" };

	await expect
		.element(page.getByRole("link", { name: number }))
		.toHaveAttribute(
			"href",
			`https://find-energy-certificate.service.gov.uk/energy-certificate/${number}`,
		);
});

test("without a certificate of its own the home has no route, and the report says why", async () => {
	const energy = { ...anEnergySection(), route: null, certificate: null };
	renderOpened(<EnergyChapter report={aPaidReport({ document: aReportDocument({ energy }) })} />);

	await expect
		.element(page.getByText(/^Not known: the steps stand on the home’s own/))
		.toBeVisible();
	await expect.element(page.getByText(/^Certificate/)).not.toBeInTheDocument();
});

test("both scores stand beside each other with the line that relates them", async () => {
	renderOpened(<OverallChapter report={aPaidReport()} />);

	await expect.element(page.getByText("Risk Score: 32/100", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Investment Score: 68/100", { exact: true })).toBeVisible();
	await expect.element(page.getByText(/^Risk 32 is 100 less/)).toBeVisible();
	await expect.element(page.getByText("Moderate confidence")).toBeVisible();
});

test("too little known is no score, said of both", async () => {
	const verdict = aReportVerdict({
		investmentScore: null,
		riskScore: null,
		riskLabel: null,
		colour: null,
		grade: null,
		uncapped: null,
	});
	renderOpened(<OverallChapter report={aPaidReport({ document: aReportDocument({ verdict }) })} />);

	await expect.element(page.getByText("Risk Score: not known")).toBeVisible();
	await expect.element(page.getByText("Investment Score: not known")).toBeVisible();
	await expect.element(page.getByText(/\/100/)).not.toBeInTheDocument();
});

test("the yield and the category stand in the financial analysis", async () => {
	const verdict = aReportVerdict({ riskScore: 85 });
	renderOpened(<FinanceChapter report={aPaidReport({ document: aReportDocument({ verdict }) })} />);

	expect(beside("Estimated annual rental yield")).toBe("6.3%");
	await expect.element(page.getByText("High Risk", { exact: true })).toBeVisible();
});

test("a low risk of a home that nobody has found to pay has no category", async () => {
	renderOpened(<FinanceChapter report={aPaidReport()} />);

	expect(beside("Estimated annual rental yield")).toBe("6.3%");
	await expect.element(page.getByText("Risk category")).not.toBeInTheDocument();
	await expect.element(page.getByText("Low Risk", { exact: true })).not.toBeInTheDocument();
});
