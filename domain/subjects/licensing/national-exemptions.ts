import type { LegalBasis } from "../../base/legal-basis.ts";
import type { Nation } from "../../base/nation.ts";

/** Exemptions from a licence under national law, whatever a council has designated. */
export type NationalExemptions = LegalBasis & { readonly text: string };

/** Says that exemptions exist, where they are not listed. */
export const SOME_HOMES_SPARED = "National law spares some homes an additional or selective one";

/** Kinds of licences that council designations can require. */
type DesignatedLicence = "selective" | "additional";

/* Neither has a check date: both were read in excerpts and in councils' words, and SI 2006/370 not as revised on 1 May 2026. */

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

/** Only England's exemptions from selective licences are listed; Wales has an order of its own, and no council there has a scheme. */
const exemptions: Readonly<
	Record<Nation, Readonly<Partial<Record<DesignatedLicence, NationalExemptions>>>>
> = {
	England: { selective: sparedSelective, additional: sparedAdditional },
	Wales: { additional: sparedAdditional },
	Scotland: {},
	"Northern Ireland": {},
};

/** Exemptions shown once beside a verdict on such a licence; null where the nation has none. Source: Rule LICENCE-16. */
export function nationalExemptions(
	kind: DesignatedLicence,
	nation: Nation,
): NationalExemptions | null {
	return exemptions[nation][kind] ?? null;
}
