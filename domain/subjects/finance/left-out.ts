import { lowerFirst } from "../../base/sentence.ts";
import { listInWords } from "../../base/words.ts";
import type { Assumptions } from "./assumptions.ts";
import { type RoomCost, roomCostTable } from "./room-costs.ts";

/**
 * Unknown costs of the landlord, worded for use within a sentence. Results are stated as being "before" them, and never treat them as zero. Source:
 * Rule MONEY-3.
 */
export function leftOutOf({
	serviceCharge,
	councilTax,
	rooms,
	bills,
}: Assumptions): readonly string[] {
	return [
		...(serviceCharge === null ? ["service charge"] : []),
		...(rooms === null && councilTax === null ? ["council tax while empty"] : []),
		...(rooms === null
			? []
			: bills.flatMap(({ id, amount }) => (amount === null ? nameOf(id) : []))),
	];
}

function nameOf(id: RoomCost): string {
	return lowerFirst(roomCostTable().find((line) => line.id === id)?.label ?? id);
}

/** What a result leaves out: "before tax" and before each unknown cost, a flat's service charge first. Source: Rule MONEY-3. */
export function beforeInWords(
	{ leftOut }: { readonly leftOut: readonly string[] },
	tax = "tax",
): string {
	return `before ${listInWords([...leftOut, tax])}`;
}

/** Suffix for a paying price or rent with an unknown cost: ", before service charge"; else empty. */
export function beforeChargeInWords({ leftOut }: { readonly leftOut: readonly string[] }): string {
	return leftOut.length === 0 ? "" : `, before ${listInWords(leftOut)}`;
}
