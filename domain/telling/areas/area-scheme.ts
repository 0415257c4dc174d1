import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { upperFirst } from "../../base/sentence.ts";
import type { Tone } from "../../base/tone.ts";
import { countInWords, dateInWords, listInWords, poundsInWords } from "../../base/words.ts";
import { openId } from "../../subjects/licensing/open-scheme.ts";
import {
	missingInWords,
	proofInWords,
	provenDay,
	provenScheme,
} from "../../subjects/licensing/proven-scheme.ts";
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
	schemeKindInWords,
	schemeReachInWords,
} from "../../subjects/licensing/scheme-words.ts";

/** One scheme on an authority's page. */
export type AreaScheme = {
	readonly id: string;
	/** The council's name for it, else its kind and first day. */
	readonly title: string;
	/** `lead`: it came from a list, and none of us has read a page about it. */
	readonly state: "lead" | "read";
	readonly phase: SchemePhase | null;
	/** Its state today in one to three words, with a colour. */
	readonly word: string;
	readonly tone: Tone;
	/** Known facts, each with a label and a sentence; empty for a lead. */
	readonly lines: readonly { readonly label: string; readonly text: string }[];
	/** Names of the wards that it covers or that contain all of it. */
	readonly wards: readonly string[];
	/** Council page for applications, where the scheme binds or may; null where we hold none. */
	readonly applyAt: string | null;
	readonly evidence: readonly EvidenceLink[];
};

/** A register row as shown on its authority's page on a day. `wardNames`: today's wards, by code. */
export function areaScheme(
	row: LicensingScheme,
	{ wardNames, day }: { readonly wardNames: ReadonlyMap<string, string>; readonly day: IsoDate },
): AreaScheme {
	const { kind, name, url } = row;
	// The register's own id contains the first day, which we may not publish for a lead.
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
		...line("Checked", proofInWords(row, day)),
	];
}

/** Last day named by a page or set by law, else the list's. */
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

/** A day of a row, marked where it came from a list and no published page names it. */
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
