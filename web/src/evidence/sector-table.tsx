import type { SectorSales } from "#contracts/preview.ts";
import {
	marketParts,
	sectorColumns,
	sectorNote,
	TOO_FEW_SALES,
} from "#domain/telling/report/market/market-words.ts";
import { formatNumber, formatPounds } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./chart.module.css";
import { ProvenanceChip } from "./provenance-chip.tsx";

/** What homes of a postcode sector were sold for by type, how many of them, and over which period. Pounds. */
export function SectorTable({ sector }: { sector: SectorSales }) {
	const { name, from, to, rows, provenance } = sector;
	return (
		<div className={`stack gap-3 from-start ${styles["sector"]}`}>
			<DataTable
				caption={marketParts.sector}
				columns={[
					{ title: sectorColumns.type },
					{ title: sectorColumns.median, isNumber: true },
					{ title: sectorColumns.middleHalf, isNumber: true },
					{ title: sectorColumns.count, isNumber: true },
				]}
				rows={rows.map(({ type, label, count, median, middleHalf }) => ({
					key: type,
					cells: [
						label,
						formatPounds(median),
						middleHalf
							? `${formatPounds(middleHalf.from)} to ${formatPounds(middleHalf.to)}`
							: TOO_FEW_SALES,
						formatNumber(count),
					],
				}))}
			/>
			<p className="measure soft text-s">{sectorNote({ name, period: { from, to }, rows })}</p>
			<ProvenanceChip about={`Sold prices in ${name}`} provenance={provenance} />
		</div>
	);
}
