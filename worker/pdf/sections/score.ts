import type { ReportDocument, Verdict } from "#domain/report/document.ts";
import { chapter, part } from "../chapter.ts";
import { type } from "../look.ts";
import { below, type Strip } from "../strip.ts";
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
					component.score === null ? "Not known" : `${Math.round(component.score)} of 100`,
					(width) => reasons(component, width),
				],
			})),
		}),
		...below(8, paragraph(howKnown(verdict, methodologyVersion), { style: type.body })),
		...part("What holds the confidence down", list(verdict.confidence.gaps)),
	]);
}

function reasons(
	{ reason, deductions, estimated }: Verdict["components"][number],
	width: number,
): readonly Strip[] {
	return [
		...paragraph(`${reason}${estimated ? " Estimated." : ""}`, { width }),
		...deductions.flatMap(({ label, points }) =>
			paragraph(`${label}: −${points}`, { style: type.small, width }),
		),
	];
}

function howKnown(verdict: Verdict, methodologyVersion: number): string {
	const { knownWeight, uncapped, investmentScore, dealBreakers } = verdict;
	const weight =
		knownWeight < 100
			? `${knownWeight}% of the weight is known. What is unknown is left out, and the rest weighs more.`
			: "Every part of the score is known.";
	const capped =
		uncapped !== null && investmentScore !== null && uncapped !== investmentScore
			? ` Without the deal-breaker the score would be ${uncapped}. It is held at ${investmentScore}: ${dealBreakers.map(({ title }) => title).join("; ")}.`
			: "";
	return `${weight}${capped} Method version ${methodologyVersion}.`;
}
