import { pence } from "../../base/money.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import type { HomeChange } from "./apply-row.ts";
import { type ImportField, importFields } from "./import-fields.ts";

/** Parts of a home that are called otherwise than the field of a file that states them. */
const fieldOf: Readonly<Record<string, ImportField>> = {
	"inputs.rent": "rentMonth",
	"inputs.price": "value",
	"inputs.boughtFor": "price",
	"loan.ratePercent": "rate",
	"held.licences": "licenceKind",
	"held.databaseEntry": "databaseNumber",
};
const amounts = /^inputs\.(?:rent|price|boughtFor|loanLeft)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a row changes of a home, as it is told before it is done: "rent a month: £900 to £950". Null for what only follows from another part. */
export function changeInWords({ field, from, to }: HomeChange): string | null {
	const name = fieldOf[field] ?? field.split(".").at(-1) ?? "";
	if (!(name in importFields)) {
		return null;
	}
	const label = lowerFirst(importFields[name as ImportField].label);
	const [before, after] = [from, to].map((value) => inWords(field, value));
	return before && after ? `${label}: ${before} to ${after}` : label;
}

/** Null for what is too long to be told. */
function inWords(field: string, value: unknown): string | null {
	if (value === null || value === undefined || value === "") {
		return "not stated";
	}
	if (typeof value === "number") {
		return amounts.test(field) ? poundsInWords(pence(value)) : String(value);
	}
	if (typeof value === "string") {
		return DAY.test(value) ? dateInWords(value) : value;
	}
	return null;
}
