import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import styles from "./page.module.css";

type ListEndProps = {
	/** How many rows are in sight, in words. */
	shown: string;
	/** What is in sight is not yet what is searched for. */
	isSearching: boolean;
	hasMore: boolean;
	/** More are being fetched. */
	isPending: boolean;
	/** Why there are no more yet. */
	error: string | null;
	onMore: () => void;
};

/** The foot of a list that is shown a part at a time. */
export function ListEnd({ shown, isSearching, hasMore, isPending, error, onMore }: ListEndProps) {
	const count = useRef<HTMLParagraphElement>(null);
	const wasPressed = useRef(false);
	useEffect(() => {
		// The button goes with the last rows: the focus must not go with it.
		if (!hasMore && wasPressed.current) {
			count.current?.focus();
		}
		wasPressed.current = false;
	}, [hasMore]);
	const showMore = () => {
		wasPressed.current = true;
		onMore();
	};
	return (
		<div className="row wrap gap-3 align-center above-4 between across-4">
			<p ref={count} tabIndex={-1} role="status" className={`soft text-s ${styles["count"]}`}>
				{isSearching ? "Searching..." : shown}
			</p>
			{error !== null && !isPending ? (
				<Notice tone="error">
					<p>{error}</p>
				</Notice>
			) : null}
			{hasMore ? (
				<Button look="secondary" pending={isPending} pendingLabel="Loading..." onClick={showMore}>
					Show more
				</Button>
			) : null}
		</div>
	);
}
