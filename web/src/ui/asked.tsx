import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Skeleton } from "./skeleton.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Of a query, what there is to show. */
type Question<Answer> = {
	readonly data: Answer | undefined;
	readonly error: Error | null;
	readonly refetch: () => unknown;
};

type AskedProps<Answer> = {
	query: Question<Answer>;
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
		<Notice
			tone="error"
			action={
				<Button look="secondary" onClick={() => void refetch()}>
					Try again
				</Button>
			}
		>
			{error.message}
		</Notice>
	) : (
		<div role="status">
			<VisuallyHidden>Loading {what}</VisuallyHidden>
			<Skeleton height={height} />
		</div>
	);
}
