import type {
	NewScheme,
	RegisterScheme,
	SchemeChange,
} from "#contracts/admin/licensing-register.ts";
import { type DesignatedKind, type LicensingScheme, untold } from "#domain/base/facts/scheme.ts";
import { listsWards, type SchemeFields } from "#domain/subjects/licensing/scheme-defects.ts";
import type { StatedScheme } from "#domain/subjects/licensing/scheme-facts.ts";
import {
	type FeeValues,
	feesOf,
	feeValuesOf,
	type HmoValues,
	hmoOf,
	hmoValuesOf,
} from "./detail-values.ts";

/** What the form asks of a scheme. */
type Fields = Required<
	Pick<
		NewScheme,
		"kind" | "status" | "coverage" | "wardCodes" | "start" | "end" | "url" | "verifiedOn"
	>
> &
	Pick<
		LicensingScheme,
		"name" | "streets" | "designatedOn" | "hmo" | "fees" | "plans" | "wardVintage"
	> & { ruledOut: DesignatedKind[]; exemptions: string[]; hasUnmatchedWards: boolean };

/** A scheme as it stands in the fields of a form: what there is none of is empty. */
export type SchemeValues = Pick<Fields, "kind" | "status" | "coverage"> & {
	hasUnmatchedWards: boolean;
	wardCodes: string[];
	ruledOut: DesignatedKind[];
	name: string;
	wardVintage: string;
	streets: string;
	designatedOn: string;
	start: string;
	end: string;
	hmo: HmoValues;
	fees: FeeValues;
	/** A line each. */
	exemptions: string;
	plans: string;
	url: string;
	verifiedOn: string;
	/** For the history; no fact of the row. */
	why: string;
};

/** Fields of a scheme that no one has described yet. */
export const noValues: SchemeValues = {
	kind: "selective",
	status: "in_force",
	coverage: "whole_district",
	wardCodes: [],
	hasUnmatchedWards: false,
	ruledOut: ["selective", "additional"],
	name: "",
	wardVintage: "",
	streets: "",
	designatedOn: "",
	start: "",
	end: "",
	hmo: hmoValuesOf(null),
	fees: feeValuesOf(null),
	exemptions: "",
	plans: "",
	url: "",
	verifiedOn: "",
	why: "",
};

/** A row as the form begins with it. */
export function valuesOf(scheme: RegisterScheme): SchemeValues {
	return {
		kind: scheme.kind,
		status: scheme.status,
		coverage: scheme.coverage,
		wardCodes: codesOf(scheme),
		hasUnmatchedWards: scheme.hasUnmatchedWards,
		// What a row that becomes "no scheme" rules out at first.
		ruledOut: scheme.kind === "none" ? scheme.ruledOut : noValues.ruledOut,
		name: scheme.name ?? "",
		wardVintage: scheme.wardVintage ?? "",
		streets: scheme.streets ?? "",
		designatedOn: scheme.designatedOn ?? "",
		start: scheme.start ?? "",
		end: scheme.end ?? "",
		hmo: hmoValuesOf(scheme.hmo),
		fees: feeValuesOf(scheme.fees),
		exemptions: scheme.exemptions.join("\n"),
		plans: scheme.plans ?? "",
		url: scheme.url ?? "",
		verifiedOn: scheme.verifiedOn ?? "",
		why: "",
	};
}

/** A row as the rules read it. */
export function readByRules(scheme: RegisterScheme): SchemeFields {
	return { ...scheme, wardCodes: codesOf(scheme) };
}

/** A scheme that is to be added, as the rules read it: what the form does not ask of it is not known. */
export function newByRules(values: SchemeValues): SchemeFields {
	return { ...untold, ...fieldsOf(values) };
}

/** The fields as the API takes them. Sends wards only where they draw the scheme, and neither place nor days for "no scheme". */
export function fieldsOf(values: SchemeValues): Fields {
	const { kind } = values;
	return {
		kind,
		...(kind === "none"
			? { ...noDesignation, ruledOut: values.ruledOut }
			: designationOf(values, kind === "article4_hmo" ? null : feesOf(values.fees))),
		url: textOf(values.url),
		verifiedOn: values.verifiedOn || null,
	};
}

type Designation = Omit<Fields, "kind" | "url" | "verifiedOn">;

/** A council without a scheme. */
const noDesignation: Designation = {
	ruledOut: [],
	status: "none",
	coverage: "none",
	wardCodes: [],
	hasUnmatchedWards: false,
	wardVintage: null,
	name: null,
	streets: null,
	designatedOn: null,
	start: null,
	end: null,
	hmo: null,
	fees: null,
	exemptions: [],
	plans: null,
};

function designationOf(values: SchemeValues, fees: Fields["fees"]): Designation {
	const hasWards = listsWards(values);
	return {
		ruledOut: [],
		status: values.status,
		coverage: values.coverage,
		wardCodes: hasWards ? values.wardCodes : [],
		hasUnmatchedWards: hasWards && values.hasUnmatchedWards,
		wardVintage: hasWards ? textOf(values.wardVintage) : null,
		name: textOf(values.name),
		streets: values.coverage === "streets" ? textOf(values.streets) : null,
		designatedOn: values.designatedOn || null,
		start: values.start || null,
		end: values.end || null,
		hmo: values.kind === "additional" ? hmoOf(values.hmo) : null,
		fees,
		exemptions: linesOf(values.exemptions),
		plans: textOf(values.plans),
	};
}

function textOf(typed: string): string | null {
	return typed.trim() || null;
}

function linesOf(typed: string): string[] {
	return typed
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

/**
 * Returns only the fields that differ from the row they began with: another administrator may have changed the rest. Adds the revision seen, so that a row
 * changed since is left alone, and the review seen, so that verifying the row ends no other.
 */
export function changeOf(scheme: RegisterScheme, values: SchemeValues): SchemeChange {
	const before: Readonly<Record<string, unknown>> = fieldsOf(valuesOf(scheme));
	const changed = Object.fromEntries(
		Object.entries(fieldsOf(values)).filter(
			([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
		),
	);
	return {
		...changed,
		...(values.why.trim() === "" ? {} : { why: values.why.trim() }),
		...(changed["verifiedOn"] ? { reviewSeen: scheme.review?.noticedAt ?? null } : {}),
		revisionSeen: scheme.revision,
	};
}

/** Lays what was typed over the current row. Fields that nobody touched here take the current row's values. */
export function rebased(
	typed: SchemeValues,
	{ opened, now }: { opened: RegisterScheme; now: RegisterScheme },
): SchemeValues {
	const before: Readonly<Record<string, unknown>> = valuesOf(opened);
	const draft = Object.entries(typed).filter(
		([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
	);
	return { ...valuesOf(now), ...Object.fromEntries(draft) };
}

/** A row as its facts are told, and the names of its wards by code. */
export function toStatedScheme(scheme: RegisterScheme): StatedScheme {
	return { ...scheme, wardCodes: codesOf(scheme) };
}

export function wardNamesOf(...schemes: readonly RegisterScheme[]): ReadonlyMap<string, string> {
	return new Map(
		schemes.flatMap(({ wards }) => wards).map(({ code, name }) => [code, name ?? code]),
	);
}

function codesOf({ wards }: RegisterScheme): string[] {
	return wards.map(({ code }) => code);
}
