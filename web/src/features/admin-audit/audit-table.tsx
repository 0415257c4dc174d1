import type { AuditEntry } from "#contracts/admin/audit.ts";
import { formatMinute } from "#web/lib/format-minute.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./audit-table.module.css";
import { actionInWords, subjectInWords } from "./audit-words.ts";
import { type ChangeLine, changeLines } from "./change-lines.ts";

const columns = ["When", "Who", "What", "On", "Change"].map((title) => ({ title }));

/** Entries of the audit log, the newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
	return (
		<DataTable
			caption="Audit log, newest first"
			columns={columns}
			rows={entries.map((entry) => ({
				key: entry.id,
				cells: [
					<span key="when" className={styles["when"]}>
						{formatMinute(entry.at)}
					</span>,
					<span key="who" className={styles["who"]}>
						{entry.actor}
					</span>,
					actionInWords[entry.action],
					<Subject key="subject" subject={entry.subject} />,
					<Change key="change" entry={entry} />,
				],
			}))}
		/>
	);
}

/** By its name of today, else by its id; there is one of the settings. */
function Subject({ subject: { kind, id, name } }: Pick<AuditEntry, "subject">) {
	if (kind === "settings") {
		return subjectInWords.settings;
	}
	return (
		<span className={styles["subject"]}>
			{name ?? subjectInWords[kind]}
			{name === null ? <small>{id}</small> : null}
		</span>
	);
}

function Change({ entry }: { entry: AuditEntry }) {
	const lines = changeLines(entry);
	return lines.length === 0 ? (
		"Nothing to compare"
	) : (
		<ul className={styles["lines"]}>
			{lines.map((line) => (
				<li key={line.label}>
					{line.label}: <Values line={line} />
				</li>
			))}
		</ul>
	);
}

function Values({ line: { before, after } }: { line: ChangeLine }) {
	if (before === null || after === null) {
		return <b>{after ?? before}</b>;
	}
	return (
		<>
			{before}
			<span aria-hidden="true"> → </span>
			<VisuallyHidden> became </VisuallyHidden>
			<b>{after}</b>
		</>
	);
}
