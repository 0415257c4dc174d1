import {
	coverageKinds,
	type DesignatedKind,
	designatedKinds,
	type HmoScope,
	type LicensingScheme,
	type SchemeFees,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import { fromPounds } from "#domain/base/money.ts";
import type { CorrectableField } from "./read-corrections.ts";

/** A ward of today, and the authority it lies in. */
export type Ward = { readonly code: string; readonly authorityCode: string };

const wholeHmo: HmoScope = {
	peopleFrom: null,
	peopleTo: null,
	storeysFrom: null,
	storeysTo: null,
	section257: null,
	purposeBuiltBlocks: null,
};
const noFees: SchemeFees = { single: null, hmo: null, per: null, accredited: null };

/** A field's value as the register holds it; blank means not known. @throws Error for a value that the field does not take */
export function setField(
	scheme: LicensingScheme,
	{ field, value }: { readonly field: CorrectableField; readonly value: string },
	wards: readonly Ward[],
): Partial<LicensingScheme> {
	const [group, part] = field.split(".");
	if (part) {
		return group === "hmo"
			? { hmo: unlessBlank({ ...(scheme.hmo ?? wholeHmo), [part]: hmoValue(part, value) }) }
			: { fees: unlessBlank({ ...(scheme.fees ?? noFees), [part]: feeValue(part, value) }) };
	}
	switch (field) {
		case "status":
			return { status: oneOf(schemeStatuses, value) };
		case "coverage":
			return { coverage: oneOf(coverageKinds, value) };
		case "ward_codes":
			return { wardCodes: ownWards(scheme, value, wards) };
		case "has_unmatched_wards":
			return { hasUnmatchedWards: oneOf(["true", "false"], value) === "true" };
		case "ruled_out":
			return {
				ruledOut: value.split(" ").map((kind): DesignatedKind => oneOf(designatedKinds, kind)),
			};
		case "exemptions":
			return { exemptions: value === "" ? [] : value.split(" | ") };
		default:
			return { [texts[field] ?? field]: value || null };
	}
}

/** Fields that hold a day or a text unchanged. */
const texts: Readonly<Record<string, keyof LicensingScheme>> = {
	name: "name",
	plans: "plans",
	url: "url",
	ward_vintage: "wardVintage",
	designated_on: "designatedOn",
	start_day: "start",
	end_day: "end",
};

/** A group, or null where all its fields are unknown. */
function unlessBlank<Group extends object>(group: Group): Group | null {
	return Object.values(group).some((each) => each !== null) ? group : null;
}

function hmoValue(part: string, value: string): HmoScope[keyof HmoScope] {
	if (value === "") {
		return null;
	}
	if (part === "section257") {
		return oneOf(["included", "excluded", "only"], value);
	}
	return part === "purposeBuiltBlocks"
		? oneOf(["included", "excluded"], value)
		: wholeNumber(value);
}

function feeValue(part: string, value: string): SchemeFees[keyof SchemeFees] {
	if (value === "") {
		return null;
	}
	return part === "per" ? oneOf(["home", "person"], value) : fromPounds(wholeNumber(value));
}

function ownWards(
	{ authorityCode }: LicensingScheme,
	value: string,
	wards: readonly Ward[],
): readonly string[] {
	const codes = value === "" ? [] : value.split(" ");
	const foreign = codes.find(
		(code) => !wards.some((ward) => ward.code === code && ward.authorityCode === authorityCode),
	);
	if (foreign !== undefined) {
		throw new Error(`${foreign} is no ward of today of ${authorityCode}`);
	}
	const twice = codes.find((code, at) => codes.indexOf(code) !== at);
	if (twice !== undefined) {
		throw new Error(`${twice} is named twice`);
	}
	return codes.toSorted();
}

function wholeNumber(value: string): number {
	if (!/^\d{1,5}$/.test(value)) {
		throw new Error(`no whole number: ${value}`);
	}
	return Number(value);
}

/** The list's value that a text names. @throws Error for a text that is not in the list */
export function oneOf<const Value extends string>(values: readonly Value[], value: string): Value {
	const known = values.find((each) => each === value);
	if (known === undefined) {
		throw new Error(`none of ${values.join(", ")}: ${value}`);
	}
	return known;
}
