import type { ReportDocument } from "../document/document.ts";
import { homeLines } from "./compared-lines.ts";
import type { ComparedGroup, ComparedHome, ReportComparison } from "./comparison.ts";

/** A report to compare, with its owner's name for it. */
export type ComparedReport = {
	readonly id: string;
	readonly name: string | null;
	readonly document: ReportDocument;
};

/** Compares reports line by line: answers first, then differences, because common facts decide nothing. */
export function compareReports(reports: readonly ComparedReport[]): ReportComparison {
	const homes = distinctNames(reports.map(homeOf));
	const [answers = { title: "", lines: [] }, ...groups] = groupsOf(
		reports.map(({ document }) => document),
	);
	return {
		homes,
		cautions: [...cautionsOf(homes), ...(reports.some(isAtPosition) ? [AT_POSITION] : [])],
		answers,
		apart: only(groups, differs),
		alike: only(groups, (cells) => !differs(cells)),
	};
}

function homeOf({ id, name, document }: ComparedReport): ComparedHome {
	const { home, day, methodologyVersion } = document;
	return {
		id,
		name: name ?? home.address ?? home.postcode,
		postcode: home.postcode,
		day,
		methodologyVersion,
	};
}

/** Numbers homes of the same name, because two reports may be of one postcode. */
function distinctNames(homes: readonly ComparedHome[]): readonly ComparedHome[] {
	return homes.map((home) => {
		const same = homes.filter(({ name }) => name === home.name);
		return same.length === 1 ? home : { ...home, name: `${home.name} (${same.indexOf(home) + 1})` };
	});
}

/** Lines of all homes side by side. Every home gives the same lines in the same order. */
function groupsOf(documents: readonly ReportDocument[]): readonly ComparedGroup[] {
	const [first = [], ...others] = documents.map(homeLines);
	return first.map(({ title, lines }, group) => ({
		title,
		lines: lines.map(({ label, text }, line) => ({
			label,
			cells: [text, ...others.map((groups) => groups[group]?.lines[line]?.text ?? "")],
		})),
	}));
}

function differs(cells: readonly string[]): boolean {
	return new Set(cells).size > 1;
}

function only(
	groups: readonly ComparedGroup[],
	isWanted: (cells: readonly string[]) => boolean,
): readonly ComparedGroup[] {
	return groups
		.map(({ title, lines }) => ({ title, lines: lines.filter(({ cells }) => isWanted(cells)) }))
		.filter(({ lines }) => lines.length > 0);
}

/** Shown where a report uses a stated position, which only its owner reads. */
const AT_POSITION = "Tax, and whether it pays, is at your position. The PDF leaves it out.";

function isAtPosition({ document }: ComparedReport): boolean {
	return document.money.figures.tax.some(({ position }) => position !== null);
}

/** Source: Rule SCORE-2, because scores of different methods do not compare. */
function cautionsOf(homes: readonly ComparedHome[]): readonly string[] {
	const isOf = (key: "day" | "methodologyVersion") =>
		new Set(homes.map((home) => home[key])).size === 1;
	return [
		...(isOf("methodologyVersion")
			? []
			: ["These scores were made by different methods. Do not compare them."]),
		...(isOf("day")
			? []
			: ["These reports were made on different days. Figures may have moved since."]),
	];
}
