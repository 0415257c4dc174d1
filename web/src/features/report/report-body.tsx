import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PaidReport } from "#contracts/report.ts";
import { dateInWords } from "#domain/base/words.ts";
import type { ChapterId } from "#domain/judgement/home/chapter-titles.ts";
import { chaptersOf } from "#domain/telling/report/chapters.ts";
import { DECISION_TITLES } from "#domain/telling/report/decision-words.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { isJustBought } from "#web/lib/queries.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { SourcesChapter, UncheckedChapter } from "./closing-chapters.tsx";
import { ComplianceChapter } from "./compliance-chapter.tsx";
import { ChangesChapter } from "./dated-chapters.tsx";
import { DecisionPage } from "./decision-page.tsx";
import { EnergyChapter } from "./energy-chapter.tsx";
import { FinanceChapter } from "./finance-chapter.tsx";
import { LicensingChapter } from "./licensing-chapter.tsx";
import { MarketChapter } from "./market-chapter.tsx";
import { FlagsChapter, RecommendationsChapter, RisksChapter } from "./narrative-chapters.tsx";
import { OverallChapter } from "./overall-chapter.tsx";
import { PlaceChapter } from "./place-chapter.tsx";
import { PlanTicksProvider } from "./plan-steps.tsx";
import { PossessionChapter } from "./possession-chapter.tsx";
import { PropertyChapter } from "./property-chapter.tsx";
import styles from "./report-frame.module.css";
import { ReportHeader } from "./report-header.tsx";
import { reportQuery } from "./report-query.ts";
import { RoiChapter } from "./roi-chapter.tsx";
import { SampleNote } from "./sample-note.tsx";

type Drawing = ComponentType<{ report: PaidReport }>;

/** How each chapter is drawn. */
const drawings: Readonly<Record<ChapterId, Drawing>> = {
	overall: OverallChapter,
	risks: RisksChapter,
	recommendations: RecommendationsChapter,
	flags: FlagsChapter,
	property: PropertyChapter,
	energy: EnergyChapter,
	licensing: LicensingChapter,
	market: MarketChapter,
	finance: FinanceChapter,
	roi: RoiChapter,
	place: PlaceChapter,
	possession: PossessionChapter,
	compliance: ComplianceChapter,
	changes: ChangesChapter,
	unchecked: UncheckedChapter,
	sources: SourcesChapter,
};

type ReportBodyProps = {
	report: PaidReport;
	/** What stands between page one and the chapters. */
	children?: ReactNode;
};

/** A report that is paid for, or the sample, whole. Source: Rule SCREEN-17. */
export function ReportBody({ report, children }: ReportBodyProps) {
	useChapterOfAddress();
	const chapters = chaptersOf(report.document);
	return (
		<PlanTicksProvider report={report}>
			<ReportHeader report={report} />
			<div className={styles["notes"]}>
				{report.isSample ? <SampleNote sample={report.document} /> : null}
				{report.isShared ? <SharedNote report={report} /> : null}
				{report.isSample || report.isShared ? null : <MailedNote />}
				{report.claimable ? <ClaimOffer id={report.id} /> : null}
				{report.isTest ? (
					<Notice tone="info">Paid for in test mode: no money was taken for this report.</Notice>
				) : null}
			</div>
			<DecisionPage report={report} />
			{children}
			<section className={styles["chapters"]} aria-labelledby="chapters">
				<h2 id="chapters">{DECISION_TITLES.chapters}</h2>
				{chapters.map(({ id }) => {
					const Drawing = drawings[id];
					return <Drawing key={id} report={report} />;
				})}
			</section>
		</PlanTicksProvider>
	);
}

/** An address with a fragment leads to its chapter, which is there only once the report has come. */
function useChapterOfAddress(): void {
	const { hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a later fragment is the contents' own doing.
	useEffect(() => {
		if (hash) {
			goToChapter(hash.slice(1));
		}
	}, []);
}

/** Tells a buyer without an account how they find the report again. It stands until they leave the report. */
function MailedNote() {
	const isGuest = useIsGuest();
	const { state } = useLocation();
	const [isBuyer] = useState(() => isJustBought(state));
	return isBuyer && isGuest ? (
		<Notice tone="info">
			<p>
				<strong>We mailed you the link to this report.</strong> Keep it: without an account it is
				the way back here.
			</p>
		</Notice>
	) : null;
}

/** Tells whoever follows a link what they look at. */
function SharedNote({ report: { document } }: { report: PaidReport }) {
	return (
		<Notice tone="info">
			<p>Shared with you, read only. Made {dateInWords(document.day)}.</p>
		</Notice>
	);
}

/** Offers to put a report that was bought without an account among the reader's own. Source: Rule REPORT-3. */
function ClaimOffer({ id }: { id: string }) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const claim = useSingleMutation({
		mutationFn: () =>
			call(api.reports[":id"].claim.$post({ param: { id: encodeURIComponent(id) } })),
		onSuccess: async ({ message }) => {
			await queryClient.invalidateQueries({ queryKey: reportQuery(id).queryKey });
			showToast({ title: "Report kept", message, tone: "success" });
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
	return (
		<div className="no-print">
			<Notice
				tone="info"
				action={
					<Button
						pending={claim.isPending}
						pendingLabel="Keeping..."
						onClick={() => claim.mutate()}
					>
						Keep this report in your account
					</Button>
				}
			>
				<p>
					You bought this report before you signed in. Kept in your account it stands under My
					Reports, and only you can read it.
				</p>
			</Notice>
		</div>
	);
}
