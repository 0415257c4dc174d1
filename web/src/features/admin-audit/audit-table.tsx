import type { AuditAction, AuditEntry, AuditSubject } from "#contracts/admin/audit.ts";
import { formatMinute } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./audit.module.css";
import { auditValueInWords, labelOf } from "./value-words.ts";

/** What was done. The server searches by these words too, so they are the names of the actions. */
const actionInWords: Readonly<Record<AuditAction, string>> = {
	promo_created: "Promo created",
	promo_changed: "Promo changed",
	promo_deleted: "Promo deleted",
	user_changed: "User changed",
	user_deleted: "User deleted",
	key_withdrawn: "Key withdrawn",
	settings_changed: "Settings changed",
	report_refunded: "Report refunded",
	report_mail_resent: "Report mail resent",
	subscription_refunded: "Subscription refunded",
	scheme_added: "Scheme added",
	scheme_changed: "Scheme changed",
	scheme_reviewed: "Scheme reviewed",
	scheme_confirmed: "Scheme confirmed",
	scheme_split: "Scheme split",
	passkey_added: "Passkey added",
	passkey_removed: "Passkey removed",
	recovery_code_used: "Recovery code used",
	recovery_codes_renewed: "Recovery codes replaced",
	second_factor_reset: "Second factor reset",
	refresh_started: "Refresh started",
	test_mail_sent: "Test mail sent",
	dead_mail_sent_again: "Dead email sent again",
	suggestion_decided: "Suggestion decided",
};

/** What it was done to, where that has no name. */
const subjectInWords: Readonly<Record<AuditSubject, string>> = {
	promo_code: "Promo code",
	user: "User",
	api_key: "Key for programs",
	settings: "Settings",
	report: "Report",
	subscription: "Subscription",
	scheme: "Scheme",
	source: "Source",
	suggestion: "Suggestion",
	email: "Email",
};

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
					<span key="when" className="nowrap">
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

/** Shows the subject by its current name, else by its id. Settings need neither: there is one set. */
function Subject({ subject: { kind, id, name } }: Pick<AuditEntry, "subject">) {
	if (kind === "settings") {
		return subjectInWords.settings;
	}
	return (
		<span className={styles["subject"]}>
			{name ?? subjectInWords[kind]}
			{name === null ? <small className="soft small">{id}</small> : null}
		</span>
	);
}

function Change({ entry }: { entry: AuditEntry }) {
	const lines = auditChangeLines(entry);
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

/** One value that a change touched, in words; null on the side where there was none. */
type ChangeLine = { label: string; before: string | null; after: string | null };

/** Lists what differs between before and after. For a new or deleted subject, lists every value it had. */
export function auditChangeLines({
	before,
	after,
}: Pick<AuditEntry, "before" | "after">): ChangeLine[] {
	const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
	return [...names]
		.filter((name) => differs(before?.[name], after?.[name]))
		.map((name) => ({
			label: labelOf(name),
			before: sideInWords(before, name),
			after: sideInWords(after, name),
		}));
}

function differs(one: unknown, other: unknown): boolean {
	return JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
}

function sideInWords(standing: AuditEntry["before"], name: string): string | null {
	return standing && Object.hasOwn(standing, name) ? auditValueInWords(name, standing[name]) : null;
}
