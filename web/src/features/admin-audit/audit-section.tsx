import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AuditEntry } from "#contracts/admin/audit.ts";
import { countInWords } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import { type FoundRowsQuery, useFoundRows } from "#web/lib/use-found-rows.ts";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import styles from "./audit.module.css";
import { AuditTable } from "./audit-table.tsx";

/** Key of the audit log, whatever is searched in it. */
const auditKey = ownKey("admin-audit");

/** A page of the entries in which `q` is found, newest first. */
async function fetchAudit(
	query: FoundRowsQuery,
	signal: AbortSignal,
): Promise<{ rows: readonly AuditEntry[]; next: string | null }> {
	const { entries, next } = await call(api.admin.audit.$get({ query }, { init: { signal } }));
	return { rows: entries, next };
}

/** Who changed what, and when. */
export function AuditSection() {
	const { typed, search, query, ...more } = useFoundRows({ key: auditKey, fetchPage: fetchAudit });
	useNotedChanges(auditKey);
	return (
		<WideSection
			title="Audit log"
			about="Every change an administrator made, the newest first. Times are London’s."
		>
			<div className={styles["search"]}>
				<SearchField
					label="Administrator, action or subject"
					maxLength={200}
					value={typed}
					onChange={search}
				/>
			</div>
			<QueryBoundary query={query} what="the audit log" height="24rem">
				{(entries) => (
					<>
						{entries.length > 0 ? <AuditTable entries={entries} /> : null}
						<ListEnd {...more} shown={inSight(entries.length, typed)} />
					</>
				)}
			</QueryBoundary>
		</WideSection>
	);
}

function inSight(count: number, typed: string): string {
	if (count > 0) {
		return `${countInWords(count, "change")} shown`;
	}
	return typed === "" ? "Nothing has been changed yet." : "No change matches your search.";
}

/**
 * Refetches a list after each change that the visitor makes in any part of the panel. Every
 * change of an administrator is logged, and so is one that failed at the payment provider.
 */
function useNotedChanges(queryKey: QueryKey): void {
	const queryClient = useQueryClient();
	useEffect(
		() =>
			queryClient.getMutationCache().subscribe((event) => {
				if (
					event.type === "updated" &&
					(event.action.type === "success" || event.action.type === "error")
				) {
					void queryClient.invalidateQueries({ queryKey });
				}
			}),
		[queryClient, queryKey],
	);
}
