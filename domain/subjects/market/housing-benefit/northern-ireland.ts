import type { AreaRates } from "./area-rates.ts";

/**
 * Local Housing Allowance of every Broad Rental Market Area of Northern Ireland, in pence a week: a room in a shared home, one to four bedrooms.
 * Source: Northern Ireland Housing Executive, weekly rates of 1 April 2026 to 31 March 2027.
 */
export const northernIrishRates: readonly AreaRates[] = [
	["Belfast", [7575, 13934, 15577, 17308, 21976]],
	["Lough Neagh Lower", [8349, 9734, 12115, 13731, 15025]],
	["Lough Neagh Upper", [7108, 9691, 11856, 13376, 14162]],
	["North", [7422, 11979, 12332, 13348, 14762]],
	["North West", [8821, 9923, 11820, 13334, 15370]],
	["South", [6549, 11008, 12461, 13846, 16481]],
	["South East", [7970, 10962, 14423, 16248, 19912]],
	["South West", [7128, 8868, 10516, 11344, 13327]],
];
