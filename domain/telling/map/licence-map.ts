import { countInWords, listInWords, shortDateInWords } from "../../base/words.ts";
import type { MapLegendEntry } from "./map-drawing.ts";
import type { MapSheet, SheetScheme } from "./map-sheet.ts";
import { GROUND_REACH, type MapGround } from "./map-subject.ts";
import { homeInWords, stationInWords, type ThematicMap } from "./thematic-map.ts";

const schemePatterns = ["scheme-1", "scheme-2", "scheme-3", "scheme-4"] as const;

const groundLooks = {
	flood: { pattern: "flood", name: "Flood zone" },
	conservation: { pattern: "conservation", name: "Conservation area" },
	articleFour: { pattern: "article-four", name: "Article 4 direction" },
} as const satisfies Record<MapGround["kind"], object>;

const hereInWords: Readonly<Record<SheetScheme["here"], string>> = {
	yes: "Covers this home",
	no: "Does not cover it",
	unsettled: "Ask the council",
};

/** Map of the wards under a licensing scheme, and of drawn constraints. Whether a scheme covers the home comes from the judgement, never from the drawing. */
export function licenceMap(sheet: MapSheet): ThematicMap {
	const { authority, schemes, grounds, home } = sheet;
	// A map without a home has no column for it.
	const here = (words: string) => (home.kind === "authority" ? [] : [words]);
	const drawn = schemes.flatMap((scheme) => {
		const parts =
			scheme.wards === "all"
				? Array.from({ length: sheet.wards }, (_, at) => at)
				: (scheme.wards ?? []);
		return parts.length === 0 ? [] : [{ scheme, parts }];
	});
	const looks = drawn.map((each, at) => ({
		...each,
		pattern: schemePatterns[Math.min(at, schemePatterns.length - 1)] ?? "scheme-4",
	}));
	const title = `Licensing and planning: ${authority.name}`;
	return {
		title,
		description: [
			homeInWords(sheet, "wards"),
			schemesInWords(sheet),
			...stationInWords(sheet),
		].join(" "),
		fills: looks.map(({ pattern, parts }) => ({ pattern, parts })),
		grounds: grounds.map(({ kind, rings }) => ({ pattern: groundLooks[kind].pattern, rings })),
		legend: [
			...looks.map(({ pattern, scheme }) => ({
				sample: pattern,
				name: `${reachOf(scheme)}, ${datesOf(scheme)}`,
				page: scheme.page,
			})),
			...undrawnOf(schemes),
			...grounds.map(({ kind, name }) => ({
				sample: groundLooks[kind].pattern,
				name: named(groundLooks[kind].name, name),
			})),
		],
		table: {
			caption: title,
			columns: ["Scheme", "Where", "When", "What it rests on", ...here("This home")].map(
				(column) => ({
					title: column,
				}),
			),
			rows: [
				...schemes.map((scheme) => [
					scheme.name,
					whereOf(scheme),
					datesOf(scheme),
					restOf(scheme),
					...here(hereInWords[scheme.here]),
				]),
				...grounds.map(({ kind, name }) => [
					groundLooks[kind].name,
					name || "Unnamed",
					"",
					"A live source",
					...here("See the map"),
				]),
			],
		},
		notes: notesOf(sheet),
		caveats: [
			...(grounds.length > 0
				? [
						`Zones are drawn to ${GROUND_REACH} km from the postcode, and end there on this map alone.`,
					]
				: []),
			"A postcode decides which ward a home is in, not this map.",
		],
	};
}

function schemesInWords({ schemes, authority }: MapSheet): string {
	const here = schemes.filter(({ here: covers }) => covers === "yes").map(({ name }) => name);
	return schemes.length === 0
		? `We hold no licensing scheme of ${authority.name}.`
		: here.length === 0
			? `${authority.name} has ${countInWords(schemes.length, "scheme")} that we know of.`
			: `${listInWords(here)} ${here.length === 1 ? "covers" : "cover"} it.`;
}

function notesOf({ schemes, approximate, home }: MapSheet): string[] {
	const partly = schemes.some(
		({ reach, wards }) => Array.isArray(wards) && reach.startsWith("parts"),
	);
	return [
		...(approximate === "all" ? ["Ward borders here are approximate."] : []),
		...(approximate === "some" ? ["Some ward borders here are approximate."] : []),
		...(home.kind === "point" && home.byBorder ? ["The postcode lies by a border of wards."] : []),
		...(schemes.some(({ wards }) => wards === null)
			? ["No page we read says by ward where a scheme ends that is not drawn."]
			: []),
		...(partly ? ["Of a shaded ward only a part may be covered."] : []),
	];
}

/** Schemes whose edge is not known by ward, each with its page; those alike stand there once. */
function undrawnOf(schemes: readonly SheetScheme[]): MapLegendEntry[] {
	const entries = schemes
		.filter(({ wards }) => wards === null)
		.map((scheme) => ({
			sample: "undrawn" as const,
			name: `Not drawn: ${reachOf(scheme)}${scheme.from || scheme.until ? `, ${datesOf(scheme)}` : ""}`,
			page: scheme.page,
		}));
	return entries.filter(({ name }, at) => entries.findIndex((each) => each.name === name) === at);
}

/** "Council page, read 24 Nov 2026: ... Not confirmed on the council's site yet." */
function restOf({ page, proof }: SheetScheme): string {
	const claim = page?.proves ? `: ${page.proves}` : page ? "." : "";
	return [page ? `${page.name}${claim}` : "", proof].filter(Boolean).join(" ");
}

/** "Selective licensing in 6 wards". */
function reachOf({ name, wards, reach }: SheetScheme): string {
	return Array.isArray(wards)
		? `${name} in ${reach.startsWith("parts") ? "parts of " : ""}${countInWords(wards.length, "ward")}`
		: `${name}, ${reach}`;
}

/** Ward names, for readers who cannot see the map. */
function whereOf({ names, reach }: SheetScheme): string {
	const wards = listInWords(names);
	return names.length === 0 ? reach : reach.startsWith("parts") ? `Parts of ${wards}` : wards;
}

/** Until the last day, where one is known. */
function datesOf({ from, until }: SheetScheme): string {
	const dates = [
		from ? `from ${shortDateInWords(from)}` : null,
		until ? `until ${shortDateInWords(until)}` : null,
	].filter(Boolean);
	return dates.length === 0 ? "no page we read names its days" : dates.join(" ");
}

/** "Conservation area: Rosendale Road". */
function named(kind: string, name: string): string {
	return name === "" ? kind : `${kind}: ${name}`;
}
