import { useState } from "react";
import { type FunctionalPlace, recallMarks, rememberMarks } from "#web/lib/functional-storage.ts";
import { useConsent } from "#web/lib/use-consent.ts";

/**
 * What the reader has ticked off in a report, remembered by this browser and sent nowhere. Where the browser keeps nothing, or the
 * reader does not want it to, the ticks hold until the page is left.
 */
export function useTicks(reportId: string) {
	const place: FunctionalPlace = `report-ticks:${reportId}`;
	const [ticked, setTicked] = useState(() => recall(place));
	const isKept = useConsent()?.functional !== false;
	const tick = (id: string, isDone: boolean) => {
		const others = ticked.filter((each) => each !== id);
		const next = isDone ? [...others, id] : others;
		setTicked(next);
		rememberMarks(place, next);
	};
	return { ticked, tick, isKept };
}

function recall(place: FunctionalPlace): readonly string[] {
	const kept = recallMarks(place);
	return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}
