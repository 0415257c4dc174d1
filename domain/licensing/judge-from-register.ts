import type { IsoDate } from "../calendar.ts";
import { judgeSchemes } from "./judge-schemes.ts";
import type { LicensingScope } from "./licensing-scope.ts";
import type { SchemeKind } from "./scheme.ts";
import { summarise } from "./summaries.ts";
import type { Judgement } from "./verdict.ts";

/** What the register alone says of one kind of scheme at a place on a day, as a judgement with its sentence. */
export function judgeFromRegister(
	kind: Exclude<SchemeKind, "none">,
	{ place, schemes, registerAsOf }: LicensingScope,
	day: IsoDate,
): Judgement {
	const finding = judgeSchemes(kind, { place, schemes, day });
	return {
		verdict: finding.verdict,
		summary: summarise(kind, finding, { place, registerAsOf }),
		schemes: finding.schemes,
		basis: place.grain === "unit" ? "postcode" : "area",
		citations: [{ source: "licensingRegister", asOf: registerAsOf }],
	};
}
