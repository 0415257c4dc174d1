import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SchemeHistory } from "#contracts/admin/register-queue.ts";
import { formatMinute } from "#web/lib/format.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { FactChanges } from "../changed-meanwhile.tsx";
import { historyQuery } from "./queue-query.ts";

/** Who changed a row, when and why. Fetched when the history is opened. */
export function RowHistory({ id }: { id: string }) {
	const [isWanted, setWanted] = useState(false);
	const query = useQuery({ ...historyQuery(id), enabled: isWanted });
	return (
		<Disclosure summary="History" onOpen={() => setWanted(true)}>
			{isWanted ? (
				<QueryBoundary query={query} what="the history" height="6rem">
					{({ entries }) => (
						<ol className="stack gap-3 text-s">
							{entries.map((entry) => (
								<li key={`${entry.at} ${entry.revision}`}>
									<p>
										<b>{byWhom(entry)}</b>, {formatMinute(entry.at)}
										{entry.why ? `: ${entry.why}` : ""}
									</p>
									<FactChanges changes={entry.changes} />
								</li>
							))}
						</ol>
					)}
				</QueryBoundary>
			) : null}
		</Disclosure>
	);
}

function byWhom({ by, isFromFile, revision }: SchemeHistory["entries"][number]): string {
	if (revision === null) {
		return "Taken out of the register";
	}
	return isFromFile ? "Published file" : (by ?? "An account that is gone");
}
