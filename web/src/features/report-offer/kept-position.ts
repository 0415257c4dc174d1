import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { positionQuery } from "#web/landlord/position-query.ts";
import { useVisitor } from "#web/lib/session.ts";

/** The position that the visitor's account keeps, and whether the report is made with it. */
export type KeptPosition = {
	readonly kept: Owners;
	readonly isLeftOut: boolean;
	readonly leaveOut: (isLeftOut: boolean) => void;
};

/**
 * Null while a signed-in visitor's position is being read: no report may be made with a position that its buyer does not see. Nobody else has a kept
 * position, nor has anyone before it is known who looks.
 */
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
