import type {
	NewScheme,
	RegisterScheme,
	SchemeChange,
} from "#contracts/admin/licensing-register.ts";
import { listsWards, type SchemeFields } from "#domain/licensing/scheme-defects.ts";

type Fields = Omit<NewScheme, "authorityCode"> & { hasUnmatchedWards: boolean };

/** A scheme as it stands in the fields of a form: what there is none of is empty. */
export type SchemeValues = Pick<Fields, "kind" | "announced" | "coverage" | "hasUnmatchedWards"> & {
	wardCodes: string[];
	start: string;
	end: string;
	url: string;
	verifiedOn: string;
};

/** Fields of a scheme that no one has described yet. */
export const noValues: SchemeValues = {
	kind: "selective",
	announced: "in_force",
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
		announced: scheme.announced,
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

/** What the fields say, for the wire. Wards count where the scheme is drawn by them, and "no scheme" has neither place nor days. */
export function fieldsOf(values: SchemeValues): Fields {
	const isNone = values.kind === "none";
	const hasWards = !isNone && listsWards(values);
	return {
		kind: values.kind,
		announced: isNone ? "none" : values.announced,
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
 * What of the fields differs from the row they began with: another administrator may have changed the rest meanwhile. Says besides which review
 * was seen, so that verifying the row ends no other.
 */
export function changeOf(scheme: RegisterScheme, values: SchemeValues): SchemeChange {
	const before: Readonly<Record<string, unknown>> = fieldsOf(valuesOf(scheme));
	const changed = Object.fromEntries(
		Object.entries(fieldsOf(values)).filter(
			([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
		),
	);
	return changed["verifiedOn"]
		? { ...changed, reviewSeen: scheme.review?.noticedAt ?? null }
		: changed;
}

function codesOf({ wards }: RegisterScheme): string[] {
	return wards.map(({ code }) => code);
}
