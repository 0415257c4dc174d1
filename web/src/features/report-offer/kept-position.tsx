import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Owners, ownersInWords } from "#domain/finance/owners.ts";
import { positionQuery } from "#web/landlord/position-query.ts";
import { useVisitor } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./preview-action.module.css";

/** The position that the visitor's account keeps, and whether the report is made with it. */
type KeptPosition = {
	readonly kept: Owners;
	readonly isLeftOut: boolean;
	readonly leaveOut: (isLeftOut: boolean) => void;
};

/** Null while it is not known what is kept: a report is made with no position that its buyer does not see. Nothing is kept for who is signed out. */
export function useKeptPosition(): KeptPosition | null {
	const visitor = useVisitor();
	const isSignedIn = visitor.state === "signed-in";
	const { data, isPending } = useQuery({ ...positionQuery, enabled: isSignedIn });
	const [isLeftOut, leaveOut] = useState(false);
	return isSignedIn && isPending
		? null
		: { kept: (isSignedIn && data?.owners) || [], isLeftOut, leaveOut };
}

/** The owners that a report is made with. */
export function ownersWith({ kept, isLeftOut }: KeptPosition): Owners {
	return isLeftOut ? [] : kept;
}

/** Says whose tax the report works out, and leaves the position out, or takes it in again. Nothing where none is kept. */
export function PositionLine({ position }: { position: KeptPosition }) {
	const { kept, isLeftOut, leaveOut } = position;
	return kept.length === 0 ? null : (
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
