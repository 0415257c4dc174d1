import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./section.module.css";

type AskedProps<Answer> = {
	query: Pick<UseQueryResult<Answer>, "data" | "error" | "refetch">;
	/** What is asked for, as in "your devices". */
	what: string;
	/** Of the place that is kept for the answer, a length of CSS. */
	height: string;
	children: (answer: Answer) => ReactNode;
};

/** What a section asked for; until it is there, that it is on its way, or why it could not be had and the means to ask again. */
export function Asked<Answer>({ query, what, height, children }: AskedProps<Answer>) {
	const { data, error, refetch } = query;
	if (data !== undefined) {
		return children(data);
	}
	return error ? (
		<div className={styles["lines"]}>
			<p>{error.message}</p>
			<div>
				<Button look="secondary" onClick={() => void refetch()}>
					Try again
				</Button>
			</div>
		</div>
	) : (
		<div role="status">
			<VisuallyHidden>Loading {what}</VisuallyHidden>
			<Skeleton height={height} />
		</div>
	);
}
