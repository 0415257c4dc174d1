import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Share, ShareList } from "#contracts/report-share.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import styles from "./share-dialog.module.css";
import { ShareForm } from "./share-form.tsx";
import { ShareRow } from "./share-row.tsx";
import { sharesQuery } from "./shares-query.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type ShareDialogProps = {
	/** Id of the report. */
	id: string;
	/** Whether it was calculated for an income that its owner stated. */
	hasPosition: boolean;
	/** How often it was asked for: each time it opens. */
	opened: number;
};

/** Where an owner makes links to a report, sees them used and withdraws them. */
export function ShareDialog({ id, hasPosition, opened }: ShareDialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const [newest, setNewest] = useState<string | null>(null);
	const withdrawal = useSubjectDialog<Share>();
	const query = useQuery(sharesQuery(id));
	const { refetch } = query;
	useEffect(() => {
		ref.current?.showModal();
		if (opened > 1) {
			void refetch();
		}
	}, [opened, refetch]);
	return (
		<>
			<Dialog ref={ref} title="Share this report" isForm>
				<p>
					Anyone with a link reads this report, without an account. They do not see your name,
					e-mail address, payment, note or ticks.
					{hasPosition ? " Tax stands there by band, not at your income." : null}
				</p>
				<ShareForm
					id={id}
					hasPosition={hasPosition}
					onMade={({ shares: [share] }) => setNewest(share?.id ?? null)}
				/>
				<QueryBoundary query={query} what="the links" height="4rem">
					{({ shares }: ShareList) => (
						<ul ref={list} tabIndex={-1} className={styles["links"]} aria-label="Links">
							{shares.map((share) => (
								<ShareRow
									key={share.id}
									share={share}
									isNew={share.id === newest}
									onWithdraw={() => withdrawal.open(share)}
								/>
							))}
						</ul>
					)}
				</QueryBoundary>
			</Dialog>
			<WithdrawDialog reportId={id} dialog={withdrawal} onDone={() => list.current?.focus()} />
		</>
	);
}
