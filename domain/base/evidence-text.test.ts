import { expect, test } from "vitest";
import type { EvidenceDto, FigureDto } from "./evidence-dto.ts";
import { figureInWords, provenanceInWords, provenanceKind } from "./evidence-text.ts";

const official: EvidenceDto = {
	value: 1_310,
	range: null,
	basis: "authority",
	coverage: "ok",
	place: "Manchester",
	sample: null,
	note: null,
	sources: [],
};

function figure(text: string, evidence: Partial<EvidenceDto>): FigureDto {
	return { id: "rent", label: "Rent", text, evidence: { ...official, ...evidence } };
}

test.each([
	[{ basis: "property" }, "official", "Official"],
	[{ basis: "rule" }, "official", "Official"],
	[{ basis: "postcode", place: "M14 5LL" }, "official", "Official"],
	[{ basis: "postcode", place: "M14 5LL", sample: 9 }, "typical", "Typical of M14 5LL"],
	[{ place: null }, "typical", "Typical of the local authority"],
	[{ basis: "property", coverage: "estimated", place: null }, "estimate", "Estimate for this home"],
	[{ basis: "visitor", coverage: "estimated" }, "visitor", "Your input"],
	[{ coverage: "unknown" }, "gap", "Not available"],
	[{ basis: "visitor", coverage: "not_covered" }, "gap", "Not available"],
] as const)("%o is of the kind %s: %s", (changes, kind, words) => {
	expect(provenanceKind({ ...official, ...changes })).toBe(kind);
	expect(provenanceInWords({ ...official, ...changes })).toBe(words);
});

test.each([
	["£1,310, typical of Manchester", {}, "£1,310"],
	["£1,310, typical of the place", { place: null }, "£1,310"],
	["£1,310, typical of Leeds", {}, "£1,310, typical of Leeds"],
	["Not known", { value: null, note: "Fewer than five sales." }, "Fewer than five sales."],
	["Not covered here", { value: null }, "Not covered here"],
])("%j of %o is shown beside its provenance as %j", (text, changes, words) => {
	expect(figureInWords(figure(text, changes))).toBe(words);
});
