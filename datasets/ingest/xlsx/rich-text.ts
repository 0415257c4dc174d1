/** Joins a text that is stored as runs of one style each, without its phonetic readings in Japanese. Source: ECMA-376 part 1, 18.4. */
export type RichText = {
	readonly open: (name: string) => void;
	readonly text: (piece: string) => void;
	readonly close: (name: string) => void;
	/** Characters joined since the last `take`. */
	readonly length: () => number;
	/** Returns those characters. */
	readonly take: () => string;
};

export function richText(): RichText {
	let whole = "";
	let isPhonetic = false;
	let isText = false;
	return {
		open(name) {
			isPhonetic ||= name === "rPh";
			isText = name === "t" && !isPhonetic;
		},
		text(piece) {
			if (isText) {
				whole += piece;
			}
		},
		close(name) {
			isText = false;
			isPhonetic &&= name !== "rPh";
		},
		length: () => whole.length,
		take() {
			const text = whole;
			whole = "";
			return text;
		},
	};
}
