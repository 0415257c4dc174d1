import { useEffect, useRef } from "react";
import type { Share } from "#contracts/report-share.ts";
import { countInWords } from "#domain/base/words.ts";
import { formatDay } from "#web/lib/format.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { AddressField } from "#web/ui/address-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./share-dialog.module.css";

type ShareRowProps = {
	share: Share;
	/** Made just now: it is ready to be copied. */
	isNew: boolean;
	onWithdraw: () => void;
};

/** One link: its recipient, how often it was opened, and buttons to copy and withdraw it. */
export function ShareRow({ share, isNew, onWithdraw }: ShareRowProps) {
	const { name, path } = share;
	const address = `${window.location.origin}${path}`;
	const field = useRef<HTMLInputElement>(null);
	const { outcome, copy } = useCopy(address, field);
	useEffect(() => {
		if (isNew) {
			field.current?.focus();
		}
	}, [isNew]);
	return (
		<li className={styles["link"]}>
			<div className={styles["side"]}>
				<div className="shrinkable">
					<p className={styles["name"]}>{name}</p>
					<p className={styles["used"]}>
						{usedInWords(share)}
						{share.withTax ? ". With your tax" : null}
					</p>
				</div>
				<Button look="plain-danger" onClick={onWithdraw}>
					Withdraw
					<VisuallyHidden>{` the link for ${name}`}</VisuallyHidden>
				</Button>
			</div>
			<div className={styles["side"]}>
				<AddressField ref={field} label={`Link for ${name}`} address={address} />
				<Button look="secondary" onClick={copy}>
					Copy link
					<VisuallyHidden>{` for ${name}`}</VisuallyHidden>
				</Button>
			</div>
			<p className={styles["used"]} role="status">
				{outcome}
			</p>
		</li>
	);
}

/** "Opened 3 times, last on 23 November 2026". */
function usedInWords({ uses, lastUsedAt }: Pick<Share, "uses" | "lastUsedAt">): string {
	if (lastUsedAt === null) {
		return "Not opened yet";
	}
	return uses === 1
		? `Opened once, on ${formatDay(lastUsedAt)}`
		: `Opened ${countInWords(uses, "time")}, last on ${formatDay(lastUsedAt)}`;
}
