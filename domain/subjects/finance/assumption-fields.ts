import { pence } from "../../base/money.ts";
import { assumptionLimits, type Limits, termLimits } from "./assumption-limits.ts";
import type { Assumptions, YearAssumptions } from "./assumptions.ts";
import type { RoomCost } from "./room-costs.ts";

/** Every editable figure among the assumptions; a bill is named by its purpose. */
export type FieldKey =
	| keyof YearAssumptions
	| Exclude<keyof typeof termLimits, "bill">
	| `bill:${RoomCost}`;

/** Value of a field in its own unit: pence, a fraction, years or rooms; null where unknown. */
export function fieldValue(assumptions: Assumptions, key: FieldKey): number | null {
	return isBill(key)
		? (assumptions.bills.find(({ id }) => key === `bill:${id}`)?.amount ?? null)
		: assumptions[key];
}

/** The assumptions with one field changed. A bill that this home does not have is not added. */
export function withFieldValue(
	assumptions: Assumptions,
	key: FieldKey,
	value: number | null,
): Assumptions {
	if (!isBill(key)) {
		return { ...assumptions, [key]: value };
	}
	const amount = value === null ? null : pence(value);
	return {
		...assumptions,
		bills: assumptions.bills.map((bill) =>
			key === `bill:${bill.id}` ? { id: bill.id, amount } : bill,
		),
	};
}

/** What a field may be, in its own unit. */
export function limitsOf(key: FieldKey): Limits {
	return isBill(key) ? termLimits.bill : { ...assumptionLimits, ...termLimits }[key];
}

/** Whether a figure may be unknown. */
export function mayBeUnknown(key: FieldKey): boolean {
	return isBill(key) || unknowable.has(key);
}

const unknowable: ReadonlySet<FieldKey> = new Set<FieldKey>([
	"price",
	"rent",
	"roomRent",
	"serviceCharge",
	"councilTax",
	"loanLeft",
	"boughtFor",
	"leaseYears",
]);

function isBill(key: FieldKey): key is `bill:${RoomCost}` {
	return key.startsWith("bill:");
}
