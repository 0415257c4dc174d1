import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { upperFirst } from "../../base/sentence.ts";
import type { Tone } from "../../base/tone.ts";
import { countInWords, dateInWords, listInWords, poundsInWords } from "../../base/words.ts";
import { openId } from "../../subjects/licensing/open-scheme.ts";
import { missingInWords, provenDay, provenScheme } from "../../subjects/licensing/proven-scheme.ts";
import {
	type EvidenceLink,
	evidenceLinks,
	isCopyOfSite,
} from "../../subjects/licensing/scheme-evidence.ts";
import {
	endsSoon,
	lastDay,
	mayBind,
	type SchemePhase,
} from "../../subjects/licensing/scheme-phase.ts";
import {
	hmoScopeInWords,
	NOT_CHECKED,
	schemeKindInWords,
	schemeReachInWords,
} from "../../subjects/licensing/scheme-words.ts";

/** One scheme as an authority's page tells it. */
export type AreaScheme = {
	readonly id: string;
	/** What the council calls it, else its kind and first day. */
	readonly title: string;
	/** `lead`: it came from a list, and nobody of ours read a page about it. */
	readonly state: "lead" | "read";
	readonly phase: SchemePhase | null;
	/** What it comes to today, in a word or three, and its colour. */
	readonly word: string;
	readonly tone: Tone;
	/** What is known of it, a label and a sentence each; nothing of a lead. */
	readonly lines: readonly { readonly label: string; readonly text: string }[];
	/** Names of the wards it reaches, or outside of which it reaches nothing. */
	readonly wards: readonly string[];
	/** The council's page where one applies, of a scheme that binds or may; null where none is held. */
	readonly applyAt: string | null;
	readonly evidence: readonly EvidenceLink[];
};

/** A row of the register as it is told on its authority's page on a day. `wardNames`: of today's wards, by code. */
export function areaScheme(
	row: LicensingScheme,
	{ wardNames, day }: { readonly wardNames: ReadonlyMap<string, string>; readonly day: IsoDate },
): AreaScheme {
	const { kind, name, url } = row;
	// The register's own id holds the first day, which of a lead is not ours to publish.
	const id = openId(row);
	const { phase, word, from, until, missing } = provenScheme(row, day);
	if (phase === null) {
		return {
			id,
			title: schemeKindInWords[kind],
			state: "lead",
			phase,
			word,
			tone: "grey",
			lines: [],
			wards: [],
			applyAt: null,
			evidence: evidenceLinks([{ url, evidence: [] }]),
		};
	}
	return {
		id,
		title: name ?? `${schemeKindInWords[kind]}${from ? ` from ${dateInWords(from)}` : ""}`,
		state: "read",
		phase,
		word,
		tone: mayBind(phase) ? "amber" : "grey",
		lines: [
			...linesOf(row, { day, until }),
			...(missingInWords(missing) === null
				? []
				: [{ label: "Not proven", text: `${missingInWords(missing)} Ask the council.` }]),
		],
		wards: row.wardCodes.flatMap((code) => wardNames.get(code) ?? []).toSorted(byName),
		applyAt: url !== null && mayBind(phase) && !isCopyOfSite(url) ? url : null,
		evidence: evidenceLinks([row]),
	};
}

function byName(a: string, b: string): number {
	return a.localeCompare(b, "en-GB");
}

function linesOf(
	row: LicensingScheme,
	{ day, until }: { readonly day: IsoDate; readonly until: IsoDate | null },
): AreaScheme["lines"] {
	const line = (label: string, text: string | null) => (text ? [{ label, text }] : []);
	const ends = endsSoon(row, day);
	return [
		...line("Where", whereOf(row)),
		...line("Designated", dayOf(row.designatedOn, row)),
		...line("From", dayOf(row.start, row)),
		...line("Until", untilOf(row, until)),
		...line("After it", ends && (row.plans ?? "It ends within a year: ask what follows.")),
		...line("Who must apply", whoOf(row)),
		...line("Spared", row.exemptions.join(" ")),
		...line("Fee", feesInWords(row)),
		...line("Checked", checkedOn(row)),
	];
}

/** The last day that a page names or the law allows, else the one of a list. */
function untilOf(row: LicensingScheme, proven: IsoDate | null): string | null {
	const last = lastDay(row);
	if (last === null) {
		return null;
	}
	const latest = row.end === null ? " at the latest" : "";
	return proven === last
		? `${dateInWords(last)}${latest && `${latest}, five years after its first day.`}`
		: `${dateInWords(last)}${latest}, by a list`;
}

/** A day of a row, marked where it came from a list and no page that is shown names it. */
function dayOf(day: IsoDate | null, row: LicensingScheme): string | null {
	if (day === null) {
		return null;
	}
	return provenDay(day, row) === null ? `${dateInWords(day)}, by a list` : dateInWords(day);
}

function whereOf({ coverage, wardCodes, hasUnmatchedWards, streets }: LicensingScheme): string {
	const reach = schemeReachInWords[coverage];
	const within =
		wardCodes.length > 0 && coverage !== "wards" && coverage !== "whole_district"
			? ` within ${countInWords(wardCodes.length, "ward")}`
			: "";
	const list = coverage === "streets" && streets === null ? " We hold no list of them." : "";
	const old = hasUnmatchedWards
		? " The designation names wards that are none of today: ask the council."
		: "";
	return `${reach}${within}.${list}${old}`;
}

function whoOf({ kind, hmo }: LicensingScheme): string {
	if (kind === "selective") {
		return "Whoever lets a home there to one household or to sharers without an HMO licence.";
	}
	if (kind === "article4_hmo") {
		return "Whoever turns a home there into an HMO of 3 to 6 people: it needs planning permission.";
	}
	const scopes = hmoScopeInWords(hmo);
	return scopes.length === 0
		? "Whoever lets an HMO there that needs no mandatory licence. Ask the council which."
		: `Whoever lets there: ${listInWords(scopes)}.`;
}

function feesInWords({ fees }: LicensingScheme): string | null {
	if (fees === null) {
		return null;
	}
	const each = fees.per === null ? "" : ` a ${fees.per}`;
	const parts = [
		...(fees.single === null ? [] : [`${poundsInWords(fees.single)}${each}`]),
		...(fees.hmo === null ? [] : [`${poundsInWords(fees.hmo)}${each} for an HMO`]),
		...(fees.accredited === null
			? []
			: [`${poundsInWords(fees.accredited)} for accredited landlords`]),
	];
	return parts.length === 0 ? null : upperFirst(`${parts.join("; ")}.`);
}

function checkedOn({ verifiedOn }: LicensingScheme): string {
	return verifiedOn === null
		? NOT_CHECKED
		: `Confirmed on the council's page on ${dateInWords(verifiedOn)}.`;
}
