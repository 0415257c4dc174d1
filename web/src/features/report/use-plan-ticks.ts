import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { api, call } from "#web/lib/api.ts";
import { type FunctionalPlace, recallMarks, rememberMarks } from "#web/lib/functional-storage.ts";
import { useToast } from "#web/ui/toast.tsx";
import { reportQuery } from "./report-query.ts";

/** A step of the plan, and whether it is to be ticked. */
type Change = {
	readonly stepId: string;
	readonly isTicked: boolean;
	/** Its place among the changes of this page: of one step the last counts. */
	readonly turn: number;
};

/**
 * The ticks of a report's plan, and how to set one. A change shows at once and is kept for the owner; if that fails it is undone, with a notice. The
 * sample's ticks stay on this device. Changes are sent one after another, so that the last press counts.
 */
export function usePlanTicks({
	id,
	isSample,
	tickable,
	ticks,
}: Pick<PaidReport, "id" | "isSample" | "tickable" | "ticks">) {
	const turns = useRef(0);
	const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(() =>
		isSample ? recallSample() : new Map(),
	);
	const keep = useKeptTick(id, ({ stepId, turn }) =>
		setChanges((all) =>
			all.get(stepId)?.turn === turn
				? new Map([...all].filter(([changed]) => changed !== stepId))
				: all,
		),
	);
	return {
		/** Whether there is anything to tick for this reader. */
		canTick: isSample || tickable,
		isTicked: (stepId: string) => changes.get(stepId)?.isTicked ?? ticks.includes(stepId),
		setTicked: (stepId: string, isTicked: boolean) => {
			turns.current += 1;
			const change = { stepId, isTicked, turn: turns.current };
			const next = new Map(changes).set(stepId, change);
			setChanges(next);
			if (isSample) {
				rememberMarks(
					SAMPLE_TICKS,
					[...next.values()].filter((each) => each.isTicked).map((each) => each.stepId),
				);
			} else {
				keep(change);
			}
		},
	};
}

/** Where this browser keeps the ticks of the sample, which is no one's. */
const SAMPLE_TICKS: FunctionalPlace = "report-ticks:sample";

function recallSample(): ReadonlyMap<string, Change> {
	const kept = recallMarks(SAMPLE_TICKS);
	const ids = Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
	return new Map(ids.map((stepId) => [stepId, { stepId, isTicked: true, turn: 0 }]));
}

/** Sends changes in their order. Calls `onSettled` for each once the kept ticks are in the cache, or the change was refused. */
function useKeptTick(id: string, onSettled: (change: Change) => void) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { mutate } = useMutation({
		scope: { id: `ticks of ${id}` },
		mutationFn: ({ stepId, isTicked }: Change) => {
			const param = { id: encodeURIComponent(id), stepId: encodeURIComponent(stepId) };
			const step = api.reports[":id"].plan[":stepId"];
			return call(isTicked ? step.$put({ param }) : step.$delete({ param }));
		},
		onSuccess: ({ ticks }) => {
			queryClient.setQueryData(reportQuery(id).queryKey, (report) =>
				report?.isPaid ? { ...report, ticks } : report,
			);
		},
		onError: ({ message }) => showToast({ title: "Not kept", message, tone: "destructive" }),
		onSettled: (_answer, _error, change) => onSettled(change),
	});
	return mutate;
}
