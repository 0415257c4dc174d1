import { type Pence, toPounds } from "#domain/money.ts";
import type { RentSection } from "#domain/report/rent-section.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { formatPounds } from "#web/lib/format.ts";
import { ChartFigure } from "#web/ui/chart-figure.tsx";
import { ColumnChart } from "#web/ui/column-chart.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { poundsOr } from "./amounts.ts";
import styles from "./rent-chart.module.css";

const groups = ["1 bed", "2 beds", "3 beds", "4+ beds"] as const;
const TITLE = "Average rent a month by bedrooms";

/** Rent by bedrooms where the home stands against its region and nation, and the buyer's own rent across them. */
export function RentChart({ rent: { series, statedRent } }: { rent: RentSection }) {
	const drawn = series
		.filter(({ byBedrooms }) => byBedrooms.some((amount) => amount !== null))
		.slice(0, 3);
	if (drawn.length === 0) {
		return <p>No rents by bedrooms are published for this area.</p>;
	}
	return (
		<>
			<ChartFigure
				title={TITLE}
				table={
					<DataTable
						caption={TITLE}
						columns={[
							{ title: "Place" },
							...groups.map((title) => ({ title, isNumber: true })),
							{ title: "All homes", isNumber: true },
						]}
						rows={drawn.map(({ name, byBedrooms, all }) => ({
							key: name,
							cells: [name, ...[...byBedrooms, all].map((each) => poundsOr(each, "Not published"))],
						}))}
					/>
				}
			>
				<ColumnChart
					groups={groups}
					series={drawn.map(({ name, byBedrooms }) => ({
						name,
						values: byBedrooms.map(inPounds),
					}))}
					mark={
						statedRent === null
							? null
							: {
									value: toPounds(statedRent),
									name: `Your rent, ${poundsOr(statedRent, "")}`,
								}
					}
					inWords={formatPounds}
				/>
			</ChartFigure>
			<ul className={styles["sources"]}>
				{drawn.map(({ name, provenance }) => (
					<li key={name}>
						<ProvenanceChip about={`Rents in ${name}`} provenance={provenance} />
					</li>
				))}
			</ul>
		</>
	);
}

function inPounds(amount: Pence | null): number | null {
	return amount === null ? null : toPounds(amount);
}
