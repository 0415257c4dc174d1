import type { PaidReport } from "#contracts/report.ts";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { rangeOr } from "./amounts.ts";
import { chapterHead } from "./chapters.ts";
import styles from "./plan-chapter.module.css";

/** What to do, soonest first: who does it and what it costs. */
export function PlanChapter({ report: { document } }: { report: PaidReport }) {
	if (document.plan.length === 0) {
		return null;
	}
	return (
		<Chapter {...chapterHead("plan")}>
			{document.plan.map(({ time, heading, steps }) => (
				<ChapterPart key={time} title={heading}>
					<ol className={styles["steps"]}>
						{steps.map(({ id, what, who, cost, url }) => (
							<li key={id} className={styles["step"]}>
								<p>{what}</p>
								<p className={styles["terms"]}>
									{who}
									{cost ? ` · ${rangeOr(cost, "")}` : null}
									{url ? (
										<>
											{" · "}
											<a className={styles["link"]} href={url}>
												{hostOf(url)}
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

/** "gov.uk" of "https://www.gov.uk/...": where a link leads. */
function hostOf(url: string): string {
	return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}
