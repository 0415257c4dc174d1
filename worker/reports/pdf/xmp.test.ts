import { expect, test } from "vitest";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { someReport } from "#domain/test/some-report.ts";
import { reportPdf } from "./report-pdf.ts";
import { readPdf } from "./test/read-pdf.ts";

const read = (document: ReportDocument) =>
	readPdf(reportPdf(document, { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) }));

test("the file says what it is, whose, of when and in which language", async () => {
	expect((await read(someReport())).info).toMatchObject({
		Title: "Property Risk Report: 14 Test Street",
		Subject: "14 Test Street, Northward, Testborough, 21 November 2026",
		Creator: "Lettable",
		CreationDate: "D:20261121093000+00'00'",
		Language: "en-GB",
	});
});

test("it says the same in XMP, in letters of every kind, and that its tags are those of PDF/UA", async () => {
	const { home, ...rest } = someReport();
	const address = "Tŷ Gwyn & <Co>, £5 Road – “flat”";
	const { info, xmp } = await read({ ...rest, home: { ...home, address } });

	expect(xmp).toEqual({
		"dc:format": "application/pdf",
		"dc:title": `Property Risk Report: ${address}`,
		"dc:description": info["Subject"],
		"dc:language": "en-GB",
		"xmp:creatortool": info["Creator"],
		"xmp:createdate": "2026-11-21T09:30:00+00:00",
		"pdf:producer": info["Producer"],
		"pdfuaid:part": "1",
	});
	expect(info["Title"]).toBe(xmp["dc:title"]);
});
