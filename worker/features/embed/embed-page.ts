import type { Preview } from "#contracts/preview.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { questions } from "#domain/judgement/answer/answer-words.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";

/** The only style of a frame. Its hash stands in the frame's policy, so no other is applied. */
export const EMBED_STYLE =
	":root{color-scheme:light dark}body{margin:0;font:1rem/1.45 system-ui,sans-serif}main{border:1px solid #8886;border-radius:8px;padding:1rem;max-width:32rem;box-sizing:border-box;margin:0 auto;overflow-wrap:anywhere}p{margin:0 0 .5rem}h1{font-size:1.375rem;line-height:1.2;margin:0 0 .5rem}small{display:block}";

/** The first answer about a postcode, its reason, its day and where the rest is. `base`: the product's own address. */
export function answerFrame({ postcode, answer, assessedOn }: Preview, base: string): string {
	const page = `${base}${screens.property.replace(":postcode", postcode.replace(" ", ""))}`;
	return frame(
		`${questions.let} ${postcode}`,
		`<p>${questions.let} A home at ${escapeMarkup(postcode)}:</p>
<h1>${escapeMarkup(answer.let.headline)}</h1>
<p>${escapeMarkup(answer.let.reason)}</p>
<p><a href="${escapeMarkup(page)}" target="_blank" rel="noopener">All answers, with their sources</a></p>
<small>${APP_NAME}, as of ${dateInWords(assessedOn)}. Information, not advice.</small>`,
	);
}

/** Says why there is no answer, and nothing else. */
export function refusalFrame(reason: string): string {
	return frame("No answer", `<p>${escapeMarkup(reason)}</p>`);
}

function frame(title: string, content: string): string {
	return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · ${APP_NAME}</title>
<style>${EMBED_STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
