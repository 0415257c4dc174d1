import type { Nation } from "../../../base/nation.ts";
import type { AreaRates } from "./area-rates.ts";
import { englishRates } from "./england.ts";
import { northernIrishRates } from "./northern-ireland.ts";
import { scottishRates } from "./scotland.ts";
import { welshRates } from "./wales.ts";

/** Local Housing Allowance of every Broad Rental Market Area, by nation. */
const tables: Readonly<Record<Nation, readonly AreaRates[]>> = {
	England: englishRates,
	Scotland: scottishRates,
	Wales: welshRates,
	"Northern Ireland": northernIrishRates,
};

/** The rates of an area by its name; null where the nation has none of that name. */
export function ratesOfArea(nation: Nation, area: string | null): AreaRates | null {
	return tables[nation].find(([name]) => name === area) ?? null;
}

/** Names of all areas of a nation, in the order of its table. */
export function areaNames(nation: Nation): string[] {
	return tables[nation].map(([name]) => name);
}
