import { useSearchParams } from "react-router";
import { londonDay } from "#domain/base/calendar.ts";
import {
	isPeriodPreset,
	type Period,
	type PeriodPreset,
	presetPeriod,
} from "#domain/business/analytics/period.ts";

/** A preset by its name, or somebody's own days, which may be rubbish. */
export type PeriodChoice = PeriodPreset | Period;

/** The period that is looked at. It stands in the address, so that a reload, going back and a bookmark keep it. */
export function usePeriod() {
	const [query, setQuery] = useSearchParams();
	const today = londonDay(Date.now());
	const choice = readChoice(query);
	return {
		today,
		choice,
		period: typeof choice === "string" ? presetPeriod(choice, today) : choice,
		choose: (chosen: PeriodChoice) => {
			void setQuery((last) => withChoice(last, chosen), { preventScrollReset: true });
		},
	};
}

const USUAL: PeriodPreset = "30";

function readChoice(query: URLSearchParams): PeriodChoice {
	if (query.has("from") || query.has("to")) {
		return { from: query.get("from") ?? "", to: query.get("to") ?? "" };
	}
	const named = query.get("period");
	return isPeriodPreset(named) ? named : USUAL;
}

function withChoice(query: URLSearchParams, choice: PeriodChoice): URLSearchParams {
	const next = new URLSearchParams(query);
	for (const key of ["period", "from", "to"]) {
		next.delete(key);
	}
	for (const [key, value] of Object.entries(
		typeof choice === "string" ? { period: choice } : choice,
	)) {
		next.set(key, value);
	}
	return next;
}
