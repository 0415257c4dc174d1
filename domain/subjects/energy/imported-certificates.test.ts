import { expect, test } from "vitest";
import type { CertificateFacts, Facts } from "../../base/facts/facts.ts";
import { allSilent, someCertificate, someFacts, somePlace } from "../../test/some-facts.ts";
import { energyFigures } from "./judge-energy.ts";
import { registerCitation } from "./register-citation.ts";

const DAY = "2026-11-22";

function factsWith(data: Partial<CertificateFacts>, over: Partial<Facts> = {}): Facts {
	return someFacts({
		areas: [],
		live: allSilent({
			certificates: {
				state: "answered",
				at: Date.UTC(2026, 10, 22),
				data: {
					summaries: [],
					details: [],
					imported: { source: "importedCertificates", asOf: "2026-10-31" },
					...data,
				},
			},
		}),
		...over,
	});
}

test("figures from a file name the file and the day it covers, not that of the question", () => {
	const home = someCertificate({ imported: "importedCertificates" });
	const { band, floorArea } = energyFigures(
		factsWith({ summaries: [home], details: [home] }),
		null,
		DAY,
	);

	expect([band.value, floorArea.value]).toEqual(["D", 80]);
	expect(band.citations).toEqual([{ source: "importedCertificates", asOf: "2026-10-31" }]);
});

test("an answer of the register itself is cited as its own, on the day it answered", () => {
	const { certificates } = factsWith({}).live;
	const answer =
		certificates.state === "answered"
			? { ...certificates, data: { summaries: [], details: [] } }
			: certificates;

	expect(registerCitation(answer)).toEqual({ source: "energyRegister", asOf: "2026-11-22" });
});

test("none in a file means none lodged by its day", () => {
	expect(energyFigures(factsWith({}), null, DAY).band).toMatchObject({
		value: null,
		note: "No certificate was lodged at this postcode by 31 October 2026, the date of the file that was imported.",
		citations: [{ source: "importedCertificates", asOf: null }],
	});
});

test("Scotland has bands once its file is imported", () => {
	const home = someCertificate({ imported: "importedCertificatesScotland" });
	const imported = { source: "importedCertificatesScotland", asOf: "2026-06-30" } as const;
	const place = somePlace({ nation: "Scotland" });

	const figures = energyFigures(
		factsWith({ summaries: [home], details: [home], imported }, { place }),
		null,
		DAY,
	);

	expect(figures.band).toMatchObject({ value: "D", citations: [imported] });
});

test("none in Scotland's file is none lodged, and not a register that we do not read", () => {
	const place = somePlace({ nation: "Scotland" });
	const imported = { source: "importedCertificatesScotland", asOf: "2026-06-30" } as const;

	expect(energyFigures(factsWith({ imported }, { place }), null, DAY).band).toMatchObject({
		coverage: "unknown",
		note: "No certificate was lodged at this postcode by 30 June 2026, the date of the file that was imported.",
	});
	expect(
		energyFigures(someFacts({ areas: [], place, live: allSilent({}) }), null, DAY).band,
	).toMatchObject({ coverage: "not_covered" });
});

test("a chosen home from a file has no cost of its way to band C, and it is said why", () => {
	const home = someCertificate({ imported: "importedCertificates", improvements: [] });

	const { upgradeCost, points } = energyFigures(factsWith({ details: [home] }), home, DAY);

	expect(points.citations).toEqual([{ source: "importedCertificates", asOf: "2022-03-01" }]);
	expect(upgradeCost).toMatchObject({
		value: null,
		note: "The file of certificates does not list the steps to band C.",
	});
});
