import type { Told } from "#domain/told.ts";
import { figureInWords } from "#domain/told-words.ts";
import { FigureLine, FigureList } from "./figure-list.tsx";

type ToldListProps = {
	told: readonly Told[];
	/** The figures are sentences. */
	sentences?: boolean;
};

/** Told figures, each with its provenance. What is not known stands in its place in words. */
export function ToldList({ told, sentences = false }: ToldListProps) {
	return (
		<FigureList>
			{told.map((figure) => (
				<ToldLine key={figure.id} told={figure} sentence={sentences} />
			))}
		</FigureList>
	);
}

type ToldLineProps = { told: Told; sentence?: boolean };

function ToldLine({ told, sentence = false }: ToldLineProps) {
	const { label, evidence } = told;
	const words = figureInWords(told);
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
