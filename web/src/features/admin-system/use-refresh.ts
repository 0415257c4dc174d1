import { useQueryClient } from "@tanstack/react-query";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { useToast } from "#web/ui/toast.tsx";
import { systemQuery } from "./system-query.ts";

/** Begins to bring a source up to date; how that goes on stands in its row, and its end is announced by `useAnnouncedEnds`. */
export function useRefresh({ id, name }: Pick<SourceState, "id" | "name">) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () => call(api.admin.system.refresh[":source"].$post({ param: { source: id } })),
		onSuccess: async (source) => {
			// A look that is under way may have been before the run.
			await queryClient.cancelQueries({ queryKey: systemQuery.queryKey });
			queryClient.setQueryData(systemQuery.queryKey, (held) => withSource(held, source));
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
