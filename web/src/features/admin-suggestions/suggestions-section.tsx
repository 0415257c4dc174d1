import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { RegisterSuggestion } from "#contracts/admin/suggestions.ts";
import type { SuggestionDecision } from "#domain/licensing/suggestion.ts";
import { countInWords } from "#domain/words.ts";
import { moreOf } from "#web/lib/use-found-rows.ts";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { WideSection } from "#web/ui/wide-section.tsx";
import { DecideDialog, type Deciding } from "./decide-dialog.tsx";
import { SuggestionCard } from "./suggestion-card.tsx";
import { suggestionsQuery } from "./suggestions-query.ts";
import styles from "./suggestions-section.module.css";

const decidedInWords: Readonly<Record<SuggestionDecision, string>> = {
	accepted: "The suggestion was accepted. Now correct the row.",
	declined: "The suggestion was declined.",
};

/** What visitors say is wrong in our verdicts, the longest waiting first, to be accepted or declined. */
export function SuggestionsSection() {
	const list = useRef<HTMLUListElement>(null);
	const query = useInfiniteQuery(suggestionsQuery);
	const dialog = useSubjectDialog<Deciding>();
	const queryClient = useQueryClient();
	const showToast = useToast();
	const renew = () => queryClient.invalidateQueries({ queryKey: suggestionsQuery.queryKey });
	const pages = query.data?.pages;
	const count = pages?.at(-1)?.count;
	return (
		<WideSection
			title={count === undefined ? "Suggestions" : `Suggestions (${count})`}
			about="What visitors say is wrong in the register. Accepting one changes no row: correct it there."
		>
			<QueryBoundary
				query={{
					data: pages?.flatMap(({ suggestions }) => suggestions),
					error: query.error,
					refetch: query.refetch,
				}}
				what="the suggestions"
				height="8rem"
			>
				{(suggestions: readonly RegisterSuggestion[]) => (
					<>
						<ul ref={list} tabIndex={-1} className={styles["list"]} aria-label="Suggestions">
							{suggestions.map((suggestion) => (
								<SuggestionCard
									key={suggestion.id}
									suggestion={suggestion}
									onDecide={(decision) => dialog.open({ suggestion, decision })}
								/>
							))}
						</ul>
						<ListEnd
							{...moreOf(query)}
							isSearching={false}
							shown={
								suggestions.length > 0
									? `${countInWords(suggestions.length, "suggestion")} shown`
									: "No suggestion waits."
							}
						/>
					</>
				)}
			</QueryBoundary>
			<DecideDialog
				dialog={dialog}
				onTaken={() => void renew()}
				onDecided={({ decided }) => {
					void renew();
					showToast({
						title: "Success",
						message: decidedInWords[decided?.decision ?? "declined"],
						tone: "success",
					});
					// The button that was pressed goes with its row.
					list.current?.focus();
				}}
			/>
		</WideSection>
	);
}
