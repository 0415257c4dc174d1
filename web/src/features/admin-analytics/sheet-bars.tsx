import type { ReactNode } from "react";
import { BarTable, type BarTableRow } from "#web/ui/bar-table.tsx";
import styles from "./analytics.module.css";
import { DownloadCsv } from "./download-csv.tsx";
import { type FigureSheet, inWords } from "./sheet.ts";

type SheetBarsProps = {
	sheet: FigureSheet;
	/** Columns of the sheet, by their place: the figure whose bars are drawn, and the one that stands beside it. */
	figure: number;
	aside: number;
	/** Where the bars of the sheet's rows end, and how they look. */
	bars: readonly { readonly value: number | null; readonly tone: BarTableRow["tone"] }[];
	/** Stands under a row's name. */
	badge?: (at: number) => ReactNode;
};

/** A sheet as a table with bars in it. */
export function SheetBars({ sheet, figure, aside, bars, badge }: SheetBarsProps) {
	const heads = sheet.columns.map(({ title }) => title);
	return (
		<>
			<BarTable
				caption={sheet.title}
				heads={[heads[0] ?? "", heads[figure] ?? "", heads[aside] ?? ""]}
				rows={sheet.rows.map(({ key, cells }, at) => {
					const words = inWords(sheet, cells);
					const { value, tone } = bars[at] ?? { value: null, tone: "in" };
					return {
						key,
						label: badge ? (
							<span className={styles["named"]}>
								{words[0]}
								{badge(at)}
							</span>
						) : (
							words[0]
						),
						// The thinnest bar would still be more than nothing.
						span: value ? [0, value] : null,
						tone,
						text: words[figure] ?? "",
						aside: words[aside] ?? "",
					};
				})}
			/>
			<div className={styles["tools"]}>
				<DownloadCsv sheet={sheet} />
			</div>
		</>
	);
}
