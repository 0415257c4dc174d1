import { londonDay } from "#domain/base/calendar.ts";
import type { Answer, CertificateFacts } from "#domain/base/facts/facts.ts";
import { reaches } from "#domain/base/facts/live-sources.ts";
import { isFault, unwrap } from "#domain/base/facts/source-answer.ts";
import type { Nation } from "#domain/base/nation.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { isExpired, newestPerAddress } from "#domain/subjects/energy/current-certificates.ts";
import { fetchSource } from "./fetch-source.ts";
import type { Gathering } from "./gathering.ts";

/** Certificates read in full for the typical home of a postcode. The register's search gives bands only, and each detail is a call. */
const MAX_DETAILS = 12;

export type CertificatesGathered = {
	readonly answer: Answer<CertificateFacts>;
	/** False when the list or one of the details failed. */
	readonly whole: boolean;
};

/**
 * The certificates of a postcode: the list, then up to twelve current ones in full, all within `limitMs` together. Details that
 * did not come in time are left out; the list stands without them.
 */
export async function gatherCertificates(
	{ sources, now }: Gathering,
	postcode: Postcode,
	limitMs: number,
): Promise<CertificatesGathered> {
	const started = now();
	const list = await fetchSource(
		sources.certificates,
		(register, signal) => register.search(postcode, signal),
		{ name: "certificates", limitMs: limitMs / 2, now },
	);
	if (list.state === "silent") {
		return { answer: list, whole: !isFault(list) };
	}
	const today = londonDay(now());
	const summaries = newestPerAddress(list.data);
	const homes = summaries.filter((summary) => !isExpired(summary, today));
	const left = limitMs - (now() - started);
	const details = await Promise.all(
		homes.slice(0, MAX_DETAILS).map(({ number }) =>
			fetchSource(
				sources.certificates,
				(register, signal) => register.certificate(number, signal),
				{
					name: "certificates",
					limitMs: left,
					now,
				},
			),
		),
	);
	return {
		answer: {
			...list,
			data: {
				summaries,
				details: details.map(unwrap).filter((detail) => detail !== null),
			},
		},
		whole: !details.some(isFault),
	};
}

/**
 * Chooses the certificates of a postcode once its place is known: the register's answer if there is one, else
 * the imported files of its area. A register that failed stays noted as failed, so that it is asked again soon.
 * It holds nothing outside England and Wales, so its empty answer there says nothing. `now` is UTC milliseconds.
 */
export function orImported(
	gathered: CertificatesGathered,
	imported: CertificateFacts | null,
	{ nation, now }: { nation: Nation; now: number },
): CertificatesGathered {
	const isCovered = reaches("certificates", nation);
	const whole = gathered.whole || !isCovered;
	if (isCovered && gathered.answer.state === "answered") {
		return gathered;
	}
	if (imported) {
		const registerFailed = isCovered && isFault(gathered.answer);
		return { answer: { state: "answered", at: now, data: { ...imported, registerFailed } }, whole };
	}
	return isCovered ? gathered : { answer: { state: "silent", why: "nation_not_covered" }, whole };
}
