import { Link } from "react-router";
import type { ReportComparison } from "#contracts/report-comparison.ts";
import { dateInWords } from "#domain/base/words.ts";
import { type ComparedGroup, comparisonParts } from "#domain/telling/report/compare/comparison.ts";
import { reportPath } from "#web/lib/paths.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useMedia } from "#web/ui/use-media.ts";
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
				<Groups groups={[answers]} homes={homes} />
			</div>
			<section className="above-6" aria-labelledby="apart">
				<h2 className="below-3 text-l" id="apart">
					{comparisonParts.apart}
				</h2>
				{apart.length === 0 ? (
					<p>Nothing that we compare tells them apart.</p>
				) : (
					<Groups groups={apart} homes={homes} />
				)}
			</section>
			{alike.length === 0 ? null : (
				<div className="above-6">
					<Disclosure summary={comparisonParts.alike}>
						<Groups groups={alike} homes={homes} />
					</Disclosure>
				</div>
			)}
		</>
	);
}

type GroupsProps = {
	groups: readonly ComparedGroup[];
	homes: ReportComparison["homes"];
};

/** A column a home where there is room; on a phone each line names its homes one under another. */
function Groups({ groups, homes }: GroupsProps) {
	const isWide = useMedia("(min-width: 48rem), print");
	return groups.map(({ title, lines }) => (
		<section key={title} className={styles["group"]} aria-label={title}>
			{isWide ? (
				<table className={styles["table"]}>
					<thead>
						<tr>
							<th scope="col">{title}</th>
							{homes.map(({ id, name }) => (
								<th key={id} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{lines.map(({ label, cells }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{homes.map(({ id }, at) => (
									<td className="medium" key={id}>
										{cells[at]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<>
					<h3 className="below-2 text-m">{title}</h3>
					{lines.map(({ label, cells }) => (
						<div key={label} className={styles["line"]}>
							<h4>{label}</h4>
							<dl>
								{homes.map(({ id, name }, at) => (
									<div key={id}>
										<dt className="soft text-s break-anywhere">{name}</dt>
										<dd className="flush text-m medium">{cells[at]}</dd>
									</div>
								))}
							</dl>
						</div>
					))}
				</>
			)}
		</section>
	));
}
