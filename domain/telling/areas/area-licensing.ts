import type { IsoDate } from "../../base/calendar.ts";
import {
	type DesignatedKind,
	designatedKinds,
	type LicensingScheme,
} from "../../base/facts/scheme.ts";
import type { Nation } from "../../base/nation.ts";
import { dateInWords } from "../../base/words.ts";
import { rowsAbout } from "../../subjects/licensing/judge-schemes.ts";
import { licensingLawOf } from "../../subjects/licensing/licensing-law.ts";
import {
	type NationalExemptions,
	nationalExemptions,
} from "../../subjects/licensing/national-exemptions.ts";
import { planningLawOf } from "../../subjects/licensing/planning-law.ts";
import {
	isTooOld,
	PAGE_TOO_OLD,
	provenScheme,
	restsOnPage,
} from "../../subjects/licensing/proven-scheme.ts";
import { type EvidenceLink, evidenceLinks } from "../../subjects/licensing/scheme-evidence.ts";
import {
	lastDay,
	mayBind,
	phaseOn,
	type SchemePhase,
} from "../../subjects/licensing/scheme-phase.ts";
import { schemeKindInWords } from "../../subjects/licensing/scheme-words.ts";
import { type AreaScheme, areaScheme } from "./area-scheme.ts";
import type { AreaStatus } from "./area-status.ts";

/** What is known of one kind of scheme in an authority. */
export type AreaKind = {
	readonly kind: DesignatedKind;
	readonly title: string;
	/** The main message, in one to three sentences. */
	readonly answer: string;
	readonly standing: AreaStatus;
	readonly schemes: readonly AreaScheme[];
	/** Pages that say there is none; where that is unknown, where to find whom to ask. */
	readonly evidence: readonly EvidenceLink[];
	/** National exemptions; null where there is no scheme, and for planning. */
	readonly exemptions: NationalExemptions | null;
};

/** The facts from which an authority's schemes are judged. */
export type AreaRegister = {
	readonly council: string;
	readonly nation: Nation;
	readonly schemes: readonly LicensingScheme[];
	/** Names of today's wards by their codes. */
	readonly wardNames: ReadonlyMap<string, string>;
	readonly day: IsoDate;
};

/**
 * The register's content about an authority, by kind of scheme; kinds unknown to its nation's law are left out. Details are only given for rows that rest
 * on a council's or GOV.UK page that we read, because the others come from a list that we may not publish. Source: Rule LICENCE-12.
 */
export function areaLicensing(register: AreaRegister): AreaKind[] {
	return kindsIn(register.nation).map((kind) => areaKind(kind, register));
}

/** The kinds of schemes that councils of a nation can make. */
export function kindsIn(nation: Nation): DesignatedKind[] {
	const licensing = licensingLawOf(nation);
	const planning = planningLawOf(nation);
	return designatedKinds.filter((kind) =>
		kind === "article4_hmo" ? planning.articleFour : licensing.councilsDesignate,
	);
}

/** Link that leads to every council of the United Kingdom. */
const findTheCouncil: EvidenceLink = {
	url: "https://www.gov.uk/find-local-council",
	name: "Find the council's own site on GOV.UK",
	proves: null,
};

function areaKind(kind: DesignatedKind, register: AreaRegister): AreaKind {
	const rows = relevantRows(kind, register);
	const nationwide = noneNationwide(kind, register);
	const ofKind = rows.filter((row) => row.kind === kind);
	const read = ofKind.filter(restsOnPage);
	const ruledOut = rows.filter((row) => row.kind === "none" && restsOnPage(row));
	const standing = areaStatus(kind, register);
	return {
		kind,
		title: schemeKindInWords[kind],
		standing,
		answer: nationwide
			? `We found ${nationwide.found}. ${nationwide.instead}`
			: answerOf(standing, { register, read, leads: ofKind.length - read.length, ruledOut }),
		schemes: ofKind
			.map((row) => areaScheme(row, register))
			.toSorted((a, b) => orderOf(a) - orderOf(b)),
		evidence: standing === "unknown" ? [findTheCouncil] : evidenceLinks(ruledOut),
		exemptions:
			kind === "article4_hmo" || standing === "none" || standing === "unknown"
				? null
				: nationalExemptions(kind, register.nation),
	};
}

/** Rows about a kind, except leads that no longer bind: a scheme that ended according to a list alone raises no question. */
function relevantRows(
	kind: DesignatedKind,
	{ schemes, day }: Pick<AreaRegister, "schemes" | "day">,
): LicensingScheme[] {
	return rowsAbout(kind, schemes).filter((row) => restsOnPage(row) || mayBind(phaseOn(row, day)));
}

/** What a survey of the nation's councils found instead of schemes of a kind; null without a survey, or where a row contradicts it. */
function noneNationwide(
	kind: DesignatedKind,
	register: Pick<AreaRegister, "nation" | "schemes" | "day">,
) {
	return kind === "selective" && !relevantRows(kind, register).some((row) => row.kind === kind)
		? licensingLawOf(register.nation).noSelectiveScheme
		: null;
}

/** Status of one kind of scheme in an authority on a day. */
export function areaStatus(
	kind: DesignatedKind,
	register: Pick<AreaRegister, "nation" | "schemes" | "day">,
): AreaStatus {
	if (noneNationwide(kind, register)) {
		return "none";
	}
	const { day } = register;
	const rows = relevantRows(kind, register);
	const phases = rows
		.filter((row) => row.kind === kind && restsOnPage(row))
		.map((row) => phaseOn(row, day));
	if (phases.includes("in_force")) {
		return "live";
	}
	if (phases.some((phase) => phase === "starting" || phase === "undated" || phase === "stayed")) {
		return "coming";
	}
	if (rows.some((row) => row.kind === kind && !restsOnPage(row))) {
		return "lead";
	}
	return rows.some((row) => row.kind === "none" && restsOnPage(row)) ? "none" : "unknown";
}

type Answering = {
	readonly register: AreaRegister;
	readonly read: readonly LicensingScheme[];
	readonly leads: number;
	readonly ruledOut: readonly LicensingScheme[];
};

function answerOf(standing: AreaStatus, { register, read, leads, ruledOut }: Answering): string {
	const { day } = register;
	const listed =
		leads === 0
			? ""
			: leads === 1
				? " A list names another, which we have not checked."
				: ` A list names ${leads} others, which we have not checked.`;
	switch (standing) {
		case "live":
		case "coming":
			return phasesInWords(read, day) + oldInWords(read, day) + listed;
		case "lead":
			return `A list names ${leads === 1 ? "one" : leads}. We have not read the council's page about ${leads === 1 ? "it" : "them"}: ask the council.${overInWords(read, day)}`;
		case "none":
			return `We found none${readOn(ruledOut)}.${overInWords(read, day)}`;
		case "unknown":
			return `We don't know whether there is one. The council can tell you.${overInWords(read, day)}`;
	}
}

/** "2 are in force. One starts on 1 April 2027." */
function phasesInWords(read: readonly LicensingScheme[], day: IsoDate): string {
	const of = (wanted: SchemePhase) => read.filter((row) => phaseOn(row, day) === wanted);
	const one = (count: number, singular: string, plural: string) =>
		count === 0 ? [] : [count === 1 ? `One ${singular}.` : `${count} ${plural}.`];
	return [
		...one(of("in_force").length, "is in force", "are in force"),
		...of("starting").map((row) => startsInWords(row, day)),
		...one(
			of("undated").length,
			"is approved, and no page we read names its first day",
			"are approved, and no page we read names their first days",
		),
		...one(of("stayed").length, "is stayed by a court", "are stayed by a court"),
		...one(of("consulting").length, "is consulted on", "are consulted on"),
	].join(" ");
}

/** Warns where nothing that binds rests on a page that still speaks. */
function oldInWords(read: readonly LicensingScheme[], day: IsoDate): string {
	const binding = read.filter((row) => mayBind(phaseOn(row, day)));
	return binding.every((row) => isTooOld(row, day)) ? ` ${PAGE_TOO_OLD} Ask the council.` : "";
}

function startsInWords(row: LicensingScheme, day: IsoDate): string {
	return provenScheme(row, day).from === null
		? `One is to start, by a list on ${dateInWords(row.start ?? "")}.`
		: `One starts on ${dateInWords(row.start ?? "")}.`;
}

/** The newest ended scheme, or a consultation, where nothing binds. */
function overInWords(read: readonly LicensingScheme[], day: IsoDate): string {
	const consulted = read.some((row) => phaseOn(row, day) === "consulting");
	const ends = read
		.filter((row) => phaseOn(row, day) === "ended")
		.flatMap((row) => lastDay(row) ?? [])
		.toSorted();
	const last = ends.at(-1);
	return [
		...(last && last < day ? [` One ended on ${dateInWords(last)}.`] : []),
		...(consulted
			? [" The council has consulted on one. No page we read says that it was made."]
			: []),
	].join("");
}

function readOn(rows: readonly LicensingScheme[]): string {
	const days = rows.flatMap(({ evidence }) => evidence.map(({ readDay }) => readDay)).toSorted();
	const [oldest] = days;
	return oldest ? ` (page read ${dateInWords(oldest)})` : "";
}

const phaseOrder: readonly (SchemePhase | null)[] = [
	"in_force",
	"starting",
	"undated",
	"stayed",
	"consulting",
	null,
	"ended",
	"none",
];

function orderOf({ phase }: AreaScheme): number {
	return phaseOrder.indexOf(phase);
}
