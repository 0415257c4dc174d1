import type { AreaRates } from "./area-rates.ts";

/**
 * Local Housing Allowance of every Broad Rental Market Area of Wales, in pence a week: a room in a shared home, one to four bedrooms.
 * Source: Rent Officers Wales, rates of 1 April 2024, which stand in 2026-27.
 */
export const welshRates: readonly AreaRates[] = [
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
