import type { SchemeEvidence } from "#domain/base/facts/scheme.ts";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";
import type { SchemeDefects } from "#domain/subjects/licensing/scheme-defects.ts";
import { Problem } from "#worker/platform/problem.ts";

type RowDefects = SchemeDefects & { readonly url?: string; readonly evidence?: string };

/** Lets a row pass that has no defect. @throws Problem `invalid_input`, a sentence per field */
export function refuseDefects(defects: RowDefects): void {
	const [first] = Object.values(defects);
	if (first !== undefined) {
		throw new Problem("invalid_input", first, { fields: defects });
	}
}

/** What is wrong with wards that are not all of this authority. */
export function defectsOfCodes(
	wardCodes: readonly string[],
	wards: readonly { readonly code: string }[],
): SchemeDefects {
	const own = new Set(wards.map(({ code }) => code));
	return wardCodes.every((code) => own.has(code))
		? {}
		: { wardCodes: "Choose wards of this council." };
}

/** What is wrong with the address of a council's page. */
export function defectsOfPage(url: string | null): RowDefects {
	const defect = url === null ? null : councilPageDefect(url);
	return defect === null ? {} : { url: defect };
}

/** What is wrong with the address of a page that a row rests on. A copy of a site may be noted: it is never shown. */
export function defectsOfEvidence(evidence: readonly SchemeEvidence[]): RowDefects {
	const defect = evidence.map(({ url }) => councilPageDefect(url)).find((words) => words !== null);
	return defect ? { evidence: defect } : {};
}
