import { type Postcode, postcodesIn } from "../../base/postcode.ts";

/** Characters that are often confused when reading a postcode: O and 0, I, L and 1, S and 5. */
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

/** Most wrong characters allowed: more where the whole text is a postcode, fewer within a longer one, where another word is likelier than a slip. */
const MOST_WRONG = { alone: 2, within: 1 };
/** Most suggestions; more would be no help. */
const MOST_LIKELY = 3;
/** Length of a postcode's second half. With one more character behind a blank, the first half counts as complete. */
const INWARD = 3;
const WORDS = /[A-Z0-9]+/gi;

/** Postcodes that a text without one may mean, the fewest changed characters first, and the text before them. */
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

/** Handles "M14 5LLL", with one character too many after the blank. */
function withOneLess(out: string, inward: string): Postcode[] {
	const texts = [...inward].map((_, at) => out + inward.slice(0, at) + inward.slice(at + 1));
	const found = [...new Set(texts)].flatMap(postcodesIn);
	return found.length <= MOST_LIKELY ? found : [];
}

/**
 * The nearest postcodes. Refuses text that begins with a digit other than 0, like a house number, and text without any digit, like a name, unless it is two
 * words in capitals alone.
 */
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
