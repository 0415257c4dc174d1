import type { RefObject } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import styles from "./free-prices-dialog.module.css";
import type { FreePrice } from "./prices.ts";

type FreePricesDialogProps = {
	ref: RefObject<HTMLDialogElement | null>;
	free: readonly FreePrice[];
	onAgreed: () => void;
};

/** Names each price that becomes 0 and what that means, before it is saved. */
export function FreePricesDialog({ ref, free, onAgreed }: FreePricesDialogProps) {
	return (
		<ConfirmDialog
			ref={ref}
			title={free.length === 1 ? "Set a price to £0?" : "Set prices to £0?"}
			confirmLabel="Save at £0"
			pendingLabel="Saving..."
			closeLabel="Keep editing"
			isPending={false}
			onConfirm={onAgreed}
		>
			<ul className={styles["prices"]}>
				{free.map(({ name, label, meaning }) => (
					<li key={name}>
						<strong>{label}</strong> becomes £0: {meaning}.
					</li>
				))}
			</ul>
		</ConfirmDialog>
	);
}
