import { areaPath } from "#domain/areas/area-slug.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import styles from "./search-answer.module.css";
import type { FoundCouncil } from "./use-postcode-search.ts";

type SearchAnswerProps = {
	/** Postcodes that may be meant. */
	likely: readonly string[];
	onPick: (postcode: string) => void;
	councils: readonly FoundCouncil[];
};

/** What a search leads to that is no home yet: the question which postcode was meant, or the councils of a place. */
export function SearchAnswer({ likely, onPick, councils }: SearchAnswerProps) {
	return (
		<div role="status" className={styles["answer"]}>
			{likely.length > 0 ? (
				<>
					<p>{likely.length === 1 ? "Did you mean this postcode?" : "Which postcode is it?"}</p>
					<div className={styles["choices"]}>
						{likely.map((postcode) => (
							<Button key={postcode} look="secondary" onClick={() => onPick(postcode)}>
								{postcode}
							</Button>
						))}
					</div>
				</>
			) : null}
			{councils.length > 0 ? (
				<>
					<p>For a home, type its postcode. What we know of the council is here:</p>
					<div className={styles["choices"]}>
						{councils.map(({ slug, name }) => (
							<ButtonLink key={slug} look="secondary" to={areaPath(slug)}>
								{name}
							</ButtonLink>
						))}
					</div>
				</>
			) : null}
		</div>
	);
}
