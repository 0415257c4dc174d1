import type { Certificate } from "#domain/base/facts/certificate.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import { failureInWords, isFault, unwrap } from "#domain/base/facts/source-answer.ts";
import { Problem } from "#worker/platform/problem.ts";
import { keepCertificate, readCertificate } from "./facts-cache.ts";
import { fetchSource } from "./fetch-source.ts";
import type { Gathering } from "./gathering.ts";

/** Milliseconds from the visitor's request within which it must be answered, and the least worth asking with. */
const VISITOR_WAITS = 4_700;
const LEAST = 300;

/**
 * The certificate the visitor chose, which must be one of this postcode's: never a neighbour's from elsewhere. One that was not
 * gathered with the postcode is asked for now and kept.
 * @throws Problem `certificate_unknown` when it is not, `unavailable` when the register cannot be asked now.
 */
export async function chooseCertificate(
	gathering: Gathering,
	facts: Facts,
	number: string,
): Promise<Certificate> {
	const { certificates } = facts.live;
	const listed = unwrap(certificates);
	if (certificates.state === "silent" && !isFault(certificates)) {
		throw new Problem(
			"certificate_unknown",
			`No home can be chosen at ${facts.postcode}: the energy register ${failureInWords[certificates.why]}.`,
		);
	}
	if (!listed) {
		throw unavailable();
	}
	if (!listed.summaries.some((certificate) => certificate.number === number)) {
		throw unknownHere(facts.postcode);
	}
	const gathered = listed.details.find((certificate) => certificate.number === number);
	return (
		gathered ??
		(await readCertificate(gathering.cache, number)) ??
		(await fetchCertificate(gathering, facts, number))
	);
}

async function fetchCertificate(
	{ sources, cache, now, askedAt, admit, waitUntil }: Gathering,
	{ postcode }: Facts,
	number: string,
): Promise<Certificate> {
	await admit();
	const answer = await fetchSource(
		sources.certificates,
		(register, signal) => register.certificate(number, signal),
		{ name: "certificates", limitMs: Math.max(LEAST, VISITOR_WAITS - (now() - askedAt)), now },
	);
	if (answer.state === "silent") {
		throw unavailable();
	}
	if (answer.data === null) {
		throw unknownHere(postcode);
	}
	waitUntil(keepCertificate(cache, answer.data));
	return answer.data;
}

function unknownHere(postcode: string): Problem {
	return new Problem(
		"certificate_unknown",
		`That certificate is not one of ${postcode}. Choose the address again.`,
	);
}

function unavailable(): Problem {
	return new Problem(
		"unavailable",
		"The energy register cannot be asked about this home right now. Please try again in a few minutes.",
		{ retryAfter: 600 },
	);
}
