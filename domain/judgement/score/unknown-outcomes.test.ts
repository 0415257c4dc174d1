import fc from "fast-check";
import { expect, test } from "vitest";
import { isKnown, known } from "../../base/evidence.ts";
import { bandOf } from "../../base/facts/band.ts";
import {
	bearing,
	hmoLicenceVerdict,
	type Licensing,
} from "../../subjects/licensing/judge-licensing.ts";
import { cases } from "../../test/cases.ts";
import { type GeneratedHome, generatedHomes } from "../../test/generated-homes.ts";
import { type JudgedHome, judgeHome } from "../home/judged-home.ts";
import { homeMoney } from "../money/home-money.ts";
import { findRisks } from "../risks/find-risks.ts";
import { componentSpread } from "./component-spread.ts";
import { investmentScore } from "./investment-score.ts";
import { scoreLimitsOf } from "./score-limits.ts";

/** Something possibly unknown about a home: whether it is, and the home at the best and the worst outcome. */
type Unknown = {
	readonly isUnknown: (home: JudgedHome) => boolean;
	readonly good: (home: JudgedHome) => JudgedHome;
	readonly worst: (home: JudgedHome) => JudgedHome;
};

const kinds = ["mandatory", "additional", "selective", "articleFour"] as const;

function withLicensing(home: JudgedHome, changed: Partial<Licensing>): JudgedHome {
	const licensing = { ...home.licensing, ...changed };
	const { use } = home.inputs;
	const bears = bearing(licensing, use);
	return { ...home, licensing, bears, hmoLicence: hmoLicenceVerdict(licensing, use) };
}

const settled = (home: JudgedHome, kind: keyof Licensing, verdict: "required" | "none_found") =>
	withLicensing(home, {
		[kind]: { ...home.licensing[kind], verdict, proof: "rule", basis: "rule", need: null },
	});

/** Sets points as its own certificate would, for a chosen address, else as typical of the area. */
function withPoints(home: JudgedHome, points: number): JudgedHome {
	const common = {
		basis: home.chosen === null ? "area" : "property",
		citations: [],
	} as const;
	const energy = {
		...home.energy,
		points: known({ ...common, value: points }),
		band: known({ ...common, value: bandOf(points) }),
	};
	return { ...home, energy };
}

function withMarket(home: JudgedHome, changed: Partial<JudgedHome["market"]>): JudgedHome {
	return { ...home, market: { ...home.market, ...changed } };
}

const ofAuthority = { basis: "authority", citations: [] } as const;
const yielding = (home: JudgedHome, percent: number) =>
	withMarket(home, { grossYield: known({ ...ofAuthority, value: percent }) });
const demanded = (home: JudgedHome, value: "High" | "Low") =>
	withMarket(home, { demand: known({ ...ofAuthority, value }) });

const unknowns: Readonly<Record<string, Unknown>> = {
	...Object.fromEntries(
		kinds.map((kind): [string, Unknown] => [
			`the ${kind} kind of licence`,
			{
				isUnknown: ({ licensing }) => licensing[kind].verdict === "unknown",
				good: (home) => settled(home, kind, "none_found"),
				worst: (home) => settled(home, kind, "required"),
			},
		]),
	),
	"the energy rating": {
		isUnknown: ({ energy }) => !isKnown(energy.points) && !isKnown(energy.band),
		good: (home) => withPoints(home, 100),
		worst: (home) => withPoints(home, 1),
	},
	"the yield": {
		isUnknown: ({ market }) => !isKnown(market.grossYield),
		good: (home) => yielding(home, 12),
		worst: (home) => yielding(home, 1),
	},
	"the demand": {
		isUnknown: ({ market }) => !isKnown(market.demand),
		good: (home) => demanded(home, "High"),
		worst: (home) => demanded(home, "Low"),
	},
};

function scoreOf(home: JudgedHome): number | null {
	const limited = { ...home, money: homeMoney(home) };
	const limits = scoreLimitsOf({ ...limited, risks: findRisks(limited) });
	return investmentScore(componentSpread(home), limits).value;
}

const DAY = "2026-11-23";
const judged = ({ facts, inputs, chosen }: GeneratedHome) =>
	judgeHome(facts, { inputs, chosen, day: DAY });

/** Homes with known demand in two of three cases: otherwise few with unknown energy would have a score. */
const judgedHomes: fc.Arbitrary<JudgedHome> = fc
	.tuple(generatedHomes, fc.constantFrom(null, "High" as const, "Low" as const))
	.map(([generated, demand]) => {
		const home = judged(generated);
		return demand === null ? home : demanded(home, demand);
	});

/** Homes that have a score, each with it: judged once for all that may be unknown of them. */
const scored = fc.sample(judgedHomes, { ...cases(1_000), numRuns: 1_000 }).flatMap((home) => {
	const was = scoreOf(home);
	return was === null ? [] : [{ home, was }];
});

test.each(Object.entries(unknowns))(
	"once %s is known a score is never lower for its good outcome, nor higher for its worst",
	(_, { isUnknown, good, worst }) => {
		const unknown = scored.filter(({ home }) => isUnknown(home));
		expect(unknown.length).toBeGreaterThanOrEqual(25);
		for (const { home, was } of unknown) {
			const stated = JSON.stringify(home.inputs);
			expect(scoreOf(good(home)) ?? was, stated).toBeGreaterThanOrEqual(was);
			expect(scoreOf(worst(home)) ?? was, stated).toBeLessThanOrEqual(was);
		}
	},
);
