import type { IsoDate } from "../../base/calendar.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Facts } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { Occupancy } from "../../base/use.ts";
import { judgeLicensing, type Licensing } from "./judge-licensing.ts";
import type { LicensingScope } from "./licensing-scope.ts";
import { homeAddress } from "./streets/home-address.ts";
import { isNeeded, type Judgement, type Verdict } from "./verdict.ts";

/** Kinds of verdict that the register decides; mandatory licences are the law's alone. */
export const registerKinds = ["additional", "selective", "articleFour"] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** The verdict given for each kind; absent where none was given. */
export type GivenVerdicts = Readonly<Partial<Record<RegisterKind, Verdict>>>;

/** A verdict that a corrected register changes. */
export type VerdictChange = {
	readonly kind: RegisterKind;
	readonly before: Verdict;
	readonly after: Verdict;
	/** The page that the new verdict rests on; null where none is held. */
	readonly page: string | null;
};

/** A home as judged in the past: the facts found then, its letting, and the day. */
export type HomeJudgedThen = {
	readonly facts: LicensingScope & Pick<Facts, "postcode" | "sold">;
	readonly occupancy: Occupancy;
	readonly chosen: Certificate | null;
	readonly houseNumber: string | null;
	readonly day: IsoDate;
};

/** The complete register before and after corrections. */
export type TwoEditions = {
	readonly was: readonly LicensingScheme[];
	readonly is: readonly LicensingScheme[];
};

/**
 * Verdicts that a corrected register changes, for the same home, letting and day: different both from the old register's verdict and from what was said.
 * The passing of time, rewording, a correction back to what was said, and mere confirmation by an administrator are not changes.
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

/** A "likely" that becomes "required" is no change: the same has to be done. */
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
