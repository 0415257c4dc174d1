import { lowerFirst } from "../../base/sentence.ts";
import { listInWords } from "../../base/words.ts";
import type { Assumptions } from "./assumptions.ts";
import { type RoomCost, roomCostTable } from "./room-costs.ts";

/**
 * Costs that the landlord bears and no one knows, as they are named within a sentence: every result is before them, in those words, and never
 * calculated as if they were nothing. Source: Rule MONEY-3.
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

/** What a result leaves out: "before tax", and before each cost that is not known, a flat's service charge first. Source: Rule MONEY-3. */
export function beforeInWords(
	{ leftOut }: { readonly leftOut: readonly string[] },
	tax = "tax",
): string {
	return `before ${listInWords([...leftOut, tax])}`;
}

/** ", before service charge" after a price or rent that pays, where a cost is not known; else nothing. */
export function beforeChargeInWords({ leftOut }: { readonly leftOut: readonly string[] }): string {
	return leftOut.length === 0 ? "" : `, before ${listInWords(leftOut)}`;
}
