import { londonDay } from "#domain/base/calendar.ts";
import { isBelowMinimum } from "#domain/base/facts/band.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import { statedInputs } from "#domain/base/inputs.ts";
import { nationRefusal, settleNation } from "#domain/base/place/settle-nation.ts";
import { type Assessment, assess } from "#domain/judgement/assess.ts";
import {
	SAMPLE_FIGURES,
	SAMPLE_LANDLORD,
	SAMPLE_POSTCODE,
} from "#domain/site/example-postcodes.ts";
import { isExpired, newestPerAddress } from "#domain/subjects/energy/current-certificates.ts";
import { brmaRefusal } from "#domain/subjects/market/housing-benefit/rental-area.ts";
import { Problem } from "#worker/platform/problem.ts";
import { chooseCertificate } from "./choose-certificate.ts";
import { factsFor } from "./facts-for.ts";
import type { Gathering } from "./gathering.ts";
import { readPostcode } from "./place-problem.ts";

/** What a visitor states about a home: amounts in pounds, and the certificate they chose, if any. */
type Stated = Parameters<typeof statedInputs>[0] & { readonly certificate?: string | undefined };

/**
 * Today's assessment of a postcode for the home, use and figures stated: the same for a preview and for the report that follows it.
 * @throws Problem of the postcode, `certificate_unknown`, `unavailable`, `invalid_input` of a nation or rental market area that the place is not in
 */
export async function assessAsStated(
	gathering: Gathering,
	postcode: string,
	stated: Stated,
): Promise<Assessment> {
	return assessFacts(gathering, await factsFor(gathering, readPostcode(postcode)), stated);
}

/**
 * Today's assessment of gathered facts for the home, use and figures stated.
 * @throws Problem `certificate_unknown`, `unavailable`, `invalid_input` of a nation or rental market area that the place is not in
 */
export async function assessFacts(
	gathering: Gathering,
	facts: Facts,
	stated: Stated,
): Promise<Assessment> {
	const inputs = statedInputs(stated);
	const refusal = nationRefusal(facts.place, inputs.nation);
	if (refusal !== null) {
		throw new Problem("invalid_input", refusal, { fields: { nation: refusal } });
	}
	const wrongArea = brmaRefusal(settleNation(facts, inputs.nation), inputs.brma);
	if (wrongArea !== null) {
		throw new Problem("invalid_input", wrongArea, { fields: { brma: wrongArea } });
	}
	const chosen = stated.certificate
		? await chooseCertificate(gathering, facts, stated.certificate)
		: null;
	return assess(facts, {
		inputs,
		chosen,
		day: londonDay(gathering.now()),
	});
}

/**
 * Today's assessment of a postcode about which no one stated anything: let to one household, every figure from our sources.
 * @throws Problem of the postcode, `rate_limited`, `unavailable`
 */
export function assessUnstated(gathering: Gathering, postcode: string): Promise<Assessment> {
	return assessAsStated(gathering, postcode, nothingStated);
}

/**
 * Today's assessment of the sample: the first home of its postcode whose own certificate allows it to be let, at the figures and for the landlord that
 * it states as examples. Without such a certificate it is of the postcode. @throws Problem as `assessUnstated`
 */
export async function assessSample(gathering: Gathering): Promise<Assessment> {
	const facts = await factsFor(gathering, readPostcode(SAMPLE_POSTCODE));
	const day = londonDay(gathering.now());
	const certified = newestPerAddress(unwrap(facts.live.certificates)?.details ?? []);
	return assess(facts, {
		inputs: statedInputs({ ...nothingStated, ...SAMPLE_FIGURES }),
		chosen:
			certified.find(
				(home) => !isExpired(home, day) && home.band !== null && !isBelowMinimum(home.band),
			) ?? null,
		day,
		owners: [SAMPLE_LANDLORD],
	});
}

const nothingStated = {
	use: "single",
	rentOf: "home",
	owned: false,
	exemption: false,
	c4permission: false,
} as const;
