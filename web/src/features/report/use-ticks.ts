import { useState } from "react";

/**
 * What the reader has ticked off in a report, remembered by this browser and sent nowhere. Where the browser keeps nothing, the ticks
 * hold until the page is left.
 */
export function useTicks(reportId: string) {
	const place = `report-ticks:${reportId}`;
	const [ticked, setTicked] = useState(() => recall(place));
	const tick = (id: string, isDone: boolean) => {
		const others = ticked.filter((each) => each !== id);
		const next = isDone ? [...others, id] : others;
		setTicked(next);
		remember(place, next);
	};
	return { ticked, tick };
}

function recall(place: string): readonly string[] {
	try {
		const kept: unknown = JSON.parse(window.localStorage.getItem(place) ?? "[]");
		return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
	} catch {
		return [];
	}
}

function remember(place: string, ticked: readonly string[]): void {
	try {
		window.localStorage.setItem(place, JSON.stringify(ticked));
	} catch {
		// Storage that is full or forbidden: the ticks stay on the page.
	}
}
