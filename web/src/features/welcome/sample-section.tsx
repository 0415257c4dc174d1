import { useQuery } from "@tanstack/react-query";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { reportContents } from "#domain/telling/report/offer/contents.ts";
import { reportPath } from "#web/lib/paths.ts";
import { examplesQuery } from "#web/lib/queries.ts";
import { reportFiles } from "#web/lib/report-files.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import styles from "./sample.module.css";
import { SamplePage } from "./sample-page.tsx";
import { Section } from "./section.tsx";

/** The first page of a real report, and the ways to the rest of it. */
export function SampleSection() {
	const { data, isPending } = useQuery(examplesQuery);
	return (
		<Section
			id="sample-report"
			title="A sample report"
			lede="The report for a postcode in Manchester, as it would be made today."
		>
			<div className={`stack one-column gap-5 across-7 ${styles["sample"]}`}>
				<SamplePage sample={isPending ? "awaited" : (data?.sample ?? null)} />
				<div className={`stack gap-5 packed ${styles["aside"]}`}>
					<div>
						<h3 className="below-4 text-ml">In every full report</h3>
						<TickList items={reportContents} />
					</div>
					<div className="stack gap-2 packed">
						<ButtonLink look="secondary" to={reportPath(SAMPLE_REPORT_ID)}>
							Read the whole sample report
						</ButtonLink>
						<ButtonLink
							look="plain"
							to={reportFiles({ id: SAMPLE_REPORT_ID, isShared: false }).pdf}
							target="_blank"
							rel="noopener"
							reloadDocument
						>
							Download the sample PDF
						</ButtonLink>
					</div>
				</div>
			</div>
		</Section>
	);
}
