import type { IsoDate } from "../../base/calendar.ts";
import type { AreaFacts, AuthorityMarket } from "../../base/facts/facts.ts";
import type { Nation } from "../../base/nation.ts";
import { restsOnPage } from "../../subjects/licensing/proven-scheme.ts";
import { shownEvidence } from "../../subjects/licensing/scheme-evidence.ts";
import type { MapScheme } from "../map/map-subject.ts";
import { schemesOnMap } from "../map/schemes-on-map.ts";
import { penaltyLines } from "../report/licensing/compose-licensing.ts";
import { type AuthorityFigure, authorityFigures } from "./area-figures.ts";
import { type AreaRule, areaLaw } from "./area-law.ts";
import { type AreaKind, type AreaRegister, areaLicensing } from "./area-licensing.ts";
import { areaSlug, plainName } from "./area-slug.ts";
import { otherNamesOf } from "./former-areas.ts";

/** All that an authority's page says on a day. */
export type AreaPage = {
	/** Made from its official name. */
	readonly slug: string;
	readonly code: string;
	/** Name for use in a sentence. */
	readonly name: string;
	readonly nation: Nation;
	readonly region: string | null;
	/** Councils that it replaced, and its other names. */
	readonly otherNames: readonly string[];
	/** `YYYY-MM-DD`: the day on which it was judged. */
	readonly day: IsoDate;
	/** `YYYY-MM-DD`: latest day on which a page behind its schemes was read; null where none was. */
	readonly readOn: IsoDate | null;
	readonly kinds: readonly AreaKind[];
	/** The nation's law, including penalties for letting without a licence. */
	readonly law: readonly AreaRule[];
	readonly penalties: readonly AreaRule[];
	readonly figures: readonly AuthorityFigure[];
	/** Schemes that its map may show. */
	readonly schemes: readonly MapScheme[];
};

type AreaSubject = AreaRegister & {
	readonly code: string;
	readonly region: string | null;
	readonly market: AuthorityMarket;
	readonly areas: readonly Pick<AreaFacts, "medianBand" | "certificates">[];
};

/** Page of an authority: verdicts from the register, the nation's law, and figures for the whole authority. */
export function areaPage(subject: AreaSubject): AreaPage {
	const { code, council, nation, region, schemes, day, market, areas } = subject;
	return {
		slug: areaSlug(council),
		code,
		name: plainName(council),
		nation,
		region,
		otherNames: otherNamesOf(council).filter((other) => other !== plainName(council)),
		day,
		readOn:
			schemes
				.flatMap(({ evidence }) => shownEvidence(evidence).map(({ readDay }) => readDay))
				.toSorted()
				.at(-1) ?? null,
		kinds: areaLicensing(subject),
		law: areaLaw(nation, day),
		penalties: penaltyLines(nation, day),
		figures: authorityFigures(market, areas),
		schemes: schemesOnMap(schemes.filter(restsOnPage), day, () => "unsettled"),
	};
}
