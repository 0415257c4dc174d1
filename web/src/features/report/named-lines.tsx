import type { ReactNode } from "react";
import type { FigureDto } from "#domain/evidence-dto.ts";
import { FigureLine } from "#web/evidence/figure-list.tsx";
import { gapsByReason } from "#web/evidence/gaps-by-reason.ts";
import { PlainLine } from "./plain-line.tsx";

type NamedFigure = {
	readonly label: string;
	/** Under which the report tells where it comes from. */
	readonly id: string;
	/** The figure as it is shown; null where there is none. */
	readonly value: ReactNode | null;
	/** Lowest and highest, in words. */
	readonly range?: string | null;
};

type NamedLinesProps = { told: readonly FigureDto[]; figures: readonly NamedFigure[] };

/** Figures of SPEC's under SPEC's names, with the provenance the report tells; gaps of one reason share a line. */
export function NamedLines({ told, figures }: NamedLinesProps) {
	const gaps = gapsByReason(
		figures
			.filter(({ value }) => value === null)
			.map((figure) => ({
				...figure,
				name: figure.label,
				reason: told.find(({ id }) => id === figure.id)?.evidence.note ?? "Not known",
			})),
	);
	return (
		<>
			{figures
				.filter(({ value }) => value !== null)
				.map((figure) => (
					<NamedLine key={figure.id} told={told} figure={figure} />
				))}
			{gaps.map(({ names, first }) => (
				<NamedLine key={first.id} told={told} figure={{ ...first, label: names.join(", ") }} />
			))}
		</>
	);
}

type NamedLineProps = { told: readonly FigureDto[]; figure: NamedFigure };

function NamedLine({ told, figure: { id, label, value, range = null } }: NamedLineProps) {
	const evidence = told.find((each) => each.id === id)?.evidence;
	return evidence ? (
		<FigureLine label={label} evidence={evidence} value={value} range={range} />
	) : (
		<PlainLine label={label}>{value ?? "Not known"}</PlainLine>
	);
}

/** What is told besides the figures that have a line of their own. */
export function besides(told: readonly FigureDto[], ids: readonly string[]): readonly FigureDto[] {
	return told.filter(({ id }) => !ids.includes(id));
}
