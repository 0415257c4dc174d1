/** Puts together a text that is kept in several runs of one style each; how it is read aloud in Japanese is left out. Source: ECMA-376 part 1, 18.4. */
export type RichText = {
	readonly open: (name: string) => void;
	readonly text: (piece: string) => void;
	readonly close: (name: string) => void;
	/** Characters that were put together since the last time. */
	readonly length: () => number;
	/** What was. */
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
