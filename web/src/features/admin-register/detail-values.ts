import type { HmoScope, SchemeFees } from "#domain/base/facts/scheme.ts";
import { fromPounds, type Pence, toPounds } from "#domain/base/money.ts";
import { readNumber } from "#web/lib/read-number.ts";

/** How many people and storeys, as typed. */
export type HmoCounts = {
	peopleFrom: string;
	peopleTo: string;
	storeysFrom: string;
	storeysTo: string;
};

/** Which HMOs a scheme reaches, as it stands in the fields of a form. */
export type HmoValues = HmoCounts & {
	section257: NonNullable<HmoScope["section257"]> | "";
	purposeBuiltBlocks: NonNullable<HmoScope["purposeBuiltBlocks"]> | "";
};

/** Amounts in pounds, as typed. */
export type FeeAmounts = { single: string; hmo: string; accredited: string };

/** What a licence costs, as it stands in the fields of a form. */
export type FeeValues = FeeAmounts & {
	per: NonNullable<SchemeFees["per"]> | "";
};

/** What is not known is an empty field. */
export function hmoValuesOf(hmo: HmoScope | null): HmoValues {
	return {
		peopleFrom: String(hmo?.peopleFrom ?? ""),
		peopleTo: String(hmo?.peopleTo ?? ""),
		storeysFrom: String(hmo?.storeysFrom ?? ""),
		storeysTo: String(hmo?.storeysTo ?? ""),
		section257: hmo?.section257 ?? "",
		purposeBuiltBlocks: hmo?.purposeBuiltBlocks ?? "",
	};
}

/** Null where every field is empty. */
export function hmoOf(values: HmoValues): HmoScope | null {
	return orNull({
		peopleFrom: readNumber(values.peopleFrom),
		peopleTo: readNumber(values.peopleTo),
		storeysFrom: readNumber(values.storeysFrom),
		storeysTo: readNumber(values.storeysTo),
		section257: values.section257 || null,
		purposeBuiltBlocks: values.purposeBuiltBlocks || null,
	});
}

/** What is not known is an empty field. */
export function feeValuesOf(fees: SchemeFees | null): FeeValues {
	return {
		single: poundsOf(fees?.single),
		hmo: poundsOf(fees?.hmo),
		accredited: poundsOf(fees?.accredited),
		per: fees?.per ?? "",
	};
}

/** Null where no amount is known. */
export function feesOf(values: FeeValues): SchemeFees | null {
	const amounts = orNull({
		single: penceOf(values.single),
		hmo: penceOf(values.hmo),
		accredited: penceOf(values.accredited),
	});
	return (
		amounts && {
			single: amounts.single,
			hmo: amounts.hmo,
			per: values.per || null,
			accredited: amounts.accredited,
		}
	);
}

/** Null where nothing of it is known. */
function orNull<Fields extends Readonly<Record<string, unknown>>>(known: Fields): Fields | null {
	return Object.values(known).every((value) => value === null) ? null : known;
}

/** Why what was typed is no count, in words; true where it is one, or nothing. */
export function validateCount(typed: string): true | string {
	const count = readNumber(typed);
	return typed.trim() === "" || (Number.isInteger(count) && count !== 0) || "Enter a whole number";
}

/** Why what was typed is no amount, in words; true where it is one, or nothing. */
export function validateAmount(typed: string): true | string {
	return typed.trim() === "" || penceOf(typed) !== null || "Enter an amount in pounds";
}

function penceOf(typed: string): Pence | null {
	const pounds = readNumber(typed);
	return pounds === null ? null : fromPounds(pounds);
}

function poundsOf(amount: Pence | null | undefined): string {
	return amount === null || amount === undefined ? "" : String(toPounds(amount));
}
