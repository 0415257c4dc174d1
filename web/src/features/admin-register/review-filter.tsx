import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { type RegisterFilter, reviewsQuery } from "./register-query.ts";
import styles from "./review-filter.module.css";

type ReviewFilterProps = { filter: RegisterFilter; onChange: (filter: RegisterFilter) => void };

/** Leaves the schemes that should be read anew, where there are any. */
export function ReviewFilter({ filter, onChange }: ReviewFilterProps) {
	const count = useQuery(reviewsQuery).data?.count ?? 0;
	return count > 0 || filter === "review" ? (
		<div className={styles["filter"]}>
			<Checkbox
				label={`To review (${count})`}
				checked={filter === "review"}
				onChange={({ target }) => onChange(target.checked ? "review" : "all")}
			/>
		</div>
	) : null;
}
