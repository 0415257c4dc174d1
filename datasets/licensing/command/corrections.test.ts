import { expect, test } from "vitest";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { committedTables as tables } from "#datasets/test/committed-tables.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { fromPounds } from "#domain/base/money.ts";
import { isShown } from "#domain/subjects/licensing/scheme-evidence.ts";
import { someScheme, someSchemeEvidence } from "#domain/test/some-facts.ts";
import { schemeFile } from "../scheme-file.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { applyRound, correctionRounds, readRound } from "./correction-rounds.ts";
import { readCorrections } from "./read-corrections.ts";

const HEADER = "check_line,scheme_id,change,field,value,url,publisher,page_day,why";
const reading = (...lines: string[]) => readCorrections([HEADER, ...lines, ""].join("\n"));

const basis = {
	wards: [
		{ code: "E05000001", authorityCode: "E00000001" },
		{ code: "E05000002", authorityCode: "E00000002" },
	],
	authorities: [{ code: "E00000001", name: "Testborough" }],
	readDay: "2026-11-24",
};
const row = (over: Partial<LicensingScheme> = {}) => someScheme({ id: "test", ...over });
const corrected = (scheme: LicensingScheme, ...lines: string[]) =>
	applyCorrections([scheme], reading(...lines), basis);

test.each([
	["01/04/2027", "3,test,set,start_day,01/04/2027,,,,Read.", "no day written as 2027-04-01"],
	["the 31st of June", "3,test,set,start_day,2027-06-31,,,,Read.", "no day written as"],
	["merged cells", "3,test,set,start_day,2027-06-30", "5 cells, not 9"],
	["names of wards", "3,test,set,ward_codes,Northward,,,,Read.", "no codes of wards"],
	["a field nobody knows", "3,test,set,colour,red,,,,Read.", "field is unknown: colour"],
	["no reason", "3,test,set,status,made,,,,", "why is blank"],
	["no row", "3,,set,status,made,,,,Read.", "scheme_id is blank"],
	["a line of no check", "three,test,keep,,,,,,Read.", "check_line is no line number"],
	["a change nobody knows", "3,test,delete,,,,,,Read.", "change is none of"],
	["http", "3,test,evidence,,It runs.,http://a.gov.uk/x,council,,", "url is refused"],
	["a user name", "3,test,evidence,,It runs.,https://ada@a.gov.uk/,council,,", "url is refused"],
	["a publisher nobody knows", "3,test,evidence,,It runs.,https://a.gov.uk/,blog,,", "publisher"],
	["nothing that it proves", "3,test,evidence,,,https://a.gov.uk/,council,,", "value is blank"],
	[
		"a page's day of 2026-13",
		"3,test,evidence,,Runs.,https://a.gov.uk/,council,2026-13,",
		"page_day",
	],
	[
		"a status left blank",
		"3,test,set,status,,,,,Read.",
		"value is blank, and each row has a status",
	],
	["a cell of another change", "3,test,keep,end_day,,,,,Read.", "field is not blank"],
	["a value that slipped a cell", "3,test,set,end_day,,2030-06-30,,,Read.", "url is not blank"],
	["a name for an id", "3,Test borough,set,status,made,,,,Read.", "scheme_id is no id"],
	["no kind", "3,test,add,,E08000010,,,,New.", "no authority code and kind"],
])("a file with %s is refused by its line", (_, line, message) => {
	expect(() => reading("2,test,keep,,,,,,Nothing.", line)).toThrow(/^line 3: /);
	expect(() => reading("2,test,keep,,,,,,Nothing.", line)).toThrow(message);
});

test("a file with another header is refused", () => {
	expect(() => readCorrections("a,b\n1,2\n")).toThrow("the header is a,b");
});

test.each([
	["a ward of another council", "2,test,set,ward_codes,E05000002,,,,Read.", "no ward of today"],
	["a ward that was abolished", "2,test,set,ward_codes,E05999999,,,,Read.", "no ward of today"],
	["an end before the start", "2,test,set,end_day,2020-01-01,,,,Read.", "before the first"],
	["more than five years", "2,test,set,end_day,2031-01-01,,,,Read.", "five years at most"],
	["a status nobody knows", "2,test,set,status,running,,,,Read.", "none of consulting"],
	["a row that is none", "2,other,set,status,made,,,,Read.", "there is no such row"],
	["a row that is none, to be kept", "2,other,keep,,,,,,Read.", "there is no such row"],
	["a ward twice", "2,test,set,ward_codes,E05000001 E05000001,,,,Read.", "named twice"],
	["an authority that was abolished", "2,new,add,,E07000026 selective,,,,New.", "any more"],
	["a fee in words", "2,test,set,fees.single,about 800,,,,Read.", "no whole number"],
])("%s is refused with its reason, and the row stays as it was", (_, line, why) => {
	const scheme = row();
	const result = corrected(scheme, line);
	expect(result.refused).toEqual([{ line: 2, why: expect.stringContaining(why) }]);
	expect(result.changed).toEqual([]);
	expect(result.schemes).toEqual([scheme]);
});

test("a row with one change that is refused keeps none of the others", () => {
	const scheme = row();
	const { schemes, refused } = corrected(
		scheme,
		"2,test,set,name,Phase one,,,,Read.",
		"2,test,set,end_day,2020-01-01,,,,Read.",
	);
	expect(schemes).toEqual([scheme]);
	expect(refused.map(({ line }) => line)).toEqual([2, 3]);
});

test("changes are made, with the evidence once, and the same file changes nothing a second time", () => {
	const made = "2,test,set,designated_on,2024-10-01,,,,Read.";
	const evidence = "2,test,evidence,,It runs.,https://www.testborough.gov.uk/x,council,2026-04,";
	const first = corrected(row(), made, evidence, evidence);
	expect(first.schemes[0]).toMatchObject({
		designatedOn: "2024-10-01",
		evidence: [
			{
				url: "https://www.testborough.gov.uk/x",
				publisher: "council",
				pageDay: "2026-04",
				readDay: "2026-11-24",
				readBy: "check",
				proves: "It runs.",
			},
		],
	});
	expect(first.changed).toHaveLength(2);
	const second = applyCorrections(first.schemes, reading(made, evidence), basis);
	expect(second.changed).toEqual([]);
	expect(second.schemes).toEqual(first.schemes);
});

test("a page is dropped by its address, a row without one, and neither a second time", () => {
	const [page, other] = ["x", "y"].map((at) => `https://www.testborough.gov.uk/${at}`);
	const scheme = row({
		evidence: [page, other].map((url) => someSchemeEvidence({ url: url ?? "" })),
	});
	const { schemes } = corrected(scheme, `2,test,drop,,,${page},,,No proof.`);
	expect(schemes[0]?.evidence.map(({ url }) => url)).toEqual([other]);
	const gone = corrected(scheme, "2,test,drop,,,,,,No proof.");
	expect([gone.schemes, gone.refused, gone.changed.length]).toEqual([[], [], 1]);
	const twice = applyCorrections([], reading("2,test,drop,,,,,,No proof."), basis);
	expect([twice.schemes, twice.refused, twice.changed]).toEqual([[], [], []]);
});

test("two values for one field are refused: nobody can say which is meant", () => {
	const { refused } = corrected(
		row(),
		"2,test,set,end_day,2029-05-31,,,,Read.",
		"3,test,set,end_day,2029-06-30,,,,Read.",
	);
	expect(refused).toEqual([
		{ line: 2, why: "test: end_day has two values" },
		{ line: 3, why: "test: end_day has two values" },
	]);
});

test("a blank value is not known again, and a group of which nothing is known is none", () => {
	const fees = { single: fromPounds(800), hmo: null, per: null, accredited: null };
	const scheme = row({ fees, designatedOn: "2024-01-05" });
	const { schemes } = corrected(
		scheme,
		"2,test,set,fees.single,,,,,Read.",
		"2,test,set,designated_on,,,,,Read.",
	);
	expect(schemes[0]).toMatchObject({ fees: null, designatedOn: null });
});

test("what the check read is told anew, what an administrator read is left", () => {
	const url = "https://www.testborough.gov.uk/x";
	const line = `2,test,evidence,,It ran.,${url},council,,`;
	const [first] = corrected(row(), line.replace("ran", "runs")).schemes;
	expect(corrected(first ?? row(), line).schemes[0]?.evidence).toMatchObject([
		{ url, proves: "It ran." },
	]);
	const theirs = row({
		evidence: [someSchemeEvidence({ url, readBy: "ada", proves: "It runs." })],
	});
	expect(corrected(theirs, line).schemes).toEqual([theirs]);
});

test.each(correctionRounds)(
	"the corrections of $readDay rest each change on a line of the check, and leave out none of its $lines",
	async (round) => {
		const lines = new Set((await readRound(round)).map(({ checkLine }) => checkLine));
		expect([...lines].toSorted((a, b) => a - b)).toEqual(
			Array.from({ length: round.lines }, (_, at) => at + 2),
		);
	},
);

test("the register that is committed is the register with every round applied, and nothing of them is refused", async () => {
	const committed = readSchemes(tables);
	let schemes: readonly LicensingScheme[] = committed;
	for (const round of correctionRounds) {
		const result = await applyRound(schemes, round, tables);
		expect(result.refused).toEqual([]);
		schemes = result.schemes;
	}
	expect(schemeFile(committed)).toBe(schemeFile(schemes));
});

test("nothing that is committed is verified, lists streets, or is said to be of a publisher whose site was not read", () => {
	const schemes = readSchemes(tables);
	expect(schemes.filter(({ verifiedOn, streets }) => verifiedOn || streets)).toEqual([]);
	const notes = schemes.flatMap(({ evidence }) => evidence.filter((page) => !isShown(page)));
	expect(new Set(notes.map(({ publisher }) => publisher))).toEqual(new Set(["press", "other"]));
	expect(schemes.filter(({ evidence }) => evidence.length > 0).length).toBeGreaterThan(180);
});

test("a cell that was pasted with what is not seen holds its words alone", () => {
	const { schemes } = corrected(row(), "3,test,set,name,Moss\vSide\u200b\u0001,,,,Read\u2028on.");
	expect(schemes[0]).toMatchObject({ name: "Moss Side" });
});
