import type { IsoDate } from "../../base/calendar.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Facts } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { Occupancy } from "../../base/use.ts";
import { judgeLicensing, type Licensing } from "./judge-licensing.ts";
import type { LicensingScope } from "./licensing-scope.ts";
import { homeAddress } from "./streets/home-address.ts";
import { isNeeded, type Judgement, type Verdict } from "./verdict.ts";

/** Verdicts that rows of the register decide: the mandatory licence is the law's alone. */
export const registerKinds = ["additional", "selective", "articleFour"] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** What was said of each kind; absent of what was not said. */
export type GivenVerdicts = Readonly<Partial<Record<RegisterKind, Verdict>>>;

/** One verdict that came out otherwise by a corrected register. */
export type VerdictChange = {
	readonly kind: RegisterKind;
	readonly before: Verdict;
	readonly after: Verdict;
	/** The page that the new verdict rests on; null where none is held. */
	readonly page: string | null;
};

/** A home as it was judged: what was found out then, how it is let, and the day. */
export type HomeJudgedThen = {
	readonly facts: LicensingScope & Pick<Facts, "postcode" | "sold">;
	readonly occupancy: Occupancy;
	readonly chosen: Certificate | null;
	readonly houseNumber: string | null;
	readonly day: IsoDate;
};

/** The register before and after corrections, whole. */
export type TwoEditions = {
	readonly was: readonly LicensingScheme[];
	readonly is: readonly LicensingScheme[];
};

/**
 * What corrections of the register change in verdicts that were given: those that come out otherwise for the same home, letting and day by the corrected
 * register than by the one before, and otherwise than what was said. Time alone, other words, a correction back to what was said and that an administrator
 * confirmed it change nothing.
 */
export function changedVerdicts(
	home: HomeJudgedThen,
	{ was, is }: TwoEditions,
	given: GivenVerdicts,
): VerdictChange[] {
	const [before, after] = [judgeBy(was, home), judgeBy(is, home)];
	return registerKinds.flatMap((kind) => {
		const verdict = after[kind].verdict;
		const earlier = given[kind];
		return earlier === undefined ||
			saysTheSame(earlier, verdict) ||
			saysTheSame(before[kind].verdict, verdict)
			? []
			: [{ kind, before: earlier, after: verdict, page: pageOf(after[kind]) }];
	});
}

/** "Likely" that was confirmed is "required": what there is to do is the same. */
function saysTheSame(a: Verdict, b: Verdict): boolean {
	return a === b || (isNeeded(a) && isNeeded(b));
}

function judgeBy(
	register: readonly LicensingScheme[],
	{ facts, occupancy, chosen, houseNumber, day }: HomeJudgedThen,
): Licensing {
	const here = facts.place.authorities.map(({ code }) => code);
	const schemes = register.filter(({ authorityCode }) => here.includes(authorityCode));
	return judgeLicensing(
		{ ...facts, schemes },
		occupancy,
		day,
		homeAddress(facts, { chosen, houseNumber }),
	);
}

function pageOf({ evidence, need }: Judgement): string | null {
	return evidence?.[0]?.url ?? need?.url ?? null;
}
