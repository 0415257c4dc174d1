import { useState } from "react";
import { assumptionLimits } from "#domain/finance/assumption-limits.ts";
import { type Assumptions, startingAssumptions } from "#domain/finance/assumptions.ts";
import { reckon } from "#domain/finance/reckon.ts";
import { fromPounds, pence, toPounds } from "#domain/money.ts";
import type { MoneyContext } from "#domain/report/money-section.ts";
import { poundsInWords } from "#domain/words.ts";

/** What can be edited in the quick calculator. */
export type QuickKey = "price" | "rent" | "depositShare" | "interestRate";

type Reading = { value: number } | { refusal: string };

/**
 * The sums of a letting, reckoned again on every edit of four of their assumptions; the others stay as usual. What cannot be
 * read leaves the last sums as they are.
 */
export function useQuickSums(home: Pick<Assumptions, "price" | "rent">, context: MoneyContext) {
	const [assumptions, setAssumptions] = useState(() => startingAssumptions(home));
	const [texts, setTexts] = useState(() => textsOf(assumptions));
	return {
		figures: reckon(assumptions, context),
		textOf: (key: QuickKey) => texts[key],
		refusalOf: (key: QuickKey) => refusalIn(read(key, texts[key])),
		change: (key: QuickKey, typed: string) => {
			const reading = read(key, typed);
			setTexts((last) => ({ ...last, [key]: typed }));
			if ("value" in reading) {
				setAssumptions((last) => ({ ...last, [key]: reading.value }));
			}
		},
	};
}

function refusalIn(reading: Reading): string | undefined {
	return "refusal" in reading ? reading.refusal : undefined;
}

function textsOf({ price, rent, depositShare, interestRate }: Assumptions) {
	return {
		price: price === null ? "" : String(toPounds(price)),
		rent: rent === null ? "" : String(toPounds(rent)),
		depositShare: percentText(depositShare),
		interestRate: percentText(interestRate),
	};
}

function percentText(share: number): string {
	return String(Number((share * 100).toFixed(4)));
}

function read(key: QuickKey, typed: string): Reading {
	const plain = typed.replace(/[£%,\s]/g, "");
	const number = /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
	return key === "price" || key === "rent" ? readPounds(key, number) : readPercent(number);
}

function readPounds(key: "price" | "rent", pounds: number | null): Reading {
	const most = pence(assumptionLimits[key].most);
	if (pounds === null) {
		return { refusal: "Enter an amount in pounds" };
	}
	if (pounds > toPounds(most)) {
		return { refusal: `Enter ${poundsInWords(most)} or less` };
	}
	const amount = fromPounds(pounds);
	return toPounds(amount) === 0 ? { refusal: "Enter an amount above £0" } : { value: amount };
}

function readPercent(percent: number | null): Reading {
	return percent === null || percent > 100
		? { refusal: "Enter a percentage from 0 to 100" }
		: { value: Number((percent / 100).toFixed(6)) };
}
