import type { Addresses } from "#contracts/postcode.ts";
import { londonDay } from "#domain/base/calendar.ts";
import type { Coverage } from "#domain/base/evidence.ts";
import { serializeSources } from "#domain/base/evidence-dto.ts";
import type { Answer, CertificateFacts } from "#domain/base/facts/facts.ts";
import { failureInWords, unwrap } from "#domain/base/facts/source-answer.ts";
import { isExpired } from "#domain/subjects/energy/current-certificates.ts";
import {
	noneInWords,
	registerCitation,
	showsAddresses,
} from "#domain/subjects/energy/register-citation.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";

/** The homes at a postcode that have a certificate, each with its newest one. */
export async function listAddresses(gathering: Gathering, text: string): Promise<Addresses> {
	const facts = await factsFor(gathering, readPostcode(text));
	const { certificates } = facts.live;
	const day = londonDay(gathering.now());
	const summaries = unwrap(certificates)?.summaries ?? [];
	// No one could choose among homes without addresses.
	const shown = showsAddresses(certificates) ? summaries : [];
	return {
		postcode: facts.postcode,
		addresses: shown.map((certificate) => ({
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
			note: noteOn(certificates),
			sources: serializeSources([registerCitation(certificates)]),
		},
	};
}

function noteOn(answer: Answer<CertificateFacts>): string | null {
	if (answer.state === "silent") {
		return `The energy register ${failureInWords[answer.why]}.`;
	}
	if (answer.data.summaries.length === 0) {
		return noneInWords(answer.data);
	}
	return showsAddresses(answer)
		? null
		: "Addresses on Scottish certificates are not ours to show, so no home can be chosen here.";
}

function coverageOf(answer: Answer<unknown>): Coverage {
	if (answer.state === "answered") {
		return "ok";
	}
	return answer.why === "nation_not_covered" ? "not_covered" : "unknown";
}
