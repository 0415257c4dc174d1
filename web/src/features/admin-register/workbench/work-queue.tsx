import { useRef } from "react";
import { Panel } from "#web/ui/card.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { useQueue } from "./use-queue.ts";
import { WorkRow } from "./work-row.tsx";

/** The rows that are due, one a screen, the one that does the most harm first. */
export function WorkQueue() {
	const { query, ...queue } = useQueue();
	const help = useRef<HTMLDialogElement>(null);
	return (
		<>
			<QueryBoundary query={query} what="the work queue" height="40rem">
				{(row) =>
					row === null ? (
						<Panel>
							<p>Every row is verified, and no page changed since. There is nothing to do.</p>
						</Panel>
					) : (
						<WorkRow
							// What was said about another row is over.
							key={row.scheme.id}
							row={row}
							queue={queue}
							onHelp={() => help.current?.showModal()}
						/>
					)
				}
			</QueryBoundary>
			<KeysDialog ref={help} />
		</>
	);
}
