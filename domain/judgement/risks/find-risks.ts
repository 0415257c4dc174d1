import { energyRisks } from "./energy-risks.ts";
import { homeRisks } from "./home-risks.ts";
import { licenceRisks } from "./licence-risks.ts";
import { moneyRisks } from "./money-risks.ts";
import { placeRisks } from "./place-risks.ts";
import { byGravity, type Risk, type RiskedHome } from "./risk.ts";

/** Everything that could go wrong with letting a home, gravest first: one list for flags, answers and reports. Source: Rule RISK-1. */
export function findRisks(home: RiskedHome): Risk[] {
	return byGravity([
		...energyRisks(home),
		...licenceRisks(home),
		...moneyRisks(home),
		...homeRisks(home),
		...placeRisks(home),
	]);
}
