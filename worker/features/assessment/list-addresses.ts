import type { Addresses } from "#contracts/addresses.ts";
import { londonDay } from "#domain/calendar.ts";
import { isExpired } from "#domain/epc/current-certificates.ts";
import type { Coverage } from "#domain/evidence.ts";
import type { Answer } from "#domain/facts.ts";
import { answeredOn, said, silenceInWords } from "#domain/silence.ts";
import { toldSources } from "#domain/told.ts";
import { factsFor } from "#worker/gathering/facts-for.ts";
import type { Gathering } from "#worker/gathering/gathering.ts";
import { readPostcode } from "#worker/gathering/read-postcode.ts";

/** The homes at a postcode that have a certificate, each with its newest one. */
export async function listAddresses(gathering: Gathering, text: string): Promise<Addresses> {
	const facts = await factsFor(gathering, readPostcode(text));
	const { certificates } = facts.live;
	const day = londonDay(gathering.now());
	const summaries = said(certificates)?.summaries ?? [];
	return {
		postcode: facts.postcode,
		addresses: summaries.map((certificate) => ({
			certificate: certificate.number,
			address: certificate.address,
			epcRating: certificate.band,
			registeredOn: certificate.registeredOn,
			expired: isExpired(certificate, day),
		})),
		provenance: {
			basis: "postcode",
			coverage: coverageOf(certificates),
			place: facts.postcode,
			sample: summaries.length,
			note:
				certificates.state === "silent"
					? `The energy register ${silenceInWords[certificates.why]}.`
					: summaries.length === 0
						? "The register has no certificate at this postcode."
						: null,
			sources: toldSources([{ source: "energyRegister", asOf: answeredOn(certificates) }]),
		},
	};
}

function coverageOf(answer: Answer<unknown>): Coverage {
	if (answer.state === "answered") {
		return "ok";
	}
	return answer.why === "nation_not_covered" ? "not_covered" : "unknown";
}
