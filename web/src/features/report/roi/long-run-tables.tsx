import { memo, useMemo, useState } from "react";
import { lettingCosts } from "#domain/finance/letting-costs.ts";
import { longRun, usualOutlook } from "#domain/finance/long-run.ts";
import {
	companyInWords,
	saleLines,
	saleNote,
	yearColumns,
	yearLines,
} from "#domain/report/money/long-run-words.ts";
import { moneyParts } from "#domain/report/money/money-words.ts";
import { percentOr } from "#domain/report/words/amounts.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import roi from "./roi.module.css";
import type { EditedMoney } from "./use-assumptions.ts";

/** How rents, costs and prices may be taken to grow. No one knows it, so nothing is the first choice. */
const growths = {
	none: { rate: 0, label: "no growth" },
	inflation: {
		rate: lettingCosts.inflation.value,
		label: `inflation, ${percentOr(lettingCosts.inflation.value * 100)} a year`,
	},
} as const;
type Growth = keyof typeof growths;

/** Ten years of the letting, the sale at their end, and the same home in a company. */
export const LongRunTables = memo(function LongRunTables({
	settled: { assumptions, context },
}: Pick<EditedMoney, "settled">) {
	const [growth, setGrowth] = useState<Growth>("none");
	const run = useMemo(() => {
		const { rate } = growths[growth];
		const outlook = {
			...usualOutlook,
			rentGrowth: rate,
			costGrowth: rate,
			priceGrowth: rate,
		};
		return longRun(assumptions, outlook, context);
	}, [assumptions, context, growth]);
	if (run === null) {
		return null;
	}
	const company = companyInWords(run);
	const note = saleNote(run);
	return (
		<ChapterPart title={moneyParts.years}>
			{company ? <p className={roi["before"]}>{company}</p> : null}
			<LazyDisclosure summary="Year by year, and the sale">
				<Chooser
					label="Rent, costs and price grow by"
					value={growth}
					onChange={({ target: { value } }) =>
						setGrowth(value === "inflation" ? "inflation" : "none")
					}
				>
					{Object.entries(growths).map(([key, { label }]) => (
						<option key={key} value={key}>
							{label}
						</option>
					))}
				</Chooser>
				{growth === "inflation" ? (
					<p className={roi["note"]}>{lettingCosts.inflation.source}</p>
				) : null}
				<DataTable
					caption="The letting year by year"
					columns={Object.values(yearColumns).map((title, at) => ({ title, isNumber: at > 0 }))}
					rows={yearLines(run).map(({ key, cells }) => ({ key, cells: [...cells] }))}
				/>
				<DataTable
					caption="The sale at the end"
					columns={[{ title: "The sale" }, { title: "Pounds", isNumber: true }]}
					rows={saleLines(run).map(({ label, text, isSum }) => ({
						key: label,
						cells: [label, text],
						isMarked: isSum,
					}))}
				/>
				{note ? <p className={roi["note"]}>{note}</p> : null}
				<p className={roi["note"]}>
					{lettingCosts.sellingAgentShare.source} {lettingCosts.companyRatePremium.source}{" "}
					{lettingCosts.companyAccounts.source}
				</p>
			</LazyDisclosure>
		</ChapterPart>
	);
});
