import type { LicensingScheme, SchemeEvidence, SchemeFees } from "../../base/facts/scheme.ts";
import { countInWords, poundsAndPence, shortDateInWords } from "../../base/words.ts";
import {
	hmoScopeInWords,
	schemeKindInWords,
	schemeReachInWords,
	schemeStatusInWords,
} from "./scheme-words.ts";

/** The fields of a row shown to whoever maintains the register. */
export type StatedScheme = Omit<
	LicensingScheme,
	"id" | "authorityCode" | "council" | "revision" | "review" | "evidence"
> & { readonly evidence: readonly Pick<SchemeEvidence, "url" | "readDay" | "proves">[] };

/** Facts of a row, by name, in the order in which they are read. */
const labels = {
	kind: "Kind",
	ruledOut: "Rules out",
	name: "Name",
	status: "Status",
	coverage: "Reach",
	wardCodes: "Wards",
	wardVintage: "Ward borders of",
	streets: "Streets",
	designatedOn: "Designated on",
	start: "First day",
	end: "Last day",
	hmo: "Kinds of HMO",
	exemptions: "Exempt",
	fees: "Fees",
	plans: "Plans for after",
	url: "Council’s page",
	evidence: "Evidence",
	verifiedOn: "Verified on",
} as const;
export type FactName = keyof typeof labels;

/** One fact in words, a line for each piece; empty where unknown. */
export type SchemeFact = {
	readonly name: FactName;
	readonly label: string;
	readonly items: readonly string[];
};

/** Everything a row says, fact by fact. `wardNames`: by code; a ward that no longer exists is shown by its code. */
export function schemeFacts(
	scheme: StatedScheme,
	wardNames: ReadonlyMap<string, string>,
): SchemeFact[] {
	const items = itemsOf(scheme, wardNames);
	return (Object.keys(labels) as FactName[]).map((name) => ({
		name,
		label: labels[name],
		items: items[name],
	}));
}

function itemsOf(
	scheme: StatedScheme,
	wardNames: ReadonlyMap<string, string>,
): Readonly<Record<FactName, readonly string[]>> {
	const { coverage, hasUnmatchedWards, streets } = scheme;
	return {
		kind: [schemeKindInWords[scheme.kind]],
		ruledOut: scheme.ruledOut.map((kind) => schemeKindInWords[kind]),
		name: known(scheme.name),
		status: [schemeStatusInWords[scheme.status]],
		coverage: [
			schemeReachInWords[coverage],
			...(hasUnmatchedWards ? ["also wards that are no more"] : []),
		],
		wardCodes: scheme.wardCodes.map((code) => wardNames.get(code) ?? code),
		wardVintage: known(scheme.wardVintage),
		streets: (streets ?? "").split("\n").filter((line) => line.trim() !== ""),
		designatedOn: day(scheme.designatedOn),
		start: day(scheme.start),
		end: day(scheme.end),
		hmo: hmoScopeInWords(scheme.hmo),
		exemptions: scheme.exemptions,
		fees: feeItems(scheme.fees),
		plans: known(scheme.plans),
		url: known(scheme.url),
		evidence: scheme.evidence.map(
			({ url, readDay, proves }) => `${url}, read ${shortDateInWords(readDay)}: ${proves}`,
		),
		verifiedOn: day(scheme.verifiedOn),
	};
}

function known(text: string | null): string[] {
	return text === null ? [] : [text];
}

function day(value: string | null): string[] {
	return value === null ? [] : [shortDateInWords(value)];
}

function feeItems(fees: SchemeFees | null): string[] {
	if (fees === null) {
		return [];
	}
	const per = fees.per === null ? "" : ` a ${fees.per}`;
	return [
		...(fees.single === null ? [] : [`${poundsAndPence(fees.single)}${per}`]),
		...(fees.hmo === null ? [] : [`${poundsAndPence(fees.hmo)}${per} for an HMO`]),
		...(fees.accredited === null ? [] : [`${poundsAndPence(fees.accredited)} if accredited`]),
	];
}

/** The change of one fact: what was removed, and what was added. */
export type FactChange = {
	readonly label: string;
	readonly before: readonly string[];
	readonly after: readonly string[];
};

/** Differences between a row's former and present state, fact by fact; `before` is null for an added row. For a list, only removed and added items. */
export function factChanges(
	before: StatedScheme | null,
	after: StatedScheme,
	wardNames: ReadonlyMap<string, string>,
): FactChange[] {
	const was = before === null ? [] : schemeFacts(before, wardNames);
	return schemeFacts(after, wardNames)
		.map(({ name, label, items }) => {
			const held = was.find((fact) => fact.name === name)?.items ?? [];
			return {
				label,
				before: held.filter((item) => !items.includes(item)),
				after: items.filter((item) => !held.includes(item)),
			};
		})
		.filter((change) => change.before.length > 0 || change.after.length > 0);
}

/** Shortens a list: the first few items, and how many more. */
export function fewInWords(items: readonly string[], most: number): string {
	const more = items.length - most;
	return more > 0
		? `${items.slice(0, most).join(", ")} and ${countInWords(more, "more", "more")}`
		: items.join(", ");
}
