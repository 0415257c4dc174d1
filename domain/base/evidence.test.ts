import fc from "fast-check";
import { expect, test } from "vitest";
import {
	bases,
	coverages,
	type Evidence,
	isKnown,
	known,
	mostTelling,
	notCovered,
	unknown,
} from "./evidence.ts";

const cite = (asOf: string | null) => [{ source: "pricePaid", asOf }] as const;

test("a finer basis beats a coarser one, whatever their dates", () => {
	const area = known({ value: 1, basis: "area", citations: cite("2020") });
	const authority = known({ value: 2, basis: "authority", citations: cite("2026") });
	expect(mostTelling([authority, area])).toBe(area);
});

test("at one basis a measured figure beats an estimate, then the newer wins", () => {
	const estimate = known({
		value: 1,
		basis: "area",
		coverage: "estimated",
		citations: cite("2026"),
	});
	const old = known({ value: 2, basis: "area", citations: cite("2024") });
	const recent = known({ value: 3, basis: "area", citations: cite("2025") });
	expect(mostTelling([estimate, old, recent])).toBe(recent);
});

test("a gap that could be filled is told before one that nobody can fill", () => {
	const nobody = notCovered<number>({ basis: "property", note: "Nobody publishes it." });
	const somebody = unknown<number>({ basis: "country", note: "It did not answer." });
	expect(mostTelling([nobody, somebody])).toBe(somebody);
});

test("a figure without candidates is a mistake of the caller", () => {
	expect(() => mostTelling([])).toThrow(RangeError);
});

const figure: fc.Arbitrary<Evidence<number>> = fc.record({
	value: fc.option(fc.integer()),
	basis: fc.constantFrom(...bases),
	coverage: fc.constantFrom(...coverages),
	citations: fc.constantFrom(cite("2024"), cite("2025-06"), cite(null)),
	note: fc.constant(null),
	place: fc.constant(null),
	sample: fc.constant(null),
	range: fc.constant(null),
});

test("precedence never prefers a gap to a value, nor a coarser value to a finer one", () => {
	fc.assert(
		fc.property(fc.array(figure, { minLength: 1 }), (candidates) => {
			const chosen = mostTelling(candidates);
			const values = candidates.filter(isKnown);
			expect(isKnown(chosen)).toBe(values.length > 0);
			for (const other of values) {
				expect(bases.indexOf(chosen.basis)).toBeLessThanOrEqual(bases.indexOf(other.basis));
			}
		}),
	);
});

test("the order of the candidates decides nothing but exact ties", () => {
	fc.assert(
		fc.property(fc.array(figure, { minLength: 1 }), (candidates) => {
			const told = ({ value, basis, coverage }: Evidence<number>) => [
				value === null,
				basis,
				coverage,
			];
			expect(told(mostTelling(candidates.toReversed()))).toEqual(told(mostTelling(candidates)));
		}),
	);
});
