import type { IsoDate } from "../../base/calendar.ts";
import { type Evidence, known, unknown } from "../../base/evidence.ts";
import { bandOf } from "../../base/facts/band.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import { pence } from "../../base/money.ts";
import { dateInWords } from "../../base/words.ts";
import { costTo } from "./cost-to-band.ts";
import { isExpired, validUntil } from "./current-certificates.ts";
import type { EnergyFigures, SomeEnergyFigures } from "./energy-figures.ts";
import { certificateCitation } from "./register-citation.ts";

/** Figures of one home from its own certificate. An expired certificate is still used, marked estimated. */
export function certifiedHome(certificate: Certificate, day: IsoDate): SomeEnergyFigures {
	const expired = isExpired(certificate, day);
	const figure = <T>(value: T | null): Evidence<T> | undefined =>
		value === null
			? undefined
			: known({
					value,
					basis: "property",
					coverage: expired ? "estimated" : "ok",
					place: certificate.address,
					note: expired
						? `From a certificate that expired on ${dateInWords(validUntil(certificate))}.`
						: null,
					citations: [certificateCitation(certificate)],
				});
	const { points, potentialPoints } = certificate;
	return {
		band: figure(points === null ? certificate.band : bandOf(points)),
		potentialBand: figure(
			potentialPoints === null ? certificate.potentialBand : bandOf(potentialPoints),
		),
		points: figure(points),
		potentialPoints: figure(potentialPoints),
		propertyType: figure(typeInWords(certificate)),
		floorArea: figure(certificate.floorArea),
		upgradeCost: upgradeCost(certificate, figure),
	};
}

/** "House, mid-terrace"; either alone where the certificate gives one. */
export function typeInWords(
	certificate: Pick<Certificate, "propertyType" | "builtForm">,
): string | null {
	const { propertyType, builtForm } = certificate;
	if (propertyType === null || builtForm === null) {
		return propertyType ?? builtForm;
	}
	return `${propertyType}, ${builtForm.toLowerCase()}`;
}

function upgradeCost(
	certificate: Certificate,
	figure: <T>(value: T) => Evidence<T> | undefined,
): EnergyFigures["upgradeCost"] | undefined {
	const cost = costTo(certificate);
	if (!cost.known) {
		return unknown({
			basis: "property",
			note: cost.reason,
			place: certificate.address,
			citations: [certificateCitation(certificate)],
		});
	}
	const middle = figure(pence(Math.round((cost.low + cost.high) / 2)));
	return middle && cost.steps > 0
		? {
				...middle,
				range: [cost.low, cost.high],
				note: `Cost printed on the certificate for the ${cost.steps} steps to band C. Printed ranges ignore the size of the home.`,
			}
		: middle;
}
