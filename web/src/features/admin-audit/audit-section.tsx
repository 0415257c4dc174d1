import { countInWords } from "#domain/words.ts";
import { useFoundRows } from "#web/lib/use-found-rows.ts";
import { Asked } from "#web/ui/asked.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import { askAudit, auditKey } from "./audit-query.ts";
import styles from "./audit-section.module.css";
import { AuditTable } from "./audit-table.tsx";
import { useNotedChanges } from "./use-noted-changes.ts";

/** Who changed what, and when. */
export function AuditSection() {
	const { typed, search, query, ...more } = useFoundRows({ key: auditKey, ask: askAudit });
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
			<Asked query={query} what="the audit log" height="24rem">
				{(entries) => (
					<>
						{entries.length > 0 ? <AuditTable entries={entries} /> : null}
						<ListEnd {...more} shown={inSight(entries.length, typed)} />
					</>
				)}
			</Asked>
		</WideSection>
	);
}

function inSight(count: number, typed: string): string {
	if (count > 0) {
		return `${countInWords(count, "change")} shown`;
	}
	return typed === "" ? "Nothing has been changed yet." : "No change matches your search.";
}
