import {
	BENEFIT_COLUMNS,
	benefitTitle,
	PERCENTILE_NOTE,
} from "#domain/subjects/market/housing-benefit/housing-benefit-words.ts";
import { formatPounds } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";

/** What one kind of home may be paid for, in pounds. */
type Rate = {
	readonly label: string;
	readonly weekly: number;
	readonly monthly: number;
	/** Null where it is not published. */
	readonly percentile: number | null;
	readonly isOfHome: boolean;
};

/** Local Housing Allowance of an area, the home's own row marked. */
export function BenefitRates({ area, rates }: { area: string; rates: readonly Rate[] }) {
	const hasPercentile = rates.some(({ percentile }) => percentile !== null);
	const [home, week, month, percentile] = BENEFIT_COLUMNS;
	return (
		<>
			<DataTable
				caption={benefitTitle(area)}
				columns={[
					{ title: home },
					{ title: week, isNumber: true },
					{ title: month, isNumber: true },
					...(hasPercentile ? [{ title: percentile, isNumber: true }] : []),
				]}
				rows={rates.map((rate) => ({
					key: rate.label,
					cells: [
						rate.label,
						formatPounds(rate.weekly),
						formatPounds(rate.monthly),
						...(hasPercentile
							? [rate.percentile === null ? "" : formatPounds(rate.percentile)]
							: []),
					],
					isMarked: rate.isOfHome,
				}))}
			/>
			{hasPercentile ? <p>{PERCENTILE_NOTE}</p> : null}
		</>
	);
}
