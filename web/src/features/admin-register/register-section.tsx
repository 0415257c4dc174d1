import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { countInWords } from "#domain/base/words.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { workPath } from "#web/lib/admin-paths.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { useFoundRows } from "#web/lib/use-found-rows.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { WideSection } from "#web/ui/wide-section.tsx";
import { AddSchemeDialog } from "./add-scheme-dialog.tsx";
import { EditSchemeDialog } from "./edit-scheme-dialog.tsx";
import { EndSchemeDialog } from "./end-scheme-dialog.tsx";
import styles from "./register.module.css";
import { type RegisterRows, registerKey, registerRows } from "./register-query.ts";
import { RegisterTable } from "./register-table.tsx";

/** The register of licensing schemes and Article 4 directions, to be searched, corrected and added to. */
export function RegisterSection() {
	const list = useRef<HTMLDivElement>(null);
	const { typed, search, query, ...more } = useFoundRows(registerRows);
	const { saved, show } = useShownScheme();
	const adding = useSubjectDialog<"new">();
	const editing = useSubjectDialog<RegisterScheme>();
	const ending = useSubjectDialog<RegisterScheme>();
	return (
		<WideSection
			title="Licensing register"
			about="Schemes and Article 4 directions. Previews and reports show a change at once."
		>
			<div className={styles["tools"]}>
				<SearchField label="Council or code" maxLength={200} value={typed} onChange={search} />
				<div className="row wrap gap-3">
					<ButtonLink to={workPath("queue")}>Work queue</ButtonLink>
					<ButtonLink to={workPath("diary")} look="secondary">
						Diary
					</ButtonLink>
					<Button look="secondary" onClick={() => adding.open("new")}>
						Add scheme
					</Button>
				</div>
			</div>
			<QueryBoundary query={query} what="the licensing register" height="30rem">
				{(schemes) => (
					<div ref={list} tabIndex={-1} className={styles["register-list"]}>
						{schemes.length > 0 ? (
							<RegisterTable schemes={schemes} onEdit={editing.open} onEnd={ending.open} />
						) : null}
						<ListEnd
							{...more}
							shown={
								schemes.length > 0
									? `${countInWords(schemes.length, "scheme")} shown`
									: "No scheme matches your search."
							}
						/>
					</div>
				)}
			</QueryBoundary>
			<AddSchemeDialog
				dialog={adding}
				onAdded={(scheme) => {
					// Among hundreds of rows no one would see it.
					search(scheme.council);
					saved(scheme, "added");
				}}
			/>
			<EditSchemeDialog
				dialog={editing}
				onSaved={(scheme) => saved(scheme, "changed")}
				onOutdated={show}
			/>
			<EndSchemeDialog
				dialog={ending}
				onOutdated={show}
				onEnded={(scheme) => {
					saved(scheme, "ended");
					// The button that was pressed may go with what is over.
					list.current?.focus();
				}}
			/>
		</WideSection>
	);
}

type Deed = "added" | "changed" | "ended";

/** Shows a scheme as the server keeps it now, wherever it is listed; `saved` says besides what was done. */
function useShownScheme() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const show = (scheme: RegisterScheme) => {
		queryClient.setQueriesData<InfiniteData<RegisterRows>>({ queryKey: registerKey }, (held) =>
			held ? { ...held, pages: held.pages.map((page) => withScheme(page, scheme)) } : held,
		);
	};
	return {
		show,
		saved: (scheme: RegisterScheme, change: Deed) => {
			if (change === "added") {
				void queryClient.invalidateQueries({ queryKey: registerKey });
			} else {
				show(scheme);
			}
			// Previews quote the register.
			void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
			showToast({
				title: "Success",
				message: `${schemeKindInWords[scheme.kind]} in ${scheme.council} was ${change}.`,
				tone: "success",
			});
		},
	};
}

function withScheme(page: RegisterRows, scheme: RegisterScheme): RegisterRows {
	return { ...page, rows: page.rows.map((row) => (row.id === scheme.id ? scheme : row)) };
}
