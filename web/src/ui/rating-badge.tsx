import styles from "./rating-badge.module.css";

/** An energy rating on its colour; any letter but A to G is grey. Source: SPEC section 9 "Rating badge colours". */
export function RatingBadge({ rating }: { rating: string }) {
	return (
		<span className={styles["badge"]} data-rating={rating}>
			{rating}
		</span>
	);
}
