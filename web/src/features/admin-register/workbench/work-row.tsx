import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { QueuedScheme } from "#contracts/admin/register-queue.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { factsOnPage } from "#domain/subjects/licensing/fact-passages.ts";
import { keyPassages } from "#domain/subjects/licensing/key-passages.ts";
import { phaseOn } from "#domain/subjects/licensing/scheme-phase.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { Panel } from "#web/ui/card.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { EditSchemeDialog } from "../edit-scheme-dialog.tsx";
import { EndSchemeDialog } from "../end-scheme-dialog.tsx";
import { type Confirming, ConfirmRowDialog } from "./confirm-row-dialog.tsx";
import { type Conflict, ConflictNotice } from "./conflict-notice.tsx";
import { pagesQuery } from "./queue-query.ts";
import { RowFacts } from "./row-facts.tsx";
import { RowHead } from "./row-head.tsx";
import { RowHistory } from "./row-history.tsx";
import { RowPage } from "./row-page.tsx";
import { SplitSchemeDialog } from "./split-scheme-dialog.tsx";
import { type QueuePosition, useShownRow } from "./use-queue.ts";
import { useWorkKeys } from "./use-work-keys.ts";
import { WorkActions } from "./work-actions.tsx";
import styles from "./workbench.module.css";

type WorkRowProps = { row: QueuedScheme; queue: QueuePosition; onHelp: () => void };

/** One row: our facts, the council's page beside them, and what can be done. */
export function WorkRow({ row, queue, onHelp }: WorkRowProps) {
	const { scheme } = row;
	const [conflict, setConflict] = useState<Conflict | null>(null);
	const isHere = useIsHere();
	const { show, refetch } = useShownRow();
	const showToast = useToast();
	const notify = (message: string) => showToast({ title: "Success", message, tone: "success" });
	const confirming = useSubjectDialog<Confirming>();
	const editing = useSubjectDialog<RegisterScheme>();
	const splitting = useSubjectDialog<RegisterScheme>();
	const ending = useSubjectDialog<RegisterScheme>();
	const reading = useReading(scheme);
	const { query, page, scroller, goTo } = reading;
	const canEnd = ["in_force", "starting", "undated", "stayed", "consulting"].includes(
		phaseOn(scheme, londonDay(Date.now())),
	);
	const pages = query.data?.pages.map(({ url }) => url);
	const actions = {
		confirm: pages?.length
			? () => confirming.open({ scheme, pages, inSight: page?.url ?? null })
			: null,
		findPage: pages?.length === 0 ? () => editing.open(scheme) : null,
		correct: () => editing.open(scheme),
		split: scheme.kind === "none" ? null : () => splitting.open(scheme),
		end: canEnd ? () => ending.open(scheme) : null,
		next: queue.hasNext ? queue.next : null,
		previous: queue.hasPrevious ? queue.previous : null,
	};
	useWorkKeys({
		e: actions.correct,
		...(actions.confirm ? { c: actions.confirm } : {}),
		...(actions.findPage ? { f: actions.findPage } : {}),
		...(actions.split ? { s: actions.split } : {}),
		...(actions.end ? { x: actions.end } : {}),
		...(actions.next ? { j: actions.next } : {}),
		...(actions.previous ? { k: actions.previous } : {}),
		"?": onHelp,
	});
	const changed = (now: RegisterScheme, what: string) => {
		show(now);
		setConflict(null);
		notify(`${now.council} was ${what}.`);
	};
	return (
		<div className="stack one-column gap-4">
			<RowHead row={row} queue={queue} onHelp={onHelp} />
			{conflict ? <ConflictNotice conflict={conflict} onClose={() => setConflict(null)} /> : null}
			<div className={styles["halves"]}>
				<section className="shrinkable" aria-label="What the register says">
					<Panel>
						<RowFacts scheme={scheme} found={reading.found} onShow={goTo} />
						<RowHistory id={scheme.id} />
					</Panel>
				</section>
				<section className="shrinkable" aria-label="What the page says">
					<Panel>
						<QueryBoundary query={query} what="the council’s page" height="24rem">
							{({ pages }) => (
								<RowPage
									key={page?.url}
									ref={scroller}
									scheme={scheme}
									pages={pages}
									page={page}
									onChoose={reading.choose}
									passages={reading.passages}
									proven={reading.proven}
									isChanged={scheme.review !== null}
								/>
							)}
						</QueryBoundary>
					</Panel>
				</section>
			</div>
			<WorkActions actions={actions} />
			<ConfirmRowDialog
				dialog={confirming}
				onConfirmed={(now) => {
					show(now);
					notify(`${now.council} was confirmed.`);
					// By then somebody may have gone to another row, which stays.
					if (isHere()) {
						queue.next();
					}
				}}
				onOutdated={(before, { scheme: now, message }) => {
					show(now);
					setConflict({ before, now, message });
				}}
			/>
			<EditSchemeDialog
				dialog={editing}
				onSaved={(now) => changed(now, "corrected")}
				onOutdated={show}
			/>
			<EndSchemeDialog dialog={ending} onEnded={(now) => changed(now, "ended")} onOutdated={show} />
			<SplitSchemeDialog
				dialog={splitting}
				onOutdated={show}
				onSplit={({ stays }) => {
					changed(stays, "split");
					refetch();
				}}
			/>
		</div>
	);
}

/** The pages of a row, the one that is shown, and what it says of the row. */
function useReading(scheme: RegisterScheme) {
	const query = useQuery(pagesQuery(scheme.id));
	const [chosen, choose] = useState<string | null>(null);
	const scroller = useRef<HTMLDivElement>(null);
	const pages = query.data?.pages ?? [];
	const page =
		pages.find(({ url }) => url === chosen) ?? pages.find(({ now }) => now?.text) ?? pages[0];
	const text = page?.now?.text ?? null;
	const onPage = useMemo(() => {
		const wardNames = scheme.wards.flatMap(({ name }) => name ?? []);
		const passages = text === null ? [] : keyPassages(text, { wardNames });
		const found = text === null ? null : factsOnPage(text, passages, { scheme, wardNames });
		const proven = new Set((found ?? []).flatMap((fact) => fact.found.map(({ from }) => from)));
		return { passages, found, proven };
	}, [text, scheme]);
	return {
		query,
		page,
		choose,
		scroller,
		...onPage,
		/** Shows the passage that begins at a character. */
		goTo: (at: number) => {
			const mark = scroller.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
			mark?.scrollIntoView({ block: "center" });
			mark?.focus({ preventScroll: true });
		},
	};
}
