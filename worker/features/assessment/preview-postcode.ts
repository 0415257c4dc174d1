import type { Preview, PreviewQuery } from "#contracts/preview.ts";
import { assessAsStated } from "#worker/gathering/assess-as-stated.ts";
import type { Gathering } from "#worker/gathering/gathering.ts";
import { toPreview } from "./preview-response.ts";

/** The free preview of a postcode, for the home, use and figures the visitor stated. */
export async function previewPostcode(
	gathering: Gathering,
	text: string,
	query: PreviewQuery,
): Promise<Preview> {
	// Plans entitle, and none can be had yet, so every visitor reads the free part.
	return toPreview(await assessAsStated(gathering, text, query), { entitled: false });
}
