import { countInWords } from "#domain/base/words.ts";
import { areaPath, areasPath } from "#domain/telling/areas/area-slug.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import styles from "./search.module.css";
import type { FoundPlace } from "./use-postcode-search.ts";

/** A choice of more is a list, which has a screen of its own. */
const MOST_COUNCILS = 4;

type SearchAnswerProps = {
	/** Postcodes that may be meant. */
	likely: readonly string[];
	onPick: (postcode: string) => void;
	place: FoundPlace | null;
};

/** What a search leads to that is no home yet: the question which postcode was meant, or the councils of a place. */
export function SearchAnswer({ likely, onPick, place }: SearchAnswerProps) {
	return (
		<div role="status" className={`stack gap-3 ${styles["answer"]}`}>
			{likely.length > 0 ? (
				<>
					<p>{likely.length === 1 ? "Did you mean this postcode?" : "Which postcode is it?"}</p>
					<div className="row wrap gap-2">
						{likely.map((postcode) => (
							<Button key={postcode} look="secondary" onClick={() => onPick(postcode)}>
								{postcode}
							</Button>
						))}
					</div>
				</>
			) : null}
			{place ? <Councils {...place} /> : null}
		</div>
	);
}

function Councils({ place, councils }: FoundPlace) {
	const isList = councils.length > MOST_COUNCILS;
	return (
		<>
			<p>For a home, type its postcode. What we know of the council{isList ? "s" : ""} is here:</p>
			<div className="row wrap gap-2">
				{isList ? (
					<ButtonLink look="secondary" to={areasPath(place)}>
						{`${place}: ${countInWords(councils.length, "council")}`}
					</ButtonLink>
				) : (
					councils.map(({ slug, name }) => (
						<ButtonLink key={slug} look="secondary" to={areaPath(slug)}>
							{name}
						</ButtonLink>
					))
				)}
			</div>
		</>
	);
}
