import type { ReportDocument, Verdict } from "#domain/report/document.ts";
import {
	cappedInWords,
	verdictParts,
	weightInWords,
} from "#domain/report/verdict/verdict-words.ts";
import { NOT_KNOWN } from "#domain/words.ts";
import { chapter, part } from "../chapter.ts";
import { below, type Strip } from "../strip.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { list, paragraph } from "../text.ts";

/** How the score came about: what each part weighs, what it scored and why, and what the confidence lacks. */
export function scoreChapter({ verdict, methodologyVersion }: ReportDocument): readonly Strip[] {
	return chapter("How the Score Is Made", [
		...table({
			columns: [
				{ title: "Part", share: 0.26 },
				{ title: "Weight", share: 0.09, isNumber: true },
				{ title: "Score", share: 0.13, isNumber: true },
				{ title: "Why", share: 0.52 },
			],
			rows: verdict.components.map((component) => ({
				cells: [
					component.label,
					`${component.weight}%`,
					component.score === null ? NOT_KNOWN : `${Math.round(component.score)} of 100`,
					(width) => reasons(component, width),
				],
			})),
		}),
		...below(8, paragraph(howKnown(verdict, methodologyVersion), { style: type.body })),
		...part(verdictParts.gaps, list(verdict.confidence.gaps)),
	]);
}

function reasons(
	{ reason, deductions, estimated, standing }: Verdict["components"][number],
	width: number,
): readonly Strip[] {
	return [
		...paragraph(`${reason}${estimated ? " Estimated." : ""}`, { width }),
		...deductions.flatMap(({ label, points }) =>
			paragraph(`${label}: −${points}`, { style: type.small, width }),
		),
		...(standing ? paragraph(`${standing.text}.`, { style: type.small, width }) : []),
	];
}

function howKnown(verdict: Verdict, methodologyVersion: number): string {
	return [
		weightInWords(verdict.knownWeight),
		cappedInWords(verdict),
		`Method version ${methodologyVersion}.`,
	]
		.filter((text) => text !== "")
		.join(" ");
}
