import { addYears, type IsoDate } from "./calendar.ts";
import { BAND_C, isBelowMinimum } from "./epc/band.ts";
import type { Certificate } from "./epc/certificate.ts";
import { isExpired, validUntil } from "./epc/current-certificates.ts";
import type { EnergyFigures } from "./epc/energy-figures.ts";
import { isKnown } from "./evidence.ts";
import { bearing, type Licensing } from "./licensing/judge-licensing.ts";
import { isNeeded, type Verdict } from "./licensing/verdict.ts";
import type { Nation } from "./nations/nation.ts";
import { policyOf } from "./nations/policy-of.ts";
import type { Use } from "./use.ts";
import { dateInWords } from "./words.ts";

type Scope = {
	readonly nation: Nation;
	readonly energy: EnergyFigures;
	readonly chosen: Certificate | null;
	readonly licensing: Licensing;
	readonly use: Use;
	readonly day: IsoDate;
};

/** Points from a band's edge within which a second assessment may change the band. Source: FACTS 2.2 (b), PropEco. */
const NEAR_AN_EDGE = 3;

/** How grave a flag is, gravest first: it forbids the letting, it is asked now, it has to be found out, it comes later. */
const gravities = ["forbids", "asked", "unsettled", "later"] as const;

type Flag = { readonly gravity: (typeof gravities)[number]; readonly text: string };

/** What the law asks or is about to ask of this letting: a sentence each, gravest first. Source: DECISIONS 6 and 11, FACTS 1-3. */
export function regulatoryFlags(scope: Scope): string[] {
	const flags = [...energyFlags(scope), ...licensingFlags(scope), ...nationFlags(scope.nation)];
	return gravities.flatMap((gravity) =>
		flags.filter((flag) => flag.gravity === gravity).map(({ text }) => text),
	);
}

function energyFlags({ nation, energy, chosen, day }: Scope): Flag[] {
	if (!policyOf(nation).energy.standardBinds) {
		return [];
	}
	const flags: Flag[] = [];
	const { band, points } = energy;
	const own = chosen !== null;
	if (isKnown(band) && isBelowMinimum(band.value)) {
		flags.push(
			own
				? {
						gravity: "forbids",
						text: `Energy rating ${band.value}: a home below E cannot be let without a registered exemption. The penalty is up to £5,000.`,
					}
				: {
						gravity: "unsettled",
						text: `The typical energy rating here is ${band.value}: a home below E cannot be let without a registered exemption.`,
					},
		);
	}
	if (own && isExpired(chosen, day)) {
		flags.push({
			gravity: "asked",
			text: `The energy certificate expired on ${dateInWords(validUntil(chosen))}: a new one is needed before marketing.`,
		});
	} else if (own && validUntil(chosen) < addYears(day, 1)) {
		flags.push({
			gravity: "later",
			text: `The energy certificate runs out on ${dateInWords(validUntil(chosen))}.`,
		});
	}
	if (isKnown(band) && ["D", "E", "F", "G"].includes(band.value)) {
		flags.push({
			gravity: "later",
			text: "Below band C: from 1 October 2030 the government means to require band C of every letting, with spending capped at £10,000. It is decided, not yet law.",
		});
	}
	if (own && isKnown(points) && Math.abs(points.value - BAND_C + 0.5) < NEAR_AN_EDGE) {
		flags.push({
			gravity: "later",
			text: `The score of ${points.value} is close to the edge between C and D: a new assessment may change the band.`,
		});
	}
	return flags;
}

function licensingFlags({ licensing, use, day }: Scope): Flag[] {
	const bears = bearing(licensing, use);
	const kinds = ["mandatory", "additional", "selective", "articleFour"] as const;
	const relevant = kinds.filter((kind) => bears[kind]).map((kind) => licensing[kind]);
	const flags = relevant
		.filter(({ verdict }) => verdict !== "none_found" && verdict !== "not_covered")
		.map(({ verdict, summary }): Flag => ({ gravity: gravityOf(verdict), text: summary }));
	const ending = relevant
		.flatMap(({ schemes }) => schemes)
		.map(({ end }) => end)
		.filter((end) => end !== null && end >= day && end < addYears(day, 1))
		.toSorted();
	const [soonest] = ending;
	return soonest
		? [
				...flags,
				{
					gravity: "later",
					text: `A licensing scheme here ends on ${dateInWords(soonest)}: the council may put another in its place.`,
				},
			]
		: flags;
}

function gravityOf(verdict: Verdict): Flag["gravity"] {
	if (isNeeded(verdict)) {
		return "asked";
	}
	return verdict === "starting_soon" ? "later" : "unsettled";
}

/** What every landlord of a nation does before letting. */
function nationFlags(nation: Nation): Flag[] {
	const register = policyOf(nation).landlordRegister;
	return register ? [{ gravity: "asked", text: register.everyLandlord }] : [];
}
