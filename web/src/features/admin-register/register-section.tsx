import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { countInWords } from "#domain/words.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { useFoundRows } from "#web/lib/use-found-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { WideSection } from "#web/ui/wide-section.tsx";
import { AddSchemeDialog } from "./add-scheme-dialog.tsx";
import { EditSchemeDialog } from "./edit-scheme-dialog.tsx";
import { EndSchemeDialog } from "./end-scheme-dialog.tsx";
import {
	type RegisterFilter,
	type RegisterRows,
	registerKey,
	registerRows,
	reviewsQuery,
} from "./register-query.ts";
import styles from "./register-section.module.css";
import { RegisterTable } from "./register-table.tsx";
import { ReviewSchemeDialog } from "./review-scheme-dialog.tsx";

/** The register of licensing schemes and Article 4 directions, to be searched, corrected and added to. */
export function RegisterSection() {
	const list = useRef<HTMLDivElement>(null);
	const [filter, setFilter] = useState<RegisterFilter>("all");
	const { typed, search, query, ...more } = useFoundRows(registerRows(filter));
	const { saved, outdated } = useShownScheme();
	const adding = useSubjectDialog<"new">();
	const editing = useSubjectDialog<RegisterScheme>();
	const ending = useSubjectDialog<RegisterScheme>();
	const reviewing = useSubjectDialog<RegisterScheme>();
	return (
		<WideSection
			title="Licensing register"
			about="Schemes and Article 4 directions. Previews and reports show a change at once."
		>
			<div className={styles["tools"]}>
				<SearchField label="Council or code" maxLength={200} value={typed} onChange={search} />
				<Button look="secondary" onClick={() => adding.open("new")}>
					Add scheme
				</Button>
			</div>
			<ReviewFilter filter={filter} onChange={setFilter} />
			<QueryBoundary query={query} what="the licensing register" height="30rem">
				{(schemes) => (
					<div ref={list} tabIndex={-1} className={styles["list"]}>
						{schemes.length > 0 ? (
							<RegisterTable
								schemes={schemes}
								onEdit={editing.open}
								onEnd={ending.open}
								onReview={reviewing.open}
							/>
						) : null}
						<ListEnd
							{...more}
							shown={
								schemes.length > 0
									? `${countInWords(schemes.length, "scheme")} shown`
									: noneListed(filter, typed)
							}
						/>
					</div>
				)}
			</QueryBoundary>
			<AddSchemeDialog
				dialog={adding}
				onAdded={(scheme) => {
					setFilter("all");
					// Among hundreds of rows no one would see it.
					search(scheme.council);
					saved(scheme, "added");
				}}
			/>
			<EditSchemeDialog dialog={editing} onSaved={(scheme) => saved(scheme, "changed")} />
			<EndSchemeDialog
				dialog={ending}
				onEnded={(scheme) => {
					saved(scheme, "ended");
					// The button that was pressed may go with what is over.
					list.current?.focus();
				}}
			/>
			<ReviewSchemeDialog
				dialog={reviewing}
				onOutdated={outdated}
				onReviewed={(scheme) => {
					saved(scheme, "reviewed");
					list.current?.focus();
				}}
			/>
		</WideSection>
	);
}

/** Said where nothing is listed. */
function noneListed(filter: RegisterFilter, typed: string): string {
	const match = typed.trim() === "" ? "" : " that matches your search";
	return filter === "review"
		? `No scheme${match} waits for review.`
		: "No scheme matches your search.";
}

type ReviewFilterProps = { filter: RegisterFilter; onChange: (filter: RegisterFilter) => void };

/** Leaves the schemes that should be read again, where there are any. */
function ReviewFilter({ filter, onChange }: ReviewFilterProps) {
	const count = useQuery(reviewsQuery).data?.count ?? 0;
	return count > 0 || filter === "review" ? (
		<div className={styles["filter"]}>
			<Checkbox
				label={`To review (${count})`}
				checked={filter === "review"}
				onChange={({ target }) => onChange(target.checked ? "review" : "all")}
			/>
		</div>
	) : null;
}

type Deed = "added" | "changed" | "ended" | "reviewed";

/** Shows a scheme as the server keeps it now, wherever it is listed: `saved` says what was done, `outdated` that it is no longer as it was shown. */
function useShownScheme() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const show = (scheme: RegisterScheme) => {
		queryClient.setQueriesData<InfiniteData<RegisterRows>>({ queryKey: registerKey }, (held) =>
			held ? { ...held, pages: held.pages.map((page) => withScheme(page, scheme)) } : held,
		);
	};
	return {
		saved: (scheme: RegisterScheme, change: Deed) => {
			if (change === "added") {
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
				message: `${schemeKindInWords[scheme.kind]} in ${scheme.council} was ${change}.`,
				tone: "success",
			});
		},
		outdated: show,
	};
}

function withScheme(page: RegisterRows, scheme: RegisterScheme): RegisterRows {
	return { ...page, rows: page.rows.map((row) => (row.id === scheme.id ? scheme : row)) };
}
