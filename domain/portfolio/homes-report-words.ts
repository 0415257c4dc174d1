import { upperFirst } from "../base/sentence.ts";
import { countInWords, dateInWords, listInWords, poundsInWords } from "../base/words.ts";
import type { DatabaseReadiness, EntryPart, EntryPartState } from "./database-readiness.ts";
import type { HomeInReport, HomesReport } from "./homes-report.ts";
import { type OrderOfWorks, PROPOSED } from "./order-of-works.ts";
import { penaltyInWords, type Requirement } from "./requirement.ts";
import type { WayToC } from "./way-to-c.ts";
import { byStandard, comingInWords, NOT_LAW, orderInWords, worksInWords } from "./words.ts";

export const HOMES_REPORT_TITLE = "All my homes";

/** A part of the report as it is read on screen and paper. */
export type HomesReportPart = {
	readonly id: "order" | "dates" | "works" | "database";
	readonly title: string;
	/** Its answer. */
	readonly headline: string;
	readonly notes: readonly string[];
	/** Names of the columns; the first names the home. */
	readonly columns: readonly [string, string, string];
	readonly groups: readonly {
		/** Client or branch; null where homes are not grouped. */
		readonly title: string | null;
		readonly rows: readonly HomesReportRow[];
	}[];
};

export type HomesReportRow = {
	readonly home: HomeInReport;
	/** Of the second and third column, each a line. */
	readonly cells: readonly [readonly string[], readonly string[]];
};

/** The parts of a report in the order in which they are read. */
export function homesReportParts(report: HomesReport): readonly HomesReportPart[] {
	return [orderPart(report), datesPart(report), worksPart(report), databasePart(report)];
}

/** On what the report rests. */
export function restsOn({ on, judgedSince, unjudged }: HomesReport): readonly string[] {
	const left =
		unjudged.length === 0
			? []
			: [
					`${countInWords(unjudged.length, "home")} not judged yet ${unjudged.length === 1 ? "is" : "are"} left out: ${listInWords(unjudged.map(({ name }) => name))}.`,
				];
	return [
		...(judgedSince
			? [
					`Each home was last checked on ${dateInWords(judgedSince)}${judgedSince < on ? " or later" : ""}.`,
				]
			: []),
		...left,
	];
}

function orderPart({ order }: HomesReport): HomesReportPart {
	const groups = order.groups.filter(({ withGap }) => withGap.length > 0);
	const names = groups.flatMap(({ withGap }) => withGap.map(({ name }) => name));
	return {
		id: "order",
		title: "Not in order",
		headline: `${orderInWords(order, names)}.`,
		notes: [],
		columns: ["Home", "What is missing", "What to do"],
		groups: groups.map(({ group, homes, withGap }) => ({
			title:
				order.groups.length > 1
					? `${group ?? "Without a group"}: ${withGap.length} of ${countInWords(homes, "home")}`
					: null,
			rows: withGap.map((home) => ({
				home,
				cells: [home.gaps.flatMap(gapInWords), home.gaps.flatMap(nextInWords)],
			})),
		})),
	};
}

function gapInWords(gap: Requirement): string[] {
	return [
		`${gap.title}. Needed: ${gap.needed}. Held: ${gap.held}.`,
		...[penaltyInWords(gap)].filter((words) => words !== null),
	];
}

function nextInWords({ next, fee }: Requirement): string[] {
	return [
		...(next === null ? [] : [`${next.what}. ${next.who}.`]),
		...(fee === null ? [] : [fee.text]),
	];
}

function datesPart({ dates }: HomesReport): HomesReportPart {
	const [next] = dates;
	const rows = dates.map(({ date, ...home }): HomesReportRow => {
		const { on, title, isDraft } = date;
		return { home, cells: [[dateInWords(on)], [`${title}${isDraft ? NOT_LAW : ""}`]] };
	});
	return {
		id: "dates",
		title: "What comes next",
		headline: next ? `${comingInWords(next.date)}, ${next.name}.` : "No date to come is known.",
		notes: [],
		columns: ["Home", "When", "What"],
		groups: rows.length === 0 ? [] : [{ title: null, rows }],
	};
}

function worksPart({ works: { homes, toC, order } }: HomesReport): HomesReportPart {
	const byId = new Map(homes.map((home) => [home.id, home]));
	const rows =
		order === null
			? homes.map((home) => ({ home, cells: wayInWords(home.way) }))
			: order.lines.flatMap((line) => {
					const home = byId.get(line.homeId);
					return home ? [{ home, cells: lineInWords(line) }] : [];
				});
	return {
		id: "works",
		title: byStandard(toC),
		headline:
			order === null
				? `${worksInWords(
						toC,
						toC.homes.map((id) => byId.get(id)?.name ?? ""),
					)}.`
				: orderedInWords(order, toC.withoutSteps.length),
		notes: order?.notes ?? (toC.standard?.isDraft ? [PROPOSED] : []),
		columns: ["Home", "Works", "Cost and year"],
		groups: rows.length === 0 ? [] : [{ title: null, rows }],
	};
}

/** A home of which no steps are known may have band C already: it is counted apart. */
function orderedInWords({ below, leastBelow, cost }: OrderOfWorks, open: number): string {
	const stay = below - open;
	const count = stay === 0 ? "No home with known steps" : countInWords(stay, "home");
	const least = leastBelow < below ? `; no order leaves fewer than ${leastBelow - open}` : "";
	const unknown = open === 0 ? "" : `; ${open} not known`;
	return `${count} ${stay > 1 ? "stay" : "stays"} below band C, for ${poundsInWords(cost)}${least}${unknown}.`;
}

function wayInWords(way: WayToC): HomesReportRow["cells"] {
	return "steps" in way
		? [[way.why, ...way.steps.map(({ title }) => title)], [poundsInWords(way.cost)]]
		: [[way.why], ["Not known"]];
}

function lineInWords({
	why,
	steps,
	cost,
	by,
}: OrderOfWorks["lines"][number]): HomesReportRow["cells"] {
	const each = steps.map(
		({ title, cost: amount, year }) => `${year}: ${title}, ${poundsInWords(amount)}`,
	);
	return [
		[why, ...each],
		by === null
			? [cost > 0 ? poundsInWords(cost) : "Not known"]
			: [`${poundsInWords(cost)}, done in ${by}`],
	];
}

const partStates: Readonly<Record<EntryPartState, string>> = {
	held: "held",
	lapsed: "over since",
	lapses_before: "ends before the window opens, on",
	lapses_inside: "ends within the window, on",
	not_stated: "not stated",
	not_needed: "not needed",
};

/** A part of an entry as it stands: "Gas safety record: ends before the window opens, on 3 March 2027". */
export function entryPartInWords({ title, state, until }: EntryPart): string {
	const ends = state === "lapsed" || state === "lapses_before" || state === "lapses_inside";
	return `${title}: ${partStates[state]}${ends && until ? ` ${dateInWords(until)}` : ""}`;
}

function databasePart({ database }: HomesReport): HomesReportPart {
	const rows = database
		.toSorted((a, b) => a.readiness.window.opens.localeCompare(b.readiness.window.opens))
		.map(
			(home): HomesReportRow => ({
				home,
				cells: [windowInWords(home.readiness), openParts(home.readiness)],
			}),
		);
	const ready = database.filter(({ readiness: { isReady } }) => isReady).length;
	const isDraft = database.some(({ readiness }) => readiness.isDraft);
	return {
		id: "database",
		title: `The landlord database, England${isDraft ? NOT_LAW : ""}`,
		headline:
			database.length === 0
				? "None of these homes is known to lie in a region that has a window."
				: `${ready} of ${countInWords(database.length, "home")} in England ${ready === 1 ? "is" : "are"} ready for an entry.`,
		notes: isDraft ? ["Windows and what an entry asks are by draft regulations."] : [],
		columns: ["Home", "When", "What is not ready"],
		groups: rows.length === 0 ? [] : [{ title: null, rows }],
	};
}

function windowInWords({ window, isEntered, renewBy, tenancyPartBy }: DatabaseReadiness): string[] {
	return [
		isEntered
			? "Entered"
			: `${window.region}: ${dateInWords(window.opens)} to ${dateInWords(window.closes)}`,
		...(tenancyPartBy ? [`Part on the tenancy by ${dateInWords(tenancyPartBy)}`] : []),
		...(renewBy ? [`Renew by ${dateInWords(renewBy)}`] : []),
	];
}

function openParts({ parts, isReady }: DatabaseReadiness): string[] {
	return isReady
		? ["Ready"]
		: parts
				.filter(({ state }) => state !== "held" && state !== "not_needed")
				.map((part) => upperFirst(entryPartInWords(part)));
}
