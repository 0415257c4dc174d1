import type { IsoDate } from "#domain/calendar.ts";
import {
	coverageKinds,
	type DesignatedKind,
	designatedKinds,
	type HmoScope,
	type LicensingScheme,
	type SchemeFees,
	schemeKinds,
	schemeStatuses,
	untold,
} from "#domain/licensing/scheme.ts";
import { schemeDefects } from "#domain/licensing/scheme-defects.ts";
import { fromPounds } from "#domain/money.ts";
import type { CorrectableField, Correction } from "./read-corrections.ts";

/** What the register's places are called, and the day on which the pages of the corrections were read. */
type Basis = {
	readonly wards: readonly { readonly code: string; readonly authorityCode: string }[];
	readonly authorities: readonly { readonly code: string; readonly name: string }[];
	readonly readDay: IsoDate;
};

/** A correction that was not made, and why. */
type Refusal = { readonly line: number; readonly why: string };

/** The register after corrections, what changed, and what was refused. */
export type Corrected = {
	readonly schemes: readonly LicensingScheme[];
	readonly changed: readonly Correction[];
	readonly refused: readonly Refusal[];
};

const wholeHmo: HmoScope = {
	peopleFrom: null,
	peopleTo: null,
	storeysFrom: null,
	storeysTo: null,
	section257: null,
	purposeBuiltBlocks: null,
};
const noFees: SchemeFees = { single: null, hmo: null, per: null, accredited: null };

/**
 * Applies corrections to the register, a row at a time: one whose changes make it a row that the rules would misread stays as it was, with all of its
 * changes refused. What is so already changes nothing, so that the same file can be applied again.
 */
export function applyCorrections(
	schemes: readonly LicensingScheme[],
	corrections: readonly Correction[],
	basis: Basis,
): Corrected {
	const rows = new Map(schemes.map((scheme) => [scheme.id, scheme]));
	const changed: Correction[] = [];
	const refused: Refusal[] = [];
	for (const [id, own] of Map.groupBy(corrections, (correction) => correction.id)) {
		const wanted = own.filter(({ change }) => change !== "keep");
		const held = rows.get(id);
		try {
			const { scheme, effective } = correctRow(held, wanted, basis);
			if (scheme && effective.length > 0) {
				refuseDefects(held, scheme, basis);
				rows.set(id, scheme);
				changed.push(...effective);
			}
		} catch (cause) {
			const why = cause instanceof Error ? cause.message : String(cause);
			refused.push(...wanted.map(({ line }) => ({ line, why: `${id}: ${why}` })));
		}
	}
	return {
		schemes: [...rows.values()].toSorted((a, b) => a.id.localeCompare(b.id, "en")),
		changed,
		refused,
	};
}

/** A row with its corrections, and those of them that changed it. @throws Error for one that cannot be made */
function correctRow(
	held: LicensingScheme | undefined,
	corrections: readonly Correction[],
	basis: Basis,
) {
	let scheme = held;
	const effective: Correction[] = [];
	for (const correction of corrections) {
		const before = scheme;
		scheme = corrected(scheme, correction, basis);
		if (JSON.stringify(before) !== JSON.stringify(scheme)) {
			effective.push(correction);
		}
	}
	return { scheme, effective };
}

function corrected(
	scheme: LicensingScheme | undefined,
	correction: Correction,
	basis: Basis,
): LicensingScheme {
	if (correction.change === "add") {
		return scheme ?? newScheme(correction, basis);
	}
	if (scheme === undefined) {
		throw new Error("there is no such row");
	}
	if (correction.change === "set") {
		return { ...scheme, ...setField(scheme, correction.field, correction.value, basis) };
	}
	return correction.change === "evidence" ? withEvidence(scheme, correction, basis) : scheme;
}

function withEvidence(
	scheme: LicensingScheme,
	{ url, publisher, pageDay, proves }: Extract<Correction, { change: "evidence" }>,
	{ readDay }: Basis,
): LicensingScheme {
	const page = { url, publisher, pageDay, readDay, readBy: "check", proves };
	return scheme.evidence.some((held) => held.url === url)
		? scheme
		: { ...scheme, evidence: [...scheme.evidence, page] };
}

function newScheme(
	{ id, authorityCode, kind }: Extract<Correction, { change: "add" }>,
	{ authorities }: Basis,
): LicensingScheme {
	const authority = authorities.find(({ code }) => code === authorityCode);
	if (!authority) {
		throw new Error(`there is no authority ${authorityCode} any more`);
	}
	return {
		...untold,
		id,
		authorityCode,
		council: authority.name,
		kind: oneOf(schemeKinds, kind),
		status: "none",
		coverage: "none",
		wardCodes: [],
		hasUnmatchedWards: false,
		start: null,
		end: null,
		url: null,
		verifiedOn: null,
		revision: 1,
	};
}

/** A value of a field, as the register holds it. Blank is not known. @throws Error for a value that the field does not take */
function setField(
	scheme: LicensingScheme,
	field: CorrectableField,
	value: string,
	basis: Basis,
): Partial<LicensingScheme> {
	const [group, part] = field.split(".");
	if (part) {
		return group === "hmo"
			? { hmo: { ...(scheme.hmo ?? wholeHmo), [part]: hmoValue(part, value) } }
			: { fees: { ...(scheme.fees ?? noFees), [part]: feeValue(part, value) } };
	}
	switch (field) {
		case "status":
			return { status: oneOf(schemeStatuses, value) };
		case "coverage":
			return { coverage: oneOf(coverageKinds, value) };
		case "ward_codes":
			return { wardCodes: ownWards(scheme, value, basis) };
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

/** Fields that are a day or a text as it stands. */
const texts: Readonly<Record<string, keyof LicensingScheme>> = {
	name: "name",
	plans: "plans",
	url: "url",
	ward_vintage: "wardVintage",
	designated_on: "designatedOn",
	start_day: "start",
	end_day: "end",
};

function hmoValue(part: string, value: string): HmoScope[keyof HmoScope] {
	if (part === "section257") {
		return oneOf(["included", "excluded", "only"], value);
	}
	return part === "purposeBuiltBlocks"
		? oneOf(["included", "excluded"], value)
		: wholeNumber(value);
}

function feeValue(part: string, value: string): SchemeFees[keyof SchemeFees] {
	return part === "per" ? oneOf(["home", "person"], value) : fromPounds(wholeNumber(value));
}

function ownWards(
	{ authorityCode }: LicensingScheme,
	value: string,
	{ wards }: Basis,
): readonly string[] {
	const codes = value === "" ? [] : value.split(" ");
	const foreign = codes.find(
		(code) => !wards.some((ward) => ward.code === code && ward.authorityCode === authorityCode),
	);
	if (foreign !== undefined) {
		throw new Error(`${foreign} is no ward of today of ${authorityCode}`);
	}
	return codes.toSorted();
}

function wholeNumber(value: string): number {
	if (!/^\d{1,5}$/.test(value)) {
		throw new Error(`no whole number: ${value}`);
	}
	return Number(value);
}

function oneOf<const Value extends string>(values: readonly Value[], value: string): Value {
	const known = values.find((each) => each === value);
	if (known === undefined) {
		throw new Error(`none of ${values.join(", ")}: ${value}`);
	}
	return known;
}

/** Defects the row had before keep no one from correcting the rest of it. @throws Error naming those the corrections bring */
function refuseDefects(
	held: LicensingScheme | undefined,
	scheme: LicensingScheme,
	{ readDay }: Basis,
): void {
	const had = held ? schemeDefects(held, readDay) : {};
	const brought = Object.entries(schemeDefects(scheme, readDay)).filter(
		([field, words]) => had[field as keyof typeof had] !== words,
	);
	if (brought.length > 0) {
		throw new Error(brought.map(([field, words]) => `${field}: ${words}`).join(" "));
	}
}
