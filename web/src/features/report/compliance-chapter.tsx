import { useState } from "react";
import type { PaidReport } from "#contracts/report.ts";
import {
	COMING_DUTIES,
	type DutyLine,
	PENALTY,
	partOfLaw,
} from "#domain/report/compliance/compliance-section.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { useConsent } from "#web/lib/consent.ts";
import { type FunctionalPlace, recallMarks, rememberMarks } from "#web/lib/functional-storage.ts";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./compliance-chapter.module.css";

/** What the law asks of a landlord, to tick off. Ticks stay on the reader's device: the report is not changed by them. */
export function ComplianceChapter({ report }: { report: PaidReport }) {
	const { now, coming, isFull } = report.document.compliance;
	const { ticked, tick, isKept } = useTicks(report.id);
	const done = now.filter(({ id }) => ticked.includes(id)).length;
	return (
		<Chapter {...chapterHead("compliance")}>
			{isFull ? null : (
				<div className={styles["notice"]}>
					<Notice tone="warning">{partOfLaw(report.document.home.nation)}</Notice>
				</div>
			)}
			<p className={styles["about"]}>
				<output>
					{done} of {now.length} ticked.
				</output>{" "}
				{isKept
					? "Ticks are remembered on this device only."
					: "Ticks are not remembered: your cookie settings say so."}
			</p>
			<ul className={styles["duties"]}>
				{now.map((duty) => (
					<li key={duty.id} className={styles["duty"]}>
						<Checkbox
							label={duty.what}
							checked={ticked.includes(duty.id)}
							onChange={(event) => tick(duty.id, event.target.checked)}
						/>
						<DutyTerms duty={duty} />
					</li>
				))}
			</ul>
			{coming.length > 0 ? (
				<ChapterPart title={COMING_DUTIES}>
					<ul className={styles["duties"]}>
						{coming.map((duty) => (
							<li key={duty.id} className={styles["duty"]}>
								<b className={styles["what"]}>{duty.what}</b>
								<DutyTerms duty={duty} />
							</li>
						))}
					</ul>
				</ChapterPart>
			) : null}
		</Chapter>
	);
}

function DutyTerms({ duty }: { duty: DutyLine }) {
	return (
		<div className={styles["terms"]}>
			<p>{duty.when}</p>
			<p>
				{PENALTY}: {duty.penalty}
			</p>
			<RuleSourceLine {...duty} />
		</div>
	);
}

/**
 * What the reader has ticked off in a report, remembered by this browser and sent nowhere. Where the browser keeps nothing, or the
 * reader does not want it to, the ticks hold until the page is left.
 */
function useTicks(reportId: string) {
	const place: FunctionalPlace = `report-ticks:${reportId}`;
	const [ticked, setTicked] = useState(() => recall(place));
	const isKept = useConsent()?.functional !== false;
	const tick = (id: string, isDone: boolean) => {
		const others = ticked.filter((each) => each !== id);
		const next = isDone ? [...others, id] : others;
		setTicked(next);
		rememberMarks(place, next);
	};
	return { ticked, tick, isKept };
}

function recall(place: FunctionalPlace): readonly string[] {
	const kept = recallMarks(place);
	return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}
