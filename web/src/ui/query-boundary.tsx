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

type Waiting =
	| {
			/** What is asked for, as in "your devices". */
			what: string;
			/** Of the place that is kept for the answer, a length of CSS. */
			height: string;
	  }
	| {
			/** What stands there until the answer does, where that has a shape of its own. */
			shape: ReactNode;
	  };

type AskedProps<Answer> = Waiting & {
	query: Question<Answer>;
	children: (answer: Answer) => ReactNode;
};

/** What a section asked for; until it is there, that it is on its way, or why it could not be had and the means to ask again. */
export function Asked<Answer>({ query, children, ...waiting }: AskedProps<Answer>) {
	const { data, error, refetch } = query;
	if (data !== undefined) {
		return children(data);
	}
	if (error) {
		return (
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
		);
	}
	return "shape" in waiting ? (
		waiting.shape
	) : (
		<div role="status">
			<VisuallyHidden>Loading {waiting.what}</VisuallyHidden>
			<Skeleton height={waiting.height} />
		</div>
	);
}
