import type { SchemeChange } from "#contracts/admin/licensing-register.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { defectsBrought, listsWards } from "#domain/licensing/scheme-defects.ts";
import { defectsOfCodes, defectsOfPage, refuseDefects } from "./refuse-scheme.ts";
import type { SchemeRow } from "./register-repository.ts";

/** A row with what is given of a change. */
export function changedScheme(scheme: SchemeRow, change: SchemeChange): SchemeRow {
	const { wardCodes, hasUnmatchedWards, reviewSeen: _, ...rest } = change;
	const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
	const after = {
		...scheme,
		...given,
		wardCodes: wardsAfter(scheme.wardCodes, wardCodes ?? scheme.wardCodes),
	};
	// Left behind on a whole district it would make the edge of that uncertain too.
	const unmatched = hasUnmatchedWards ?? scheme.hasUnmatchedWards;
	return { ...after, hasUnmatchedWards: unmatched && listsWards(after) };
}

/** Wards in another order are no change. */
function wardsAfter(before: string[], after: readonly string[]): string[] {
	const sorted = [...new Set(after)].toSorted();
	return before.toSorted().join() === sorted.join() ? before : sorted;
}

/** Wards and the address that the row had before stay allowed: the councils' own borders move too, and an older page is shown as what it is. @throws Problem `invalid_input` */
export function refuseChange(
	{
		before,
		after,
		wards,
	}: { before: SchemeRow; after: SchemeRow; wards: readonly { readonly code: string }[] },
	today: IsoDate,
): void {
	const added = after.wardCodes.filter((code) => !before.wardCodes.includes(code));
	refuseDefects({
		...defectsOfCodes(added, wards),
		...defectsBrought({ before, after }, today),
		...(after.url === before.url ? {} : defectsOfPage(after.url)),
	});
}
