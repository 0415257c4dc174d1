import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Example } from "#contracts/examples.ts";
import { percentInWords } from "#domain/base/percent-in-words.ts";
import { dateInWords, NOT_KNOWN } from "#domain/base/words.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { formatPostcode } from "#web/lib/format.ts";
import { propertyPath } from "#web/lib/paths.ts";
import { RatingBadge } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ExampleParts } from "./example-parts.tsx";
import styles from "./examples.module.css";

type ExampleCardProps = {
	postcode: string;
	city: string;
	/** Null when it cannot be had now. */
	example: Example | "awaited" | null;
	/** Called when the pointer or the focus arrives, which comes before a press. */
	onIntent?: () => void;
};

/** A preview in short, which a press anywhere on it opens. */
export function ExampleCard({ postcode, city, example, onIntent }: ExampleCardProps) {
	const place = example === "awaited" ? null : example?.place;
	return (
		<article
			className={`stack one-column gap-4 packed framed rounded on-card raised ${styles["card"]}`}
		>
			<h3 className="text-l">
				<Link
					className={`block target undecorated ${styles["link"]}`}
					to={propertyPath(postcode)}
					onFocus={onIntent}
					onPointerEnter={onIntent}
				>
					{formatPostcode(postcode)} <span className={styles["place"]}>{place ?? city}</span>
				</Link>
			</h3>
			<Body example={example} />
		</article>
	);
}

function Body({ example }: Pick<ExampleCardProps, "example">) {
	if (example === "awaited") {
		return <ExampleShape />;
	}
	return example === null ? (
		<p className="soft text-m">
			Not worked out just now. Open it, and it is assessed while you wait.
		</p>
	) : (
		<ExampleFigures example={example} />
	);
}

/** Answers, score, rating, yield and licensing of an example, and the day they are of. What is not known says so. */
function ExampleFigures({ example }: { example: Example }) {
	const { answered, score, label, epcRating, grossYield, licensing, assessedOn } = example;
	return (
		<ExampleParts
			answers={<Answered answered={answered} />}
			score={score === null ? label : `${score} of 100 · ${label}`}
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

/** The shape of an example, until it is there. */
function ExampleShape() {
	return (
		<div className={styles["shape"]} data-scripts="on">
			<ExampleParts
				answers={<Skeleton height="8rem" />}
				score={<Skeleton width="8rem" height="1lh" />}
				rating={<Skeleton width="2rem" height="1.75rem" />}
				grossYield={<Skeleton width="3rem" height="1lh" />}
				licensing={<Skeleton width="8rem" height="1lh" />}
				day={<Skeleton width="10rem" height="1lh" />}
			/>
		</div>
	);
}
