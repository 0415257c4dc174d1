import type { IsoDate } from "../../base/calendar.ts";
import { type Evidence, mostTelling, notCovered, unknown } from "../../base/evidence.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { reaches } from "../../base/facts/live-sources.ts";
import { failureInWords } from "../../base/facts/source-answer.ts";
import { knownNation } from "../../base/place/possible-nations.ts";
import { certifiedHome } from "./certified-home.ts";
import type { EnergyFigures, SomeEnergyFigures } from "./energy-figures.ts";
import { certificateCitation, noneInWords, registerCitation } from "./register-citation.ts";
import { typicalOfArea, typicalOfPostcode } from "./typical-home.ts";

/**
 * Figures from the chosen home's certificate; without a chosen home, from the postcode's typical home, then the area's typical band; else the reason for
 * having none. A chosen home never borrows a neighbour's figure. Source: Rule PLACE-3, Rule PLACE-4.
 */
export function energyFigures(
	facts: Facts,
	chosen: Certificate | null,
	day: IsoDate,
): EnergyFigures {
	const origins = chosen
		? [certifiedHome(chosen, day)]
		: [typicalOfPostcode(facts, day), typicalOfArea(facts)];
	const gap = chosen ? notOnCertificate(chosen) : gapOf(facts);
	const best = <T>(read: (origin: SomeEnergyFigures) => Evidence<T> | undefined): Evidence<T> =>
		mostTelling([...origins.map(read).filter((figure) => figure !== undefined), gap]);
	return {
		band: best((origin) => origin.band),
		potentialBand: best((origin) => origin.potentialBand),
		points: best((origin) => origin.points),
		potentialPoints: best((origin) => origin.potentialPoints),
		propertyType: best((origin) => origin.propertyType),
		floorArea: best((origin) => origin.floorArea),
		upgradeCost: best((origin) => origin.upgradeCost),
	};
}

function notOnCertificate(certificate: Certificate): Evidence<never> {
	return unknown({
		basis: "property",
		note: "The home's certificate does not give this figure.",
		citations: [certificateCitation(certificate)],
	});
}

function gapOf(facts: Facts): Evidence<never> {
	const { nation } = facts.place;
	const isOpen = knownNation(facts.place) === null;
	const { certificates } = facts.live;
	if (!reaches("certificates", nation) && certificates.state === "silent") {
		return notCovered({
			basis: "country",
			note: `${isOpen ? "We don't know in which nation the home lies. " : ""}Energy certificates of ${nation} are kept in a register that we do not read yet.`,
		});
	}
	const note =
		certificates.state === "answered"
			? certificates.data.summaries.length > 0
				? "No current certificate at this postcode gives this figure."
				: noneInWords(certificates.data)
			: `Known from the home's own certificate only. The energy register ${failureInWords[certificates.why]}.`;
	return unknown({
		basis: "postcode",
		note,
		citations: [{ ...registerCitation(certificates), asOf: null }],
	});
}
