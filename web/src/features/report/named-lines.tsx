import type { ReactNode } from "react";
import type { FigureDto } from "#domain/base/evidence-dto.ts";
import { FigureLine } from "#web/evidence/figure-list.tsx";
import { gapsByReason } from "#web/evidence/gaps-by-reason.ts";
import styles from "./chapters.module.css";

type NamedFigure = {
	readonly label: string;
	/** Under which the report tells where it comes from. */
	readonly id: string;
	/** The figure as it is shown; null where there is none. */
	readonly value: ReactNode | null;
	/** Lowest and highest, in words. */
	readonly range?: string | null;
};

type NamedLinesProps = { known: readonly FigureDto[]; figures: readonly NamedFigure[] };

/** Figures under their names (Rule REPORT-6), with the provenance the report tells; gaps of one reason share a line. */
export function NamedLines({ known, figures }: NamedLinesProps) {
	const gaps = gapsByReason(
		figures
			.filter(({ value }) => value === null)
			.map((figure) => ({
				...figure,
				name: figure.label,
				reason: known.find(({ id }) => id === figure.id)?.evidence.note ?? "Not known",
			})),
	);
	return (
		<>
			{figures
				.filter(({ value }) => value !== null)
				.map((figure) => (
					<NamedLine key={figure.id} known={known} figure={figure} />
				))}
			{gaps.map(({ names, first }) => (
				<NamedLine key={first.id} known={known} figure={{ ...first, label: names.join(", ") }} />
			))}
		</>
	);
}

type NamedLineProps = { known: readonly FigureDto[]; figure: NamedFigure };

function NamedLine({ known, figure: { id, label, value, range = null } }: NamedLineProps) {
	const evidence = known.find((each) => each.id === id)?.evidence;
	return evidence ? (
		<FigureLine label={label} evidence={evidence} value={value} range={range} />
	) : (
		<PlainLine label={label}>{value ?? "Not known"}</PlainLine>
	);
}

/** The known figures that have no line of their own. */
export function besides(known: readonly FigureDto[], ids: readonly string[]): readonly FigureDto[] {
	return known.filter(({ id }) => !ids.includes(id));
}

type PlainLineProps = { label: string; children: ReactNode };

/** A line of a list of figures that needs no source: what the reader stated, or what follows from the lines around it. */
export function PlainLine({ label, children }: PlainLineProps) {
	return (
		<div className={styles["named-line"]}>
			<dt className="soft text-m">{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
