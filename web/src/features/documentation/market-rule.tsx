import { DEMAND_HIGH, DEMAND_MEDIUM, FEWEST_INDICATORS } from "#domain/demand/demand.ts";
import { indicatorWords } from "#domain/demand/indicator-words.ts";
import { FEWEST_FOR_TENTHS } from "#domain/demand/tenths.ts";
import { demandIndicatorIds } from "#domain/facts.ts";
import { demandScores, VACANCY_DEDUCTION, VACANCY_FLAGGED } from "#domain/score/method.ts";
import { round } from "#domain/statistics.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow, Sentences } from "./bullets.tsx";

const means = {
	High: `${round(DEMAND_HIGH, 2)} or more`,
	Medium: `${round(DEMAND_MEDIUM, 2)} or more`,
	Low: "Less",
} as const;

/** How demand is told, and what it scores. */
export function MarketRule() {
	return (
		<>
			<p>Demand is read from published indicators of the council's district:</p>
			<Sentences items={demandIndicatorIds.map((id) => indicatorWords[id].label)} />
			<p>
				Each is set beside the other districts of the same nation at the same date. The lower third
				counts 0, the middle 1, the upper 2. The mean of those known gives the demand; with fewer
				than {FEWEST_INDICATORS} known there is none.
			</p>
			<Narrow>
				<DataTable
					caption="Score of the demand"
					isCompact
					columns={[
						{ title: "Demand" },
						{ title: "Mean of the thirds", isNumber: true },
						{ title: "Score", isNumber: true },
					]}
					rows={(["High", "Medium", "Low"] as const).map((demand) => ({
						key: demand,
						cells: [demand, means[demand], demandScores[demand]],
					}))}
				/>
			</Narrow>
			<p>
				Beside the score of an area stands its place by tenths: "Yield: lower than 8 of 10
				authorities of England". It is told of the yield and of the growth of rents, in nations of{" "}
				{FEWEST_FOR_TENTHS} authorities and more. Where we hold no growth of rents, that of prices
				takes its place. On your own rent and price the yield has none.
			</p>
			<p>
				A vacancy above {VACANCY_FLAGGED}% is flagged and takes {VACANCY_DEDUCTION} points off. No
				public source gives vacancy by area today, so none is taken off.
			</p>
		</>
	);
}
