import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { DecidedSuggestions, SuggestionGroup } from "#contracts/admin/suggestions.ts";
import { countInWords } from "#domain/base/words.ts";
import { moreOf } from "#web/lib/use-found-rows.ts";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { WideSection } from "#web/ui/wide-section.tsx";
import { DecideDialog, type Deciding } from "./decide-dialog.tsx";
import { SuggestionGroupCard } from "./suggestion-group-card.tsx";
import { suggestionsQuery } from "./suggestions-query.ts";
import styles from "./suggestions-section.module.css";

/** What was decided by this call, and how many another administrator decided before. */
function decidedInWords({ decided, taken }: DecidedSuggestions): string {
	const isAccepted = decided[0]?.decided?.decision === "accepted";
	const what = countInWords(decided.length, "suggestion was", "suggestions were");
	const before = taken.length === 0 ? "" : ` ${taken.length} had been decided before.`;
	return `${what} ${isAccepted ? "accepted. Now correct the row." : "declined."}${before}`;
}

/** What visitors say is wrong in our verdicts, by what they are about, the longest waiting first, to be accepted or declined. */
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
					data: pages?.flatMap(({ groups }) => groups),
					error: query.error,
					refetch: query.refetch,
				}}
				what="the suggestions"
				height="8rem"
			>
				{(groups: readonly SuggestionGroup[]) => (
					<>
						<ul ref={list} tabIndex={-1} className={styles["list"]} aria-label="Suggestions">
							{groups.map((group) => (
								<SuggestionGroupCard
									key={group.suggestions[0]?.id}
									group={group}
									onDecide={dialog.open}
								/>
							))}
						</ul>
						<ListEnd
							{...moreOf(query)}
							isSearching={false}
							shown={
								groups.length > 0
									? `${countInWords(groups.length, "group")} shown`
									: "No suggestion waits."
							}
						/>
					</>
				)}
			</QueryBoundary>
			<DecideDialog
				dialog={dialog}
				onTaken={() => void renew()}
				onDecided={(outcome) => {
					void renew();
					showToast({
						title: "Success",
						message: decidedInWords(outcome),
						tone: "success",
					});
					// The button that was pressed goes with its row.
					list.current?.focus();
				}}
			/>
		</WideSection>
	);
}
