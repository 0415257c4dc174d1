import { demandIndicatorIds } from "#domain/base/facts/demand-thresholds.ts";
import { round } from "#domain/base/statistics.ts";
import { FEWEST_FOR_TENTHS } from "#domain/base/tenths.ts";
import { dateInWords } from "#domain/base/words.ts";
import {
	demandScores,
	VACANCY_DEDUCTION,
	VACANCY_FLAGGED,
} from "#domain/judgement/score/method.ts";
import {
	DEMAND_HIGH,
	DEMAND_MEDIUM,
	demandWeights,
	FEWEST_INDICATORS,
} from "#domain/subjects/market/demand/demand.ts";
import {
	indicatorInWords,
	indicatorWords,
} from "#domain/subjects/market/demand/indicator-words.ts";
import { releasedThirds } from "#domain/subjects/market/demand/released-thirds.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow, Sentences } from "./bullets.tsx";

const means = {
	High: `${round(DEMAND_HIGH, 2)} or more`,
	Medium: `${round(DEMAND_MEDIUM, 2)} or more`,
	Low: "Less",
} as const;

const countedIds = demandIndicatorIds.filter((id) => demandWeights[id] > 0);

/** How demand is measured, and what it scores. */
export function MarketRule() {
	return (
		<>
			<p>Demand is read from published figures of the council's district:</p>
			<Sentences
				items={countedIds.map((id) =>
					demandWeights[id] > 1
						? `${indicatorWords[id].label}, which counts twice`
						: indicatorWords[id].label,
				)}
			/>
			<p>
				How many homes are sold and what a rent is against a price are shown, and are no signs of
				demand. Growth from March 2025 has the last month before stamp duty rose as its base.
			</p>
			<p>
				Each is set beside the other districts of the same nation at the same date. The lower third
				counts 0, the middle 1, the upper 2. Their mean by weight gives the demand; with fewer than{" "}
				{FEWEST_INDICATORS} known there is none.
			</p>
			<DataTable
				caption="Where the thirds part"
				columns={[
					{ title: "Figure" },
					{ title: "Nation" },
					{ title: "Lower third up to", isNumber: true },
					{ title: "Upper third above", isNumber: true },
					{ title: "Authorities", isNumber: true },
					{ title: "As of" },
				]}
				rows={releasedThirds.map(({ indicator, nation, lower, upper, count, asOf }) => ({
					key: `${indicator} ${nation}`,
					cells: [
						indicatorWords[indicator].label,
						nation,
						indicatorInWords(indicator, lower),
						indicatorInWords(indicator, upper),
						count,
						dateInWords(asOf),
					],
				}))}
			/>
			<p>
				These came with this release. Growth of rents in England and Wales comes with the first
				refresh, which makes the others again.
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
