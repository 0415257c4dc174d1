import type { ReactNode } from "react";
import { ChartFigure } from "#web/ui/chart-figure.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { DownloadCsv } from "./download-csv.tsx";
import { type FigureSheet, inWords } from "./sheet.ts";

type SheetFigureProps = {
	sheet: FigureSheet;
	/** The drawing of it. */
	children: ReactNode;
};

/** A chart of a sheet, which can be had as a table and as a file too. */
export function SheetFigure({ sheet, children }: SheetFigureProps) {
	const { title, columns, rows } = sheet;
	return (
		<ChartFigure
			title={title}
			table={
				<DataTable
					caption={title}
					columns={columns.map(({ title: head, holds }) => ({
						title: head,
						isNumber: holds !== "words" && holds !== "day",
					}))}
					rows={rows.map(({ key, cells }) => ({ key, cells: inWords(sheet, cells) }))}
				/>
			}
			tools={<DownloadCsv sheet={sheet} />}
		>
			{children}
		</ChartFigure>
	);
}
