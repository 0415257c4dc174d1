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
	/** Of its official name. */
	readonly slug: string;
	readonly code: string;
	/** As a sentence has it. */
	readonly name: string;
	readonly nation: Nation;
	readonly region: string | null;
	/** Councils it took the place of, and other names of it. */
	readonly otherNames: readonly string[];
	/** `YYYY-MM-DD`: the day on which it was judged. */
	readonly day: IsoDate;
	/** `YYYY-MM-DD`: the day on which the newest page behind its schemes was read; null where none was. */
	readonly readOn: IsoDate | null;
	readonly kinds: readonly AreaKind[];
	/** The nation's law, and what letting without a licence can cost. */
	readonly law: readonly AreaRule[];
	readonly penalties: readonly AreaRule[];
	readonly figures: readonly AuthorityFigure[];
	/** Schemes that a map of it may show. */
	readonly schemes: readonly MapScheme[];
};

type AreaSubject = AreaRegister & {
	readonly code: string;
	readonly region: string | null;
	readonly market: AuthorityMarket;
	readonly areas: readonly Pick<AreaFacts, "medianBand" | "certificates">[];
};

/** The page of an authority: the register judged, the nation's law, and what is published for the whole of it. */
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
