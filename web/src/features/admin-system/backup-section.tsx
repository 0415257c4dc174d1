import { useQuery } from "@tanstack/react-query";
import type { SystemState } from "#contracts/admin/system.ts";
import { formatMinute } from "#web/lib/format.ts";
import { Pill } from "#web/ui/pill.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import styles from "./system.module.css";
import { systemQuery } from "./system-query.ts";

/** Whether a backup is made each night, and what keeps it from that. */
export function BackupSection() {
	const query = useQuery(systemQuery);
	return (
		<WideSection
			title="Backups"
			about="Each night accounts, reports and payments are copied, encrypted to a key that only the owner holds, and kept for eight weeks."
		>
			<QueryBoundary query={query} what="the state of the backups" height="2rem">
				{({ backup }) => <Standing backup={backup} />}
			</QueryBoundary>
		</WideSection>
	);
}

const words = {
	not_set_up: "Not set up",
	never_made: "None yet",
	in_time: "Made",
	failed: "Failed",
	overdue: "Overdue",
} as const;

function Standing({ backup: { status, lastOkAt, why } }: Pick<SystemState, "backup">) {
	const isWell = status === "in_time";
	return (
		<div className={`${styles["standing"]} text-m`}>
			<Pill
				tone={isWell ? "green" : "amber"}
				icon={isWell ? "check" : "alert"}
				word={words[status]}
			/>
			<span>{why ?? (lastOkAt ? `The last is of ${formatMinute(lastOkAt)}.` : null)}</span>
		</div>
	);
}
