import { useState } from "react";
import { useLocation } from "react-router";
import { isJustBought } from "#web/lib/just-bought.ts";
import { useIsGuest } from "#web/lib/use-visitor.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Tells a buyer without an account how they find the report again. It stands until they leave the report. */
export function MailedNote() {
	const isGuest = useIsGuest();
	const { state } = useLocation();
	const [isBuyer] = useState(() => isJustBought(state));
	return isBuyer && isGuest ? (
		<Notice tone="info">
			<p>
				<strong>We mailed you the link to this report.</strong> Keep it: without an account it is
				the way back here.
			</p>
		</Notice>
	) : null;
}
