import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { SourceState } from "#contracts/admin/system.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { ToastContent } from "#web/ui/toast-region.tsx";
import { isRunning } from "./is-running.ts";

/** Says how refreshes ended that were seen under way, in one notice for those that ended between two looks. */
export function useAnnouncedEnds(sources: readonly SourceState[] | undefined): void {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const wereRunning = useRef<ReadonlySet<string>>(new Set());
	useEffect(() => {
		if (!sources) {
			return;
		}
		const ended = sources.filter(
			(source) => wereRunning.current.has(source.id) && !isRunning(source),
		);
		wereRunning.current = new Set(sources.filter(isRunning).map(({ id }) => id));
		if (ended.length > 0) {
			showToast(endsInWords(ended));
			// What previews say may rest on it.
			void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
		}
	}, [sources, queryClient, showToast]);
}

function endsInWords(ended: readonly SourceState[]): ToastContent {
	const message = ended.map(endInWords).join(" ");
	return ended.some(({ lastRun }) => lastRun?.outcome === "failed")
		? { title: "Error", message, tone: "destructive" }
		: { title: "Success", message, tone: "success" };
}

function endInWords({ name, lastRun }: SourceState): string {
	switch (lastRun?.outcome) {
		case "failed":
			return `${name}: the refresh failed.`;
		case "updated":
			return `${name}: updated.`;
		default:
			return `${name}: there is nothing newer.`;
	}
}
