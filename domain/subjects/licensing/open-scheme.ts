import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme, SchemeEvidence, SchemeKind } from "../../base/facts/scheme.ts";
import { shortHash } from "../../base/short-hash.ts";
import { type MissingProof, missingOf, provenDay, restsOnPage } from "./proven-scheme.ts";
import { isCopyOfSite, shownEvidence } from "./scheme-evidence.ts";

/** Published for every row: that a council has, or may have, a scheme of a kind, and where to ask. */
type OpenSchemeBase = {
	readonly id: string;
	readonly authorityCode: string;
	readonly authority: string;
	readonly kind: SchemeKind;
	/** The council's page, which we may not have read. */
	readonly councilPage: string | null;
};

/** A row as published. A lead comes from a list that we may not republish, so only its existence is published. */
export type OpenScheme =
	| (OpenSchemeBase & { readonly state: "lead" })
	| (OpenSchemeBase &
			Pick<
				LicensingScheme,
				| "ruledOut"
				| "name"
				| "status"
				| "coverage"
				| "wardCodes"
				| "wardVintage"
				| "hasUnmatchedWards"
				| "designatedOn"
				| "hmo"
				| "exemptions"
				| "fees"
				| "plans"
				| "verifiedOn"
			> & {
				readonly state: "read";
				/** Null where there is no day, or no page of the row names the day we hold. */
				readonly startsOn: IsoDate | null;
				readonly endsOn: IsoDate | null;
				readonly evidence: readonly Omit<SchemeEvidence, "readBy">[];
				/** Days that no page names, so that their null does not mean "none". */
				readonly missing: readonly MissingProof[];
			});

/**
 * A row of the register as published. Its content is included only where it rests on a council's or GOV.UK page that we read; never the reader's name or
 * internal notes. Consumers decide from status and days whether it is in force (`phaseOn`).
 */
export function openScheme(scheme: LicensingScheme): OpenScheme {
	const { authorityCode, council, kind, url } = scheme;
	const named = {
		id: openId(scheme),
		authorityCode,
		authority: council,
		kind,
		councilPage: url === null || isCopyOfSite(url) ? null : url,
	};
	if (!restsOnPage(scheme)) {
		return { ...named, state: "lead" };
	}
	return {
		...named,
		state: "read",
		ruledOut: scheme.ruledOut,
		name: scheme.name,
		status: scheme.status,
		coverage: scheme.coverage,
		wardCodes: scheme.wardCodes,
		wardVintage: scheme.wardVintage,
		hasUnmatchedWards: scheme.hasUnmatchedWards,
		designatedOn: provenDay(scheme.designatedOn, scheme),
		startsOn: provenDay(scheme.start, scheme),
		endsOn: provenDay(scheme.end, scheme),
		hmo: scheme.hmo,
		exemptions: scheme.exemptions,
		fees: scheme.fees,
		plans: scheme.plans,
		evidence: shownEvidence(scheme.evidence).map(
			({ url: address, publisher, pageDay, readDay, proves }) => ({
				url: address,
				publisher,
				pageDay,
				readDay,
				proves,
			}),
		),
		verifiedOn: scheme.verifiedOn,
		missing: missingOf(scheme),
	};
}

/** Published id of a row. Stable, and unlike the register's own without the first day, which for a lead we may not republish. */
export function openId({ id, authorityCode, kind }: LicensingScheme): string {
	return `${authorityCode}-${kind}-${shortHash(id)}`;
}

/** Changes of a row, one sentence each; empty where nothing public changed. Null stands for a row that was not there. */
export function openChange(
	before: LicensingScheme | null,
	after: LicensingScheme | null,
): readonly string[] {
	const [was, is] = [before && openScheme(before), after && openScheme(after)];
	if (was === null || is === null) {
		return is === null
			? was === null
				? []
				: ["Taken out."]
			: [`Added as ${stateInWords[is.state]}.`];
	}
	if (was.state !== is.state) {
		return [`Now ${stateInWords[is.state]}.`];
	}
	const earlier: Readonly<Record<string, unknown>> = was;
	return Object.entries(is).flatMap(([field, value]) =>
		// `missing` follows from the days and pages, which are reported themselves.
		field === "missing" || JSON.stringify(earlier[field]) === JSON.stringify(value)
			? []
			: [`${field}: ${inWords(earlier[field])} is now ${inWords(value)}.`],
	);
}

const stateInWords = { lead: "a lead", read: "a row that we read a page for" } as const;

function inWords(value: unknown): string {
	if (value === null || (Array.isArray(value) && value.length === 0)) {
		return "nothing";
	}
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
