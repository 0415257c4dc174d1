import type { ReactNode } from "react";
import type { Example } from "#contracts/examples.ts";
import { percentInWords } from "#domain/percent-in-words.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { dateInWords, NOT_KNOWN } from "#domain/words.ts";
import { RatingBadge } from "#web/ui/rating-badge.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import { ExampleParts } from "./example-parts.tsx";

/** Score, rating, yield and licensing of an example, and the day they are of. What is not known says so. */
export function ExampleFigures({ example }: { example: Example }) {
	const { score, colour, label, epcRating, grossYield, licensing, assessedOn } = example;
	return (
		<ExampleParts
			circle={<ScoreCircle score={score} colour={colour} label={label} nothing={NOT_ENOUGH_DATA} />}
			label={score === null ? "No score" : label}
			rating={orNotKnown(epcRating && <RatingBadge rating={epcRating} />)}
			grossYield={orNotKnown(grossYield === null ? null : percentInWords(grossYield))}
			licensing={licensing}
			day={`Assessed ${dateInWords(assessedOn)}`}
		/>
	);
}

function orNotKnown(figure: ReactNode | null): ReactNode {
	return figure ?? <span data-gap>{NOT_KNOWN}</span>;
}
