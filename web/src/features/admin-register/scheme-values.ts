import type {
	NewScheme,
	RegisterScheme,
	SchemeChange,
} from "#contracts/admin/licensing-register.ts";
import { type DesignatedKind, untold } from "#domain/licensing/scheme.ts";
import { listsWards, type SchemeFields } from "#domain/licensing/scheme-defects.ts";
import type { StatedScheme } from "#domain/licensing/scheme-facts.ts";

/** What the form asks of a scheme. */
type Fields = Required<
	Pick<
		NewScheme,
		"kind" | "status" | "coverage" | "wardCodes" | "start" | "end" | "url" | "verifiedOn"
	>
> & { ruledOut: DesignatedKind[]; hasUnmatchedWards: boolean };

/** A scheme as it stands in the fields of a form: what there is none of is empty. */
export type SchemeValues = Pick<Fields, "kind" | "status" | "coverage"> & {
	hasUnmatchedWards: boolean;
	wardCodes: string[];
	start: string;
	end: string;
	url: string;
	verifiedOn: string;
};

/** Fields of a scheme that no one has described yet. */
export const noValues: SchemeValues = {
	kind: "selective",
	status: "in_force",
	coverage: "whole_district",
	wardCodes: [],
	hasUnmatchedWards: false,
	start: "",
	end: "",
	url: "",
	verifiedOn: "",
};

/** A row as the form begins with it. */
export function valuesOf(scheme: RegisterScheme): SchemeValues {
	return {
		kind: scheme.kind,
		status: scheme.status,
		coverage: scheme.coverage,
		wardCodes: codesOf(scheme),
		hasUnmatchedWards: scheme.hasUnmatchedWards,
		start: scheme.start ?? "",
		end: scheme.end ?? "",
		url: scheme.url ?? "",
		verifiedOn: scheme.verifiedOn ?? "",
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

/** What the fields say, for the wire. Wards count where the scheme is drawn by them, and "no scheme" has neither place nor days. */
export function fieldsOf(values: SchemeValues): Fields {
	const isNone = values.kind === "none";
	const hasWards = !isNone && listsWards(values);
	return {
		kind: values.kind,
		// What a page says of one kind alone is for the workbench to tell.
		ruledOut: isNone ? ["selective", "additional"] : [],
		status: isNone ? "none" : values.status,
		coverage: isNone ? "none" : values.coverage,
		wardCodes: hasWards ? values.wardCodes : [],
		hasUnmatchedWards: hasWards && values.hasUnmatchedWards,
		start: isNone ? null : values.start || null,
		end: isNone ? null : values.end || null,
		url: values.url.trim() || null,
		verifiedOn: values.verifiedOn || null,
	};
}

/**
 * What of the fields differs from the row they began with: another administrator may have changed the rest meanwhile. Says besides which
 * row was seen, so that one which somebody changed since is left, and which review, so that verifying the row ends no other.
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
		...(changed["verifiedOn"] ? { reviewSeen: scheme.review?.noticedAt ?? null } : {}),
		revisionSeen: scheme.revision,
	};
}

/** What was typed over the row as it was opened, laid over the row as it stands now: fields that nobody touched here follow that. */
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
export function toldOf(scheme: RegisterScheme): StatedScheme {
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
