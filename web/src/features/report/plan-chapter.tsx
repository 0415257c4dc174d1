import type { PaidReport } from "#contracts/report.ts";
import { hostOf, stepTerms } from "#domain/report/closing/closing-words.ts";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./plan-chapter.module.css";

/** What to do, soonest first: who does it and what it costs. */
export function PlanChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("plan")}>
			{document.plan.map(({ time, heading, steps }) => (
				<ChapterPart key={time} title={heading}>
					<ol className={styles["steps"]}>
						{steps.map((step) => (
							<li key={step.id} className={styles["step"]}>
								<p>{step.what}</p>
								<p className={styles["terms"]}>
									{stepTerms(step)}
									{step.url ? (
										<>
											{" · "}
											<a className={styles["link"]} href={step.url}>
												{hostOf(step.url)}
											</a>
										</>
									) : null}
								</p>
							</li>
						))}
					</ol>
				</ChapterPart>
			))}
		</Chapter>
	);
}
