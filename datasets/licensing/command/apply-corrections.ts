import type { IsoDate } from "#domain/base/calendar.ts";
import { type LicensingScheme, schemeKinds, untold } from "#domain/base/facts/scheme.ts";
import { schemeDefects } from "#domain/subjects/licensing/scheme-defects.ts";
import { BY_CHECK } from "#domain/subjects/licensing/scheme-evidence.ts";
import { oneOf, setField, type Ward } from "./corrected-fields.ts";
import type { Correction } from "./read-corrections.ts";

/** Names of the register's places, and the day on which the corrections' pages were read. */
type Basis = {
	readonly wards: readonly Ward[];
	readonly authorities: readonly { readonly code: string; readonly name: string }[];
	readonly readDay: IsoDate;
};

/** A correction that was not applied, and why. */
type Refusal = { readonly line: number; readonly why: string };

/** The corrected register, what changed, and what was refused. */
export type CorrectedRegister = {
	readonly schemes: readonly LicensingScheme[];
	readonly changed: readonly Correction[];
	readonly refused: readonly Refusal[];
};

const NO_SUCH_ROW = "there is no such row";

/**
 * Applies corrections to the register, a row at a time. If they would produce a row that the rules misread, the row stays and all its corrections are
 * refused. A correction already in place changes nothing, so the same file can be applied again.
 */
export function applyCorrections(
	schemes: readonly LicensingScheme[],
	corrections: readonly Correction[],
	basis: Basis,
): CorrectedRegister {
	const rows = new Map(schemes.map((scheme) => [scheme.id, scheme]));
	const changed: Correction[] = [];
	const refused: Refusal[] = [];
	for (const [id, own] of Map.groupBy(corrections, (correction) => correction.id)) {
		const wanted = own.filter(({ change }) => change !== "keep");
		const held = rows.get(id);
		if (id !== "" && wanted.length === 0 && held === undefined) {
			refused.push(...own.map(({ line }) => ({ line, why: `${id}: ${NO_SUCH_ROW}` })));
		}
		try {
			refuseTwoValues(wanted);
			const { scheme, effective } = correctRow(held, wanted, basis);
			if (scheme === undefined) {
				rows.delete(id);
				changed.push(...effective);
			} else if (effective.length > 0) {
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

/** A row with its corrections, and those that changed it. @throws Error for a correction that cannot be applied */
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
): LicensingScheme | undefined {
	if (correction.change === "add") {
		return scheme ?? newScheme(correction, basis);
	}
	if (correction.change === "drop") {
		return withoutPage(scheme, correction.url);
	}
	if (scheme === undefined) {
		throw new Error(NO_SUCH_ROW);
	}
	if (correction.change === "set") {
		return { ...scheme, ...setField(scheme, correction, basis.wards) };
	}
	return correction.change === "evidence" ? withEvidence(scheme, correction, basis) : scheme;
}

/** Takes a page from a row, or the row away where the correction names no page. */
function withoutPage(
	scheme: LicensingScheme | undefined,
	url: string | null,
): LicensingScheme | undefined {
	return url === null || scheme === undefined
		? undefined
		: { ...scheme, evidence: scheme.evidence.filter((page) => page.url !== url) };
}

function withEvidence(
	scheme: LicensingScheme,
	{ url, publisher, pageDay, proves }: Extract<Correction, { change: "evidence" }>,
	{ readDay }: Basis,
): LicensingScheme {
	const page = { url, publisher, pageDay, readDay, readBy: BY_CHECK, proves };
	const held = scheme.evidence.find((each) => each.url === url);
	if (held === undefined) {
		return { ...scheme, evidence: [...scheme.evidence, page] };
	}
	// The check's own sentence may be reworded; an administrator's may not.
	return held.readBy === BY_CHECK
		? { ...scheme, evidence: scheme.evidence.map((each) => (each === held ? page : each)) }
		: scheme;
}

/** Refuses two values for one field, or two accounts of one page, because nobody can say which is meant. @throws Error naming the field or page */
function refuseTwoValues(corrections: readonly Correction[]): void {
	const values = new Map<string, string>();
	for (const correction of corrections) {
		const [subject, content] =
			correction.change === "evidence"
				? [correction.url, correction.proves]
				: correction.change === "set"
					? [correction.field, correction.value]
					: [`${correction.change} ${correction.change === "drop" ? correction.url : ""}`, ""];
		if ((values.get(subject) ?? content) !== content) {
			throw new Error(`${subject} has two values`);
		}
		values.set(subject, content);
	}
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

/** Refuses defects that the corrections bring in. Defects that the row had before do not block them. @throws Error naming the new ones */
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
