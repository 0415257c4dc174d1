import type { Preview, PreviewQuery } from "#contracts/preview.ts";
import { assessAsStated } from "#worker/facts/assess-as-stated.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { likelyAuthority } from "#worker/facts/likely-authority.ts";
import { toPreview } from "./preview-response.ts";

/** What is asked of our tables while the postcode is assessed. */
type Asked = {
	readonly viewer: Promise<{ entitled: boolean }>;
	/** Of a report, in pounds. */
	readonly price: Promise<number | null>;
};

/** The preview of a postcode, for the home, use and figures the visitor stated, as far as they may read it. */
export async function previewPostcode(
	gathering: Gathering,
	text: string,
	query: PreviewQuery,
	{ viewer, price }: Asked,
): Promise<Preview> {
	const [assessment, reader, pounds] = await Promise.all([
		assessAsStated(gathering, text, query),
		viewer,
		price,
	]);
	const preview = toPreview(assessment, reader, pounds);
	gathering.count({ event: "preview", subject: likelyAuthority(assessment.facts) });
	return preview;
}
