import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PaidReport } from "#contracts/report.ts";
import { chaptersOf, type DrawnChapterId } from "#domain/report/chapters.ts";
import { isJustBought } from "#web/lib/just-bought.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Contents } from "#web/ui/contents.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BlocksChapter } from "./blocks-chapter.tsx";
import { ClaimOffer } from "./claim-offer.tsx";
import { ChangesChapter, SourcesChapter, UncheckedChapter } from "./closing-chapters.tsx";
import { ComplianceChapter } from "./compliance-chapter.tsx";
import { EnergyChapter } from "./energy-chapter.tsx";
import { FinanceChapter } from "./finance-chapter.tsx";
import { LicensingChapter } from "./licensing-chapter.tsx";
import { MarketChapter } from "./market-chapter.tsx";
import { FlagsChapter, RecommendationsChapter, RisksChapter } from "./narrative-chapters.tsx";
import { OverallChapter } from "./overall-chapter.tsx";
import { PlanChapter } from "./plan-chapter.tsx";
import { PropertyChapter } from "./property-chapter.tsx";
import { ReportHeader } from "./report-header.tsx";
import { ReportLayout } from "./report-layout.tsx";
import { RoiChapter } from "./roi-chapter.tsx";
import { SampleNote } from "./sample-note.tsx";

type Drawing = ComponentType<{ report: PaidReport }>;

/** How the chapters are drawn that are not made of blocks. */
const drawings: Readonly<Record<DrawnChapterId, Drawing>> = {
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
	compliance: ComplianceChapter,
	changes: ChangesChapter,
	plan: PlanChapter,
	unchecked: UncheckedChapter,
	sources: SourcesChapter,
};

/** A report that is paid for, or the sample, whole. Source: SPEC section 2 "Report detail". */
export function ReportBody({ report }: { report: PaidReport }) {
	useChapterOfAddress();
	const chapters = chaptersOf(report.document);
	return (
		<>
			<ReportHeader report={report} />
			<ReportLayout contents={<Contents entries={chapters} />}>
				{report.isSample ? <SampleNote report={report} /> : null}
				{report.isSample ? null : <MailedNote />}
				{report.claimable ? <ClaimOffer id={report.id} /> : null}
				{report.isTest ? (
					<Notice tone="info">Paid for in test mode: no money was taken for this report.</Notice>
				) : null}
				{chapters.map((chapter) => {
					if (chapter.content !== null) {
						return <BlocksChapter key={chapter.id} {...chapter} />;
					}
					const Drawing = drawings[chapter.id];
					return <Drawing key={chapter.id} report={report} />;
				})}
			</ReportLayout>
		</>
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
