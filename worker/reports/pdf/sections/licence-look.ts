import type { Verdict } from "#domain/licensing/verdict.ts";
import { verdictInWords, verdictTone } from "#domain/licensing/verdict-words.ts";
import type { LicensingSection } from "#domain/report/licensing-section.ts";
import { DOES_NOT_APPLY, natureOf } from "#domain/report/words/licensing-words.ts";
import type { Tone } from "#domain/tone.ts";
import { type Sign, signOf } from "../mark.ts";

type Cell = Pick<
	LicensingSection["matrix"][number]["cells"][number],
	"kind" | "verdict" | "applies"
>;
type Look = { readonly tone: Tone; readonly sign: Sign; readonly word: string };

/** A verdict's word, sign and colour. */
export function licenceLook({ kind, verdict, applies }: Cell): Look {
	if (!applies) {
		return { tone: "grey", sign: "minus", word: DOES_NOT_APPLY };
	}
	const judged = { verdict, ...natureOf(kind) };
	const tone = verdictTone(judged);
	const word = verdictInWords(judged);
	return { tone, sign: ownSign[verdict] ?? signOf[tone], word };
}

const ownSign: Readonly<Partial<Record<Verdict, Sign>>> = { starting_soon: "clock" };
