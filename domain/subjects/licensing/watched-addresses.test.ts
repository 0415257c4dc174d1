import { expect, test } from "vitest";
import { evidencePublishers, type SchemeEvidence } from "../../base/facts/scheme.ts";
import { watchedAddresses } from "./watched-addresses.ts";

const PAGE = "https://www.york.gov.uk/hmo";

function proof(url: string, more: Partial<SchemeEvidence> = {}): SchemeEvidence {
	return {
		url,
		publisher: "council",
		pageDay: null,
		readDay: "2026-11-01",
		readBy: "check",
		proves: "That there is a scheme.",
		...more,
	};
}

test("a row rests on the council's page and on its evidence, each of them once", () => {
	const older = proof("https://www.york.gov.uk/notice", { readDay: "2026-10-01" });
	const newer = proof("https://www.york.gov.uk/minutes");
	expect(watchedAddresses({ url: PAGE, evidence: [older, proof(PAGE), newer] })).toEqual([
		PAGE,
		newer.url,
		older.url,
	]);
	expect(watchedAddresses({ url: null, evidence: [newer] })).toEqual([newer.url]);
	expect(watchedAddresses({ url: null, evidence: [] })).toEqual([]);
});

test("councils, gov.uk, the Gazette and the portal of notices are watched, nobody else", () => {
	const evidence = evidencePublishers.map((publisher) =>
		proof(`https://www.${publisher.replace("_", "-")}.uk/notice`, { publisher }),
	);
	expect(watchedAddresses({ url: null, evidence })).toEqual([
		"https://www.council.uk/notice",
		"https://www.gov-uk.uk/notice",
		"https://www.gazette.uk/notice",
		"https://www.notice-portal.uk/notice",
	]);
});

test.each([
	"http://www.york.gov.uk/hmo",
	"https://127.0.0.1/hmo",
	"https://staging.york.gov.uk/hmo",
	"https://user@www.york.gov.uk/hmo",
])("evidence at %s is not asked for", (url) => {
	expect(watchedAddresses({ url: null, evidence: [proof(url)] })).toEqual([]);
});
