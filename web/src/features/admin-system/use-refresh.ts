import { useQueryClient } from "@tanstack/react-query";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import { api, call } from "#web/lib/api.ts";
import { PREVIEW_KEY } from "#web/lib/preview-key.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { useToast } from "#web/ui/toast.tsx";
import { systemQuery } from "./system-query.ts";

/** Brings a source up to date now; how that went stands in its row. */
export function useRefresh({ id, name }: Pick<SourceState, "id" | "name">) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () => call(api.admin.system.refresh[":source"].$post({ param: { source: id } })),
		onSuccess: (source) => {
			queryClient.setQueryData(systemQuery.queryKey, (held) => withSource(held, source));
			// What previews say may rest on it.
			void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
			showToast(outcomeOf(source));
		},
		onError: ({ message }) => {
			showToast({ title: "Error", message: `${name}: ${message}`, tone: "destructive" });
			// It may be that another run is under way.
			void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
		},
	});
}

function withSource(held: SystemState | undefined, source: SourceState): SystemState | undefined {
	return held
		? { ...held, sources: held.sources.map((row) => (row.id === source.id ? source : row)) }
		: held;
}

function outcomeOf({ name, lastRun }: SourceState) {
	return lastRun?.outcome === "failed"
		? ({
				title: "Error",
				message: `${name} could not be refreshed.`,
				tone: "destructive",
			} as const)
		: ({
				title: "Success",
				message:
					lastRun?.outcome === "updated"
						? `${name} was updated.`
						: `${name}: there is nothing newer.`,
				tone: "success",
			} as const);
}
