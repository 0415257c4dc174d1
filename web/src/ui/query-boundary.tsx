import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Skeleton } from "./skeleton.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** What it reads of a query. */
type ReadQuery<Answer> = {
	readonly data: Answer | undefined;
	readonly error: Error | null;
	readonly refetch: () => unknown;
};

type Placeholder =
	| {
			/** What is fetched, as in "your devices". */
			what: string;
			/** Height of the place kept for the answer, a CSS length. */
			height: string;
	  }
	| {
			/** Stands in until the answer comes, where the answer has a shape of its own. */
			shape: ReactNode;
	  };

type QueryBoundaryProps<Answer> = Placeholder & {
	query: ReadQuery<Answer>;
	children: (answer: Answer) => ReactNode;
};

/** Draws a query's answer; until it is there, that it is loading, or why it failed and a button to try again. */
export function QueryBoundary<Answer>({
	query,
	children,
	...placeholder
}: QueryBoundaryProps<Answer>) {
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
	return "shape" in placeholder ? (
		placeholder.shape
	) : (
		<div role="status">
			<VisuallyHidden>Loading {placeholder.what}</VisuallyHidden>
			<Skeleton height={placeholder.height} />
		</div>
	);
}
