import { Bar } from "#web/ui/bar.tsx";
import { BarTable, type BarTableRow } from "#web/ui/bar-table.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChartFigure } from "#web/ui/chart-figure.tsx";
import { ChartLegend, ChartScale } from "#web/ui/chart-parts.tsx";
import { ColumnChart } from "#web/ui/column-chart.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { TimeColumns } from "#web/ui/time-columns.tsx";
import { type Exhibit, LONG_TEXT } from "./exhibit.ts";
import styles from "./gallery.module.css";

const inPounds = (value: number) => `£${value}`;
const rows: readonly BarTableRow[] = [
	{ key: "rent", label: "Rent", span: [0, 11_760], tone: "in", text: "£11,760", aside: "100%" },
	{
		key: "costs",
		label: "Costs",
		span: [11_760, 9_000],
		tone: "out",
		text: "−£2,760",
		aside: "23%",
	},
	{ key: "left", label: "Left", span: [0, 9_000], tone: "sum", text: "£9,000", isStrong: true },
	{ key: "short", label: LONG_TEXT, span: [0, -1_200], tone: "short", text: "−£1,200" },
	{ key: "none", label: "Not known", span: null, tone: "sum", text: "Not known" },
];
const weeks = Array.from({ length: 26 }, (_, at) => ({
	key: String(at),
	tick: `W${at + 1}`,
	name: `Week ${at + 1}`,
}));
const table = (
	<DataTable
		caption="Rents by beds"
		columns={[{ title: "Beds" }, { title: "Rent", isNumber: true }]}
		rows={[{ key: "1", cells: ["1 bed", "£980"] }]}
	/>
);
const columns = (
	<ColumnChart
		groups={["1 bed", "2 beds", "3 beds"]}
		series={[
			{ name: "Manchester", values: [980, 1_180, 1_420] },
			{ name: "North West", values: [720, 860, null] },
			{ name: "England", values: [1_040, 1_210, 1_390] },
		]}
		mark={{ value: 1_100, name: "Your rent" }}
		inWords={inPounds}
	/>
);

/** Drawings of figures. */
export const chartExhibits: readonly Exhibit[] = [
	{
		components: ["Bar"],
		states: [
			{
				title: "Tones, empty, and more than all",
				drawn: (
					<ul className="stack gap-3">
						<Bar label="Energy" percent={82} tone="green" mark={null} nothing="Not known" />
						<Bar label="Yield" percent={48} tone="amber" mark="estimated" nothing="Not known" />
						<Bar label="Licensing" percent={0} tone="red" mark={null} nothing="Not known" />
						<Bar label="Crime" percent={null} tone="red" mark={null} nothing="Not known" />
						<Bar label={LONG_TEXT} percent={140} tone="green" mark={null} nothing="Not known" />
					</ul>
				),
			},
		],
	},
	{
		components: ["BarTable"],
		states: [
			{
				title: "Two columns",
				drawn: <BarTable caption="A year's money" heads={["What", "A year"]} rows={rows} />,
			},
			{
				title: "Three columns",
				drawn: <BarTable caption="Shares" heads={["What", "A year", "Share"]} rows={rows} />,
			},
			{
				title: "Empty",
				drawn: <BarTable caption="Nothing" heads={["What", "A year"]} rows={[]} />,
			},
		],
	},
	{
		components: ["ColumnChart"],
		states: [
			{ title: "Three series and a mark, one value unknown", drawn: columns },
			{
				title: "Counted, one series",
				drawn: (
					<ColumnChart
						groups={["2024", "2025"]}
						series={[{ name: "Sales", values: [2, 3] }]}
						isCount
						inWords={String}
					/>
				),
			},
			{
				title: "Empty",
				drawn: (
					<ColumnChart
						groups={["1 bed"]}
						series={[{ name: "Rents", values: [null] }]}
						inWords={inPounds}
					/>
				),
			},
		],
	},
	{
		components: ["TimeColumns"],
		states: [
			{
				title: "Two series",
				drawn: (
					<TimeColumns
						buckets={weeks}
						series={[
							{ name: "All", values: weeks.map((_, at) => 20 + ((at * 7) % 13)) },
							{ name: "Paid", values: weeks.map((_, at) => (at * 3) % 11) },
						]}
						isCount
						inWords={String}
					/>
				),
			},
			{
				title: "Nothing happened",
				drawn: (
					<TimeColumns
						buckets={weeks}
						series={[{ name: "Visits", values: weeks.map(() => 0) }]}
						isCount
						inWords={String}
					/>
				),
			},
		],
	},
	{
		components: ["ChartFigure"],
		states: [
			{
				title: "Default: its table is for screen readers and paper",
				drawn: (
					<ChartFigure title="Rents" table={table}>
						{columns}
					</ChartFigure>
				),
			},
			{
				title: "With tools, which show the table too",
				drawn: (
					<ChartFigure title={LONG_TEXT} table={table} tools={<Button look="plain">CSV</Button>}>
						{columns}
					</ChartFigure>
				),
			},
		],
	},
	{
		components: ["ChartLegend"],
		states: [
			{
				title: "Default",
				drawn: (
					<ChartLegend
						entries={["Manchester", LONG_TEXT].map((name) => ({ name, sample: <span>■</span> }))}
					/>
				),
			},
		],
	},
	{
		components: ["ChartScale"],
		states: [
			{
				title: "Default",
				drawn: (
					<svg className={styles["chart"]} aria-hidden="true">
						<ChartScale
							steps={[0, 500, 1_000]}
							left={60}
							right={240}
							y={(value) => 130 - value / 10}
							inWords={inPounds}
						/>
					</svg>
				),
			},
		],
	},
];
