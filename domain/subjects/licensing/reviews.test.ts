import { expect, test } from "vitest";
import { londonDay } from "../../base/calendar.ts";
import { someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import { judgeLicensing } from "./judge-licensing.ts";

const CHANGED = "The council's page has changed since we read it: check there.";
const GONE = "The council's page that we read is no longer there: ask the council.";

function selective(scheme: Parameters<typeof someScheme>[0], day = "2026-11-20") {
	const facts = someFacts({ place: someUnit(), schemes: [someScheme(scheme)] });
	return judgeLicensing(facts, { use: "single", people: null }, day).selective;
}

test.each([
	["page_changed", CHANGED],
	["page_gone", GONE],
] as const)("what rests on a row under review says so: %s", (review, words) => {
	const verified = selective({ verifiedOn: "2026-11-01", review });
	expect(verified.verdict).toBe("required");
	expect(verified.summary).toContain(words);
	expect(selective({ review, start: "2027-01-01" }).summary).toContain(words);
});

test("that nothing was found rests on rows too", () => {
	const none = { kind: "none", status: "none", coverage: "none" } as const;
	expect(selective({ ...none, review: "page_changed" }).summary).toContain(CHANGED);
	expect(selective({ ...none, review: null }).summary).not.toContain("page");
});

test("a row under review says nothing of what does not rest on it", () => {
	const facts = someFacts({
		place: someUnit(),
		schemes: [someScheme(), someScheme({ kind: "additional", review: "page_changed" })],
	});
	const { selective: own, additional } = judgeLicensing(
		facts,
		{ use: "sharers", people: null },
		"2026-11-20",
	);
	expect(own.summary).not.toContain(CHANGED);
	expect(additional.summary).toContain(CHANGED);
});

test.each([
	["in winter", "2026-11-20", "2026-11-20T23:59:59Z", "2026-11-21T00:00:00Z"],
	["in summer", "2026-07-24", "2026-07-24T22:59:59Z", "2026-07-24T23:00:00Z"],
])(
	"a scheme binds to the last second of its last day in London, and no longer: %s",
	(_, end, last, first) => {
		const facts = someFacts({ place: someUnit(), schemes: [someScheme({ end })] });
		const verdictAt = (instant: string) =>
			judgeLicensing(facts, { use: "single", people: null }, londonDay(Date.parse(instant)))
				.selective;
		expect(verdictAt(last).verdict).toBe("likely");
		expect(verdictAt(first)).toMatchObject({
			verdict: "unknown",
			summary: expect.stringContaining("has ended and we found none after it"),
		});
	},
);
