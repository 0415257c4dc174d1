import type { Told } from "#domain/told.ts";
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

function ToldLine({ told: { label, text, evidence }, sentence = false }: ToldLineProps) {
	return (
		<FigureLine
			label={label}
			evidence={evidence}
			value={evidence.value === null ? null : withoutPlace(text, evidence.place)}
			nothing={evidence.note ?? text}
			sentence={sentence}
		/>
	);
}

/** A printed figure says of what place it is typical; here its chip does. */
export function withoutPlace(text: string, place: string | null): string {
	const ending = `, typical of ${place ?? "the place"}`;
	return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
