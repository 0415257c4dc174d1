import { expect, test } from "vitest";
import type { LicensingScheme, SchemeEvidence } from "../../base/facts/scheme.ts";
import { noInputs } from "../../base/inputs.ts";
import { someFacts, someScheme, someSchemeEvidence, someUnit } from "../../test/some-facts.ts";
import { judgeLicensing } from "./judge-licensing.ts";
import { newestPageDay, stillSpeaks } from "./page-age.ts";

const DAY = "2026-11-26";

/** A row of 1 January 2025 to 31 December 2029 on a page. */
const onPage = (page: Partial<SchemeEvidence>, over: Partial<LicensingScheme> = {}) =>
	someScheme({
		start: "2025-01-01",
		end: "2029-12-31",
		evidence: [someSchemeEvidence({ proves: "Landlords need a licence.", ...page })],
		...over,
	});
const direction = (proves: string, over: Partial<LicensingScheme> = {}) =>
	onPage({ pageDay: "2020", proves }, { kind: "article4_hmo", end: null, ...over });

test.each<[string, LicensingScheme, boolean]>([
	["its page is younger than 24 months", onPage({ pageDay: "2024-11-26" }), true],
	["its page is older than 24 months", onPage({ pageDay: "2024-11-25" }), false],
	[
		"its page is of a month, which counts from its first day",
		onPage({ pageDay: "2024-11" }),
		false,
	],
	["its page is of the month after", onPage({ pageDay: "2024-12" }), true],
	["its page is of a year, which counts from its first day", onPage({ pageDay: "2024" }), false],
	["its page is of the year after", onPage({ pageDay: "2025" }), true],
	["its page has no day and names none", onPage({}), false],
	[
		"its page has no day and names one in time",
		onPage({ proves: "It was agreed in May 2025." }),
		true,
	],
	["its page has no day and names an old one", onPage({ proves: "It was agreed in 2023." }), false],
	[
		"its page has no day and names one that was ahead when we read it",
		onPage({ proves: "It was agreed in 2023 and is looked at again on 1 May 2028." }),
		false,
	],
	[
		"an old page names both of its days",
		onPage({ pageDay: "2023", proves: "It runs from 1 January 2025 to 31 December 2029." }),
		true,
	],
	[
		"an old page names its first day alone",
		onPage({ pageDay: "2023", proves: "It runs from 1 January 2025." }),
		false,
	],
	[
		"an old page names both of its days, the last of which is over",
		onPage(
			{ pageDay: "2023", proves: "It runs from 1 January 2020 to 31 December 2024." },
			{ start: "2020-01-01", end: "2024-12-31" },
		),
		false,
	],
	["it rests on the press", onPage({ pageDay: "2026-11-01", publisher: "press" }), false],
	["a direction's first day is named and over", direction("From 1 January 2025."), true],
	[
		"a direction's first day is named and ahead",
		direction("From 1 January 2027.", { start: "2027-01-01" }),
		false,
	],
	["a direction is confirmed", direction("It was confirmed.", { start: null }), true],
	["a direction is to hold if confirmed", direction("From May 2018, if confirmed."), false],
	["a direction is not yet confirmed", direction("It is not confirmed."), false],
	[
		"a direction is immediate, six months ago at most",
		direction("It is immediate from 26 May 2026.", { start: "2026-05-26" }),
		true,
	],
	[
		"a direction is immediate, longer ago, on a page of this year",
		direction("It is immediate from 25 May 2026.", { start: "2026-05-25" }),
		false,
	],
	[
		"a direction was immediate and is confirmed",
		direction("It was immediate from 1 January 2025 and confirmed in June."),
		true,
	],
	[
		"a direction is not immediate",
		direction("It is not immediate: it starts on 1 January 2025."),
		true,
	],
	["a direction was made", direction("It was made.", { status: "made" }), false],
])("whether a row still speaks where %s", (_, row, speaks) => {
	expect(stillSpeaks(row, DAY)).toBe(speaks);
});

test("a page is as old as it can be, and the newest of several counts", () => {
	const page = (pageDay: string | null, proves = "None.") =>
		someSchemeEvidence({ pageDay, proves });
	expect(newestPageDay([page("2023"), page("2024-07"), page("2024-03-09")])).toBe("2024-07-01");
	expect(newestPageDay([page(null, "In May 2024 it had none, and in 2022.")])).toBe("2024-05-01");
	expect(newestPageDay([page(null)])).toBeNull();
});

const selective = (...schemes: LicensingScheme[]) =>
	judgeLicensing(someFacts({ place: someUnit(), schemes }), noInputs, DAY).selective;
const none = (page: Partial<SchemeEvidence>) =>
	someScheme({
		kind: "none",
		status: "none",
		coverage: "none",
		start: null,
		end: null,
		evidence: [someSchemeEvidence({ proves: "The council has none.", ...page })],
	});

test("a none holds while its page is young, then nobody knows, and it says when the council had none", () => {
	expect(selective(none({ pageDay: "2025-05" }))).toMatchObject({
		verdict: "none_found",
		proof: "read",
		need: null,
	});
	const old = selective(none({ pageDay: "2024-05" }));
	expect(old).toMatchObject({ verdict: "unknown", proof: null });
	expect(old.summary).toContain("In May 2024 Testborough said it had none");
	expect(old.need).not.toBeNull();
});

test("a none of an undated page is a lead, which asks", () => {
	const lead = selective(none({ pageDay: null }));
	expect(lead).toMatchObject({ verdict: "none_found", proof: "lead" });
	expect(lead.need).not.toBeNull();
});

test("that other wards have a scheme is a lead here, however well its page was read, unless all of them were verified", () => {
	const elsewhere = (over: Partial<LicensingScheme>) =>
		onPage({ pageDay: "2026-05" }, { coverage: "wards", wardCodes: ["E05000002"], ...over });
	const verified = { verifiedOn: "2026-11-01" };
	expect(selective(elsewhere({}))).toMatchObject({ verdict: "none_found", proof: "lead" });
	expect(selective(elsewhere(verified), elsewhere({}))).toMatchObject({ proof: "lead" });
	expect(selective(elsewhere(verified))).toMatchObject({
		verdict: "none_found",
		proof: "verified",
	});
});

test("a row needs a licence for certain while its page speaks, and probably after it", () => {
	expect(selective(onPage({ pageDay: "2026-05" }))).toMatchObject({
		verdict: "required",
		proof: "read",
	});
	expect(selective(onPage({ pageDay: "2023" }))).toMatchObject({
		verdict: "likely",
		proof: "lead",
	});
	expect(selective(onPage({ pageDay: "2023" }, { verifiedOn: "2023-01-01" }))).toMatchObject({
		verdict: "required",
		proof: "verified",
	});
});
