import { Link } from "react-router";
import type { ReportComparison } from "#contracts/report-comparison.ts";
import { dateInWords } from "#domain/base/words.ts";
import { comparisonParts } from "#domain/telling/report/compare/comparison.ts";
import { ComparedGroups } from "#web/evidence/compared-groups.tsx";
import { reportPath } from "#web/lib/paths.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./comparison.module.css";

/** Homes side by side: which they are, how they were answered, what else tells them apart, and behind a press what does not. */
export function Comparison({ comparison }: { comparison: ReportComparison }) {
	const { homes, cautions, answers, apart, alike } = comparison;
	return (
		<>
			<ul className={styles["homes"]}>
				{homes.map(({ id, name, postcode, day, methodologyVersion }) => (
					<li key={id} className={styles["home"]}>
						<h2 className="text-l break-anywhere">
							<Link to={reportPath(id)}>{name}</Link>
						</h2>
						<p className="soft text-s">
							{name === postcode ? null : `${postcode}. `}Made {dateInWords(day)} by method{" "}
							{methodologyVersion}
						</p>
					</li>
				))}
			</ul>
			{cautions.map((caution) => (
				<Notice key={caution} tone="warning">
					<p>{caution}</p>
				</Notice>
			))}
			<div className="above-6">
				<ComparedGroups groups={[answers]} homes={homes} />
			</div>
			<section className="above-6" aria-labelledby="apart">
				<h2 className="below-3 text-l" id="apart">
					{comparisonParts.apart}
				</h2>
				{apart.length === 0 ? (
					<p>Nothing that we compare tells them apart.</p>
				) : (
					<ComparedGroups groups={apart} homes={homes} />
				)}
			</section>
			{alike.length === 0 ? null : (
				<div className="above-6">
					<Disclosure summary={comparisonParts.alike}>
						<ComparedGroups groups={alike} homes={homes} />
					</Disclosure>
				</div>
			)}
		</>
	);
}
