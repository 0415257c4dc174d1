import type { Assumptions } from "./assumptions.ts";
import { roomCostTable } from "./room-costs.ts";

/**
 * Costs that the landlord bears and no one knows, as they are named within a sentence: every result is before them, in those words, and never
 * reckoned as if they were nothing. Source: DECISIONS 14.
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

function nameOf(id: string): string {
	const label = roomCostTable().find((line) => line.id === id)?.label ?? id;
	return label.startsWith("TV") || label.startsWith("HMO")
		? label
		: label.charAt(0).toLowerCase() + label.slice(1);
}
