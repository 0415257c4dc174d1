import type { Preview, PreviewQuery } from "#contracts/preview.ts";
import { assess } from "#domain/assess.ts";
import { londonDay } from "#domain/calendar.ts";
import { statedInputs } from "#domain/inputs.ts";
import { chooseCertificate } from "#worker/gathering/choose-certificate.ts";
import { factsFor } from "#worker/gathering/facts-for.ts";
import type { Gathering } from "#worker/gathering/gathering.ts";
import { readPostcode } from "#worker/gathering/read-postcode.ts";
import { toPreview } from "./preview-response.ts";

/** The free preview of a postcode, for the home, use and figures the visitor stated. */
export async function previewPostcode(
	gathering: Gathering,
	text: string,
	query: PreviewQuery,
): Promise<Preview> {
	const facts = await factsFor(gathering, readPostcode(text));
	const chosen = query.certificate
		? await chooseCertificate(gathering, facts, query.certificate)
		: null;
	const assessment = assess(facts, {
		inputs: statedInputs(query),
		chosen,
		day: londonDay(gathering.now()),
	});
	// Plans and paid reports entitle; neither can be had yet, so every visitor reads the free part.
	return toPreview(assessment, { entitled: false });
}
