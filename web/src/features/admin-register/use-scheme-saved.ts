import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { PREVIEW_KEY } from "#web/lib/preview-key.ts";
import { useToast } from "#web/ui/toast.tsx";
import { type RegisterRows, registerKey, registerRows, reviewsQuery } from "./register-query.ts";

/** Shows a scheme as the server keeps it now, wherever it is listed, and says so. */
export function useSchemeSaved() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return (scheme: RegisterScheme, deed: "added" | "changed" | "ended" | "reviewed") => {
		if (deed === "added") {
			void queryClient.invalidateQueries({ queryKey: registerKey });
		} else {
			queryClient.setQueriesData<InfiniteData<RegisterRows>>({ queryKey: registerKey }, (held) =>
				held ? { ...held, pages: held.pages.map((page) => withScheme(page, scheme)) } : held,
			);
		}
		// It may be none of those to review any more.
		void queryClient.invalidateQueries({ queryKey: registerRows("review").key });
		void queryClient.invalidateQueries({ queryKey: reviewsQuery.queryKey });
		// What previews say of licensing rests on it.
		void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
		showToast({
			title: "Success",
			message: `${schemeKindInWords[scheme.kind]} in ${scheme.council} was ${deed}.`,
			tone: "success",
		});
	};
}

function withScheme(page: RegisterRows, scheme: RegisterScheme): RegisterRows {
	return { ...page, rows: page.rows.map((row) => (row.id === scheme.id ? scheme : row)) };
}
