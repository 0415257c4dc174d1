import type { Nation } from "../../../base/nation.ts";
import type { AreaRates } from "./area-rates.ts";
import { englishRates } from "./england.ts";

/**
 * Local Housing Allowance of every Broad Rental Market Area of Scotland, in pence a week: a room in a shared home, one to four bedrooms.
 * Source: Scottish Government, Local Housing Allowance rates of 1 April 2024, which stand in 2026-27.
 */
const scottishRates: readonly AreaRates[] = [
	["Aberdeen and Shire", [7479, 10932, 14959, 19792, 28767]],
	["Argyll and Bute", [8055, 10356, 13808, 15995, 27616]],
	["Ayrshires", [8630, 8630, 10932, 13000, 18411]],
	["Dumfries and Galloway", [7710, 8745, 10356, 11507, 15879]],
	["Dundee and Angus", [8630, 9205, 14153, 18296, 25315]],
	["East Dunbartonshire", [9781, 12658, 17260, 23014, 32219]],
	["Fife", [8630, 10356, 13578, 16455, 28767]],
	["Forth Valley", [9551, 10586, 14959, 18411, 29918]],
	["Greater Glasgow", [10356, 15995, 19562, 22323, 41425]],
	["Highland and Islands", [8745, 10932, 13693, 15995, 19562]],
	["Lothian", [10932, 17260, 22323, 31644, 50170]],
	["North Lanarkshire", [8630, 10126, 12658, 15534, 20597]],
	["Perth and Kinross", [8266, 9781, 12888, 17260, 28767]],
	["Renfrewshire and Inverclyde", [8285, 9205, 12082, 13808, 25315]],
	["Scottish Borders", [7479, 8630, 11507, 14153, 22668]],
	["South Lanarkshire", [8630, 10356, 13233, 16474, 25476]],
	["West Dunbartonshire", [8055, 10932, 13693, 15534, 21863]],
	["West Lothian", [9436, 11507, 14384, 17260, 25603]],
];

/**
 * Local Housing Allowance of every Broad Rental Market Area of Wales, in pence a week: a room in a shared home, one to four bedrooms.
 * Source: Rent Officers Wales, rates of 1 April 2024, which stand in 2026-27.
 */
const welshRates: readonly AreaRates[] = [
	["Blaenau Gwent", [6904, 7500, 9896, 11277, 14959]],
	["Brecon and Radnor", [7650, 7825, 10126, 12658, 14959]],
	["Bridgend", [6904, 9205, 12082, 13233, 17836]],
	["Caerphilly", [7765, 8055, 11392, 12658, 17260]],
	["Cardiff", [8425, 14959, 18986, 21288, 29918]],
	["Carmarthenshire", [7750, 9205, 11250, 12312, 14959]],
	["Ceredigion", [7000, 9666, 11507, 12658, 14959]],
	["Flintshire", [8750, 10356, 13693, 15995, 21288]],
	["Merthyr Cynon", [6904, 10000, 11507, 12658, 16685]],
	["Monmouthshire", [7765, 12270, 16110, 18296, 25315]],
	["Neath Port Talbot", [8630, 9474, 10356, 11507, 13233]],
	["Newport", [7765, 10126, 13808, 14959, 20252]],
	["North Clwyd", [7880, 9090, 12658, 14959, 19677]],
	["North Powys", [6750, 7479, 9205, 12658, 15534]],
	["North West Wales", [7880, 9000, 12658, 14384, 17260]],
	["Pembrokeshire", [6845, 8285, 10586, 13233, 16110]],
	["South Gwynedd", [7880, 8055, 10000, 12500, 15534]],
	["Swansea", [8630, 12082, 12658, 13808, 18871]],
	["Taff Rhondda", [6904, 8630, 10356, 11392, 14959]],
	["Torfaen", [6904, 11507, 13000, 14959, 17260]],
	["Vale of Glamorgan", [6904, 12100, 15327, 16685, 23589]],
	["Wrexham", [9005, 10932, 12082, 13808, 17260]],
];

/**
 * Local Housing Allowance of every Broad Rental Market Area of Northern Ireland, in pence a week: a room in a shared home, one to four bedrooms.
 * Source: Northern Ireland Housing Executive, weekly rates of 1 April 2026 to 31 March 2027.
 */
const northernIrishRates: readonly AreaRates[] = [
	["Belfast", [7575, 13934, 15577, 17308, 21976]],
	["Lough Neagh Lower", [8349, 9734, 12115, 13731, 15025]],
	["Lough Neagh Upper", [7108, 9691, 11856, 13376, 14162]],
	["North", [7422, 11979, 12332, 13348, 14762]],
	["North West", [8821, 9923, 11820, 13334, 15370]],
	["South", [6549, 11008, 12461, 13846, 16481]],
	["South East", [7970, 10962, 14423, 16248, 19912]],
	["South West", [7128, 8868, 10516, 11344, 13327]],
];

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
