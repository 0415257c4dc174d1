import { type Postcode, postcodesIn } from "../../base/postcode.ts";

/** Signs that are taken for one another when a postcode is read off paper or a screen: O and 0, I, L and 1, S and 5. */
const taken: Readonly<Record<string, string>> = {
	O: "0",
	Q: "0",
	I: "1",
	L: "1",
	Z: "2",
	S: "5",
	G: "6",
	B: "8",
	"0": "O",
	"1": "IL",
	"2": "Z",
	"5": "S",
	"6": "G",
	"8": "B",
};

/** Signs that may be wrong in a text that is nothing but a postcode, and in part of a longer one, where a slip is less likely than another word. */
const MOST_WRONG = { alone: 2, within: 1 };
/** A choice of more is none. */
const MOST_LIKELY = 3;
/** What stands before a blank is whole where three signs or one more stand behind it. */
const INWARD = 3;
const WORDS = /[A-Z0-9]+/gi;

/** Postcodes that somebody may have meant by a text that holds none, those with the fewest signs changed; and what stands before them. */
export function likelyPostcodes(text: string): { likely: Postcode[]; before: string } {
	const words = [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({ word, index }));
	const parts = words.flatMap(({ word, index }, at) => [
		{ out: word, inward: "", index, isWhole: words.length === 1 },
		...(words[at + 1]
			? [{ out: word, inward: words[at + 1]?.word ?? "", index, isWhole: words.length === 2 }]
			: []),
	]);
	for (const { out, inward, index, isWhole } of parts) {
		const likely =
			inward.length === INWARD + 1
				? withOneLess(out, inward)
				: inward === "" || inward.length === INWARD
					? nearest(out, inward, isWhole ? MOST_WRONG.alone : MOST_WRONG.within)
					: [];
		if (likely.length > 0) {
			return { likely, before: text.slice(0, index) };
		}
	}
	return { likely: [], before: "" };
}

/** "M14 5LLL" with a sign too many behind its blank. */
function withOneLess(out: string, inward: string): Postcode[] {
	const texts = [...inward].map((_, at) => out + inward.slice(0, at) + inward.slice(at + 1));
	const found = [...new Set(texts)].flatMap(postcodesIn);
	return found.length <= MOST_LIKELY ? found : [];
}

/** None of what begins with a digit, as a house number does (none with 0), or has none where it is typed, as a name; but two words in capitals alone. */
function nearest(out: string, inward: string, mostWrong: number): Postcode[] {
	const compact = (out + inward).toUpperCase();
	const isShouted = mostWrong === MOST_WRONG.alone && inward !== "" && out + inward === compact;
	if (!/^[A-Z0][A-Z0-9]{4,6}$/.test(compact) || !(isShouted || /\d/.test(compact))) {
		return [];
	}
	let texts = [compact];
	for (let wrong = 1; wrong <= mostWrong; wrong += 1) {
		texts = [...new Set(texts.flatMap(withOneChanged))];
		const found = texts.flatMap(postcodesIn);
		if (found.length > 0) {
			return found.length <= MOST_LIKELY ? found : [];
		}
	}
	return [];
}

function withOneChanged(text: string): string[] {
	return [...text].flatMap((sign, at) =>
		[...(taken[sign] ?? "")].map((other) => text.slice(0, at) + other + text.slice(at + 1)),
	);
}
