import type { WireEvidence } from "#contracts/evidence.ts";
import type { Preview } from "#contracts/preview.ts";
import {
	INDEX_PRICE,
	SECTOR_PRICE,
	TYPICAL_PRICE,
} from "#domain/telling/report/market/market-words.ts";
import { FigureLine, FigureList } from "#web/evidence/figure-list.tsx";
import { formatNumber, formatPounds } from "#web/lib/format.ts";

type Market = NonNullable<Preview["marketIntelligence"]>;

const thirds = ["lower third", "middle third", "upper third"];

/**
 * Lists the home's own sale where known, the rent and price behind the yield, the
 * rents and prices held around them, and the indicators behind demand. Rents a month.
 */
export function MarketIntelligenceList({ market }: { market: Market }) {
	const amounts: readonly [label: string, evidence: WireEvidence | null][] = [
		["Average rent a month", market.averageRent],
		["Rent a month for these bedrooms", market.rentForBedrooms],
		["What homes like this sold for", market.likePrice],
		[INDEX_PRICE, market.averagePrice],
		[TYPICAL_PRICE, market.typicalPrice],
		["Median price of the neighbourhood", market.areaPrice],
		["Median price at this postcode", market.postcodePrice],
		[SECTOR_PRICE, market.sectorPrice],
		["Average price of the region", market.regionPrice],
	];
	const rates: readonly [label: string, evidence: WireEvidence][] = [
		["Price growth of the region over a year", market.regionPriceGrowth],
		["Bank Rate", market.bankRate],
	];
	return (
		<FigureList>
			{market.ownSale.map(({ id, label, text, evidence }) => (
				<FigureLine key={id} label={label} evidence={evidence} value={text} />
			))}
			{amounts.map(([label, evidence]) =>
				evidence === null ? null : (
					<FigureLine
						key={label}
						label={label}
						evidence={evidence}
						value={typeof evidence.value === "number" ? formatPounds(evidence.value) : null}
					/>
				),
			)}
			{rates.map(([label, evidence]) => (
				<FigureLine
					key={label}
					label={label}
					evidence={evidence}
					value={typeof evidence.value === "number" ? `${formatNumber(evidence.value)}%` : null}
				/>
			))}
			{market.indicators.map(({ id, label, unit, third, evidence }) => (
				<FigureLine
					key={id}
					label={label}
					evidence={evidence}
					value={typeof evidence.value === "number" ? inWords(evidence.value, unit, third) : null}
				/>
			))}
		</FigureList>
	);
}

/** "7.4%, upper third" or "21.3 sales". */
function inWords(value: number, unit: string, third: number | null): string {
	const figure = `${formatNumber(value)}${unit === "%" ? "" : " "}${unit}`;
	return third === null ? figure : `${figure}, ${thirds[third]}`;
}
