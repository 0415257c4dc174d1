import type { AreaRates } from "./area-rates.ts";

/**
 * Local Housing Allowance of every Broad Rental Market Area of Scotland, in pence a week: a room in a shared home, one to four bedrooms.
 * Source: Scottish Government, Local Housing Allowance rates of 1 April 2024, which stand in 2026-27.
 */
export const scottishRates: readonly AreaRates[] = [
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
