import { createContext, type ReactNode, useContext } from "react";
import type { EvidenceDto, FigureDto, ProvenanceDto } from "#domain/base/evidence-dto.ts";
import { figureInWords } from "#domain/base/evidence-text.ts";
import { ChipMark } from "#web/ui/chip.tsx";
import styles from "./figures.module.css";
import { ProvenanceChip } from "./provenance-chip.tsx";
import { chipLabel, kindOf, sharedLabel } from "./provenance-words.ts";

/** Lines of a statement: a name, a figure, and where it comes from. */
export function FigureList({ children }: { children: ReactNode }) {
	return <dl className={styles["list"]}>{children}</dl>;
}

type FigureProps = {
	label: string;
	evidence: EvidenceDto;
	/** The figure as it is shown; null where there is none. */
	value: ReactNode | null;
	/** Said where there is no figure; the evidence's own note unless given. */
	nothing?: string | null;
	/** Lowest and highest, in words. */
	range?: string | null;
	/** The value is a sentence rather than a figure. */
	sentence?: boolean;
};

/** One line. What is not known says so in words, never with a dash. */
export function FigureLine({
	label,
	evidence,
	value,
	nothing = evidence.note,
	range = null,
	sentence = false,
}: FigureProps) {
	const gap = value === null;
	const shared = useContext(SharedLabel) === chipLabel(evidence) && !gap;
	const chip = <ProvenanceChip about={label} provenance={evidence} range={range} quiet={shared} />;
	return (
		<div
			className={`stack align-baseline ruled ${styles["line"]}`}
			data-sentence={gap || sentence || undefined}
			data-shared={shared || undefined}
		>
			<dt className={`soft text-m ${styles["label"]}`}>
				{label}
				{shared ? <> {chip}</> : null}
			</dt>
			<dd className={styles["value"]} data-gap={gap || undefined}>
				{gap ? (nothing ?? "Not published for this area") : value}
			</dd>
			{shared ? null : <dd className={styles["provenance"]}>{chip}</dd>}
		</div>
	);
}

/** The label that stands once for all figures around. */
const SharedLabel = createContext<string | null | undefined>(undefined);

/** Names the source that several figures share once, under them all. Inside another `SharedSources` the outer one does so. */
export function SharedSources({
	evidence,
	children,
}: {
	evidence: readonly ProvenanceDto[];
	children: ReactNode;
}) {
	const isWithin = useContext(SharedLabel) !== undefined;
	const known = evidence.filter(({ coverage }) => coverage === "ok" || coverage === "estimated");
	const shared = sharedLabel(known.map(chipLabel));
	if (isWithin) {
		return children;
	}
	const sharing = evidence.find((each) => chipLabel(each) === shared);
	return (
		<SharedLabel value={shared}>
			{children}
			{sharing ? <SharedSource provenance={sharing} /> : null}
		</SharedLabel>
	);
}

/** Names once what the marks of several figures stand for. */
function SharedSource({ provenance }: { provenance: ProvenanceDto }) {
	return (
		<p className={`row align-center above-3 soft small ${styles["shared"]}`}>
			<ChipMark kind={kindOf(provenance)} />
			{chipLabel(provenance)}
		</p>
	);
}

type EvidenceListProps = {
	figures: readonly FigureDto[];
	/** The figures are sentences. */
	sentences?: boolean;
};

/** Figures, each with its provenance. What is not known stands in its place in words. */
export function EvidenceList({ figures, sentences = false }: EvidenceListProps) {
	return (
		<SharedSources evidence={figures.map(({ evidence }) => evidence)}>
			<FigureList>
				{figures.map((figure) => (
					<EvidenceLine key={figure.id} figure={figure} sentence={sentences} />
				))}
			</FigureList>
		</SharedSources>
	);
}

type EvidenceLineProps = { figure: FigureDto; sentence?: boolean };

function EvidenceLine({ figure, sentence = false }: EvidenceLineProps) {
	const { label, evidence } = figure;
	const words = figureInWords(figure);
	return (
		<FigureLine
			label={label}
			evidence={evidence}
			value={evidence.value === null ? null : words}
			nothing={words}
			sentence={sentence}
		/>
	);
}
