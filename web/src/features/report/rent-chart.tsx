import { poundsOr } from "#domain/base/amounts-in-words.ts";
import { type Pence, toPounds } from "#domain/base/money.ts";
import {
	bedroomGroups,
	marketParts,
	NO_RENTS,
	NOT_PUBLISHED,
	rentColumns,
	YOUR_RENT,
} from "#domain/telling/report/market/market-words.ts";
import type { RentSection } from "#domain/telling/report/market/rent-section.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { formatPounds } from "#web/lib/format.ts";
import { ChartFigure } from "#web/ui/chart-figure.tsx";
import { ColumnChart } from "#web/ui/column-chart.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./chapters.module.css";

/** Rent by bedrooms where the home stands against its region and nation, and the buyer's own rent across them. */
export function RentChart({ rent: { series, statedRent } }: { rent: RentSection }) {
	const drawn = series
		.filter(({ byBedrooms }) => byBedrooms.some((amount) => amount !== null))
		.slice(0, 3);
	if (drawn.length === 0) {
		return <p>{NO_RENTS}</p>;
	}
	return (
		<>
			<ChartFigure
				title={marketParts.byBedrooms}
				table={
					<DataTable
						caption={marketParts.byBedrooms}
						columns={[
							{ title: rentColumns.place },
							...bedroomGroups.map((title) => ({ title, isNumber: true })),
							{ title: rentColumns.all, isNumber: true },
						]}
						rows={drawn.map(({ name, byBedrooms, all }) => ({
							key: name,
							cells: [name, ...[...byBedrooms, all].map((each) => poundsOr(each, NOT_PUBLISHED))],
						}))}
					/>
				}
			>
				<ColumnChart
					groups={bedroomGroups}
					series={drawn.map(({ name, byBedrooms }) => ({
						name,
						values: byBedrooms.map(inPounds),
					}))}
					mark={
						statedRent === null
							? null
							: {
									value: toPounds(statedRent),
									name: `${YOUR_RENT}, ${poundsOr(statedRent)}`,
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
