import { toPounds } from "#domain/money.ts";
import {
	marketParts,
	NO_SALE,
	saleColumns,
	soldInWords,
} from "#domain/report/market/market-words.ts";
import type { RentSection } from "#domain/report/market/rent-section.ts";
import { poundsOr } from "#domain/report/words/amounts.ts";
import { dateInWords } from "#domain/words.ts";
import { formatPounds } from "#web/lib/format.ts";
import { ChartFigure } from "#web/ui/chart-figure.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { DotPlot } from "#web/ui/dot-plot.tsx";
import styles from "./recent-sales.module.css";

/** Fewer dots than this say nothing that the list does not. */
const FEWEST_TO_DRAW = 3;

/** Sales at the postcode, newest first, and where the buyer's own price lies among them. */
export function RecentSales({
	rent: { sales, salesNote, statedPrice },
}: Record<"rent", RentSection>) {
	const note = salesNote ? <p className={styles["note"]}>{salesNote}</p> : null;
	if (sales.length === 0) {
		return note ?? <p>{NO_SALE}</p>;
	}
	const table = (
		<DataTable
			caption={marketParts.sales}
			columns={[
				{ title: saleColumns.address },
				{ title: saleColumns.sold },
				{ title: saleColumns.sort },
				{ title: saleColumns.price, isNumber: true },
			]}
			rows={sales.map(({ address, date, price, ...sold }) => ({
				key: `${address} ${date} ${price}`,
				cells: [address, dateInWords(date), soldInWords(sold), poundsOr(price)],
			}))}
		/>
	);
	return (
		<>
			{sales.length < FEWEST_TO_DRAW ? (
				table
			) : (
				<>
					<ChartFigure title="Price at each sale" table={null}>
						<DotPlot
							dots={sales.map(({ address, date, price }) => ({
								key: `${address} ${date} ${price}`,
								year: yearOf(date),
								value: toPounds(price),
							}))}
							mark={
								statedPrice === null
									? null
									: {
											value: toPounds(statedPrice),
											name: `your price, ${poundsOr(statedPrice)}`,
										}
							}
							inWords={formatPounds}
						/>
					</ChartFigure>
					<div className={styles["list"]}>
						<Disclosure summary={`The ${sales.length} sales one by one`}>{table}</Disclosure>
					</div>
				</>
			)}
			{note}
		</>
	);
}

/** `2024-07-01` is 2024.5. */
function yearOf(date: string): number {
	const [year = 0, month = 1] = date.split("-").map(Number);
	return year + (month - 1) / 12;
}
