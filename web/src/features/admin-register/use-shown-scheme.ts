import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { useToast } from "#web/ui/toast.tsx";
import { type RegisterRows, registerKey, registerRows, reviewsQuery } from "./register-query.ts";

type Deed = "added" | "changed" | "ended" | "reviewed";

/** Shows a scheme as the server keeps it now, wherever it is listed: `saved` says what was done, `outdated` that it is no longer as it was shown. */
export function useShownScheme() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const show = (scheme: RegisterScheme) => {
		queryClient.setQueriesData<InfiniteData<RegisterRows>>({ queryKey: registerKey }, (held) =>
			held ? { ...held, pages: held.pages.map((page) => withScheme(page, scheme)) } : held,
		);
	};
	return {
		saved: (scheme: RegisterScheme, deed: Deed) => {
			if (deed === "added") {
				void queryClient.invalidateQueries({ queryKey: registerKey });
			} else {
				show(scheme);
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
		},
		outdated: show,
	};
}

function withScheme(page: RegisterRows, scheme: RegisterScheme): RegisterRows {
	return { ...page, rows: page.rows.map((row) => (row.id === scheme.id ? scheme : row)) };
}
