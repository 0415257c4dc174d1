import type { LegalBasis } from "../../base/legal-basis.ts";
import type { Nation } from "../../base/nation.ts";

/** Whom the law of a nation spares a licence, whatever a council has designated. */
export type NationalExemptions = LegalBasis & { readonly text: string };

/** That there are such homes, where they are not named. */
export const SOME_HOMES_SPARED = "National law spares some homes an additional or selective one";

/** Kinds of licences that councils ask for by designations. */
type DesignatedLicence = "selective" | "additional";

/*
 * Neither carries a day on which we checked it: both were read in excerpts and in councils' words, and of SI 2006/370 not the text as revised on 1 May 2026.
 */

const sparedSelective: NationalExemptions = {
	text: "National law spares homes let to close family as their only or main home. It spares holiday lets, and homes that the landlord shares with the tenant. It spares leases of over 21 years that the landlord cannot end early, and business and farm tenancies. It spares homes run by a public body or a registered provider of social housing, and student homes run by a university. Each has conditions: read the law.",
	source:
		"Selective Licensing of Houses (Specified Exemptions) (England) Order 2006 (SI 2006/370) article 2; Housing Act 2004 section 79",
	url: "https://www.legislation.gov.uk/uksi/2006/370/article/2",
	lastChecked: null,
};

const sparedAdditional: NationalExemptions = {
	text: "National law spares homes of two people, and homes of the owner with at most two others. It spares homes run by a public body, a registered provider of social housing or a co-operative of those who live there. It spares student homes run by a university, and religious communities. Each has conditions: read the law.",
	source: "Housing Act 2004 Schedule 14",
	url: "https://www.legislation.gov.uk/ukpga/2004/34/schedule/14",
	lastChecked: null,
};

/** England alone exempts homes from selective licences: in Wales an order of its own does, and no council there has a scheme. */
const exemptions: Readonly<
	Record<Nation, Readonly<Partial<Record<DesignatedLicence, NationalExemptions>>>>
> = {
	England: { selective: sparedSelective, additional: sparedAdditional },
	Wales: { additional: sparedAdditional },
	Scotland: {},
	"Northern Ireland": {},
};

/** What stands once beside a verdict on such a licence; null where the nation has no such licences. Source: Rule LICENCE-16. */
export function nationalExemptions(
	kind: DesignatedLicence,
	nation: Nation,
): NationalExemptions | null {
	return exemptions[nation][kind] ?? null;
}
