import type { PaymentConfig } from "#contracts/checkout.ts";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./mode-note.module.css";

/** Says that no money moves, where that is so. Source: SPEC section 2 "Report checkout" ("A test-mode note is shown"). */
export function ModeNote({ config: { isTestMode, isSimulated } }: { config: PaymentConfig }) {
	if (!(isTestMode || isSimulated)) {
		return null;
	}
	return (
		<Notice tone="info">
			<p>
				<strong>Test mode: no money moves.</strong>{" "}
				{isSimulated
					? "A simulator on this machine stands in for the payment provider. Pay with the test card "
					: "Real cards are refused. Pay with the test card "}
				<span className={styles["card"]}>4242 4242 4242 4242</span>, any date to come and any three
				digits.
			</p>
		</Notice>
	);
}
