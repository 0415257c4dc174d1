import { ownersInWords } from "#domain/subjects/finance/owners.ts";
import { Button } from "#web/ui/button.tsx";
import type { KeptPosition } from "./kept-position.ts";
import styles from "./report-offer.module.css";

/** Says whose tax the report works out, and leaves the position out, or takes it in again. */
export function PositionLine({ position }: { position: KeptPosition }) {
	const { kept, isLeftOut, leaveOut } = position;
	return (
		<div className={styles["position"]}>
			<p className={styles["about"]} role="status">
				{isLeftOut
					? "Your position is left out. The report shows tax by band."
					: `With tax at your position: ${ownersInWords(kept)}. Only you see it.`}
			</p>
			<Button look="secondary" onClick={() => leaveOut(!isLeftOut)}>
				{isLeftOut ? "Use my position" : "Leave out"}
			</Button>
		</div>
	);
}
