import type { Preview, PreviewQuery } from "#contracts/preview.ts";
import { assessAsStated } from "#worker/gathering/assess-as-stated.ts";
import type { Gathering } from "#worker/gathering/gathering.ts";
import { likelyAuthority } from "#worker/gathering/likely-authority.ts";
import { toPreview } from "./preview-response.ts";

/** The preview of a postcode, for the home, use and figures the visitor stated, as far as they may read it. */
export async function previewPostcode(
	gathering: Gathering,
	text: string,
	query: PreviewQuery,
	viewer: Promise<{ entitled: boolean }>,
): Promise<Preview> {
	const [assessment, reader] = await Promise.all([assessAsStated(gathering, text, query), viewer]);
	const preview = toPreview(assessment, reader);
	gathering.count({ event: "preview", subject: likelyAuthority(assessment.facts) });
	return preview;
}
