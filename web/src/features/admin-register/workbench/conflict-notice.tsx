import { useQuery } from "@tanstack/react-query";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ChangedMeanwhile } from "../changed-meanwhile.tsx";
import { historyQuery } from "./queue-query.ts";

/** What was not done to a row, because it was no longer as it was shown. */
export type Conflict = {
	/** As it was shown. */
	readonly before: RegisterScheme;
	readonly now: RegisterScheme;
	readonly message: string;
};

/** Says who changed the row since it was shown, and what. */
export function ConflictNotice({
	conflict: { before, now, message },
	onClose,
}: {
	conflict: Conflict;
	onClose: () => void;
}) {
	const { data } = useQuery(historyQuery(now.id));
	const by = data?.entries[0]?.by;
	return (
		<Notice
			tone="error"
			action={
				<Button look="secondary" onClick={onClose}>
					I have read it
				</Button>
			}
		>
			<p>{message}</p>
			{before.revision === now.revision ? null : (
				<>
					<p>{by ? `${by} changed:` : "Changed:"}</p>
					<ChangedMeanwhile before={before} now={now} />
				</>
			)}
		</Notice>
	);
}
