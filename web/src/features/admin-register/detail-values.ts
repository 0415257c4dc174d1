import type { HmoScope, SchemeFees } from "#domain/licensing/scheme.ts";
import { fromPounds, type Pence, toPounds } from "#domain/money.ts";

/** Which HMOs a scheme reaches, as it stands in the fields of a form. */
export type HmoValues = {
	peopleFrom: string;
	peopleTo: string;
	storeysFrom: string;
	storeysTo: string;
	section257: NonNullable<HmoScope["section257"]> | "";
	purposeBuiltBlocks: NonNullable<HmoScope["purposeBuiltBlocks"]> | "";
};

/** What a licence costs, in pounds, as it stands in the fields of a form. */
export type FeeValues = {
	single: string;
	hmo: string;
	accredited: string;
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
		peopleFrom: countOf(values.peopleFrom),
		peopleTo: countOf(values.peopleTo),
		storeysFrom: countOf(values.storeysFrom),
		storeysTo: countOf(values.storeysTo),
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

function countOf(typed: string): number | null {
	return typed === "" ? null : Number(typed);
}

function penceOf(typed: string): Pence | null {
	return typed === "" ? null : fromPounds(Number(typed));
}

function poundsOf(amount: Pence | null | undefined): string {
	return amount === null || amount === undefined ? "" : String(toPounds(amount));
}
