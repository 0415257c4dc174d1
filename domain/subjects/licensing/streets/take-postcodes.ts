const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/gi;
/** In capitals only, and from an existing area: A6 is a road. */
const OUTCODE = /\b((?:[A-Z]{2}|[BEGLMNSW])\d[A-Z\d]?)(?: (\d))?(?![\w-]|\s*-)/g;

/** Takes the postcodes, sectors and outcodes (in capitals with one space) out of a text, and returns the rest. */
export function takePostcodes(text: string): { rest: string; postcodes: string[] } {
	const postcodes: string[] = [];
	if (!/[A-Z]\d/i.test(text)) {
		return { rest: text.trim(), postcodes };
	}
	const take = (_: string, out: string, inward?: string) => {
		postcodes.push([out, inward].filter(Boolean).join(" ").toUpperCase());
		return " ";
	};
	const rest = text.replace(POSTCODE, take).replace(OUTCODE, take);
	return { rest: rest.replace(/\s+/g, " ").trim(), postcodes };
}

/** Normalises "M8 5RT / M8 5RU", "M8 5RT and M8 5RU" and "M8 5RT/5RU" to postcodes separated by spaces. */
export function partPostcodes(text: string): string {
	return text
		.replace(/\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2}) ?\/ ?(?=\d[A-Z]{2}\b)/gi, "$1 $2 $1 ")
		.replace(
			/\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}) ?(?:\/|&|\band\b) ?(?=[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b)/gi,
			"$1 ",
		);
}

/** Whether a postcode, sector or outcode of a list is that of a home. */
export function covers(printed: string, postcode: string): boolean {
	return (
		postcode === printed || postcode.startsWith(printed.includes(" ") ? printed : `${printed} `)
	);
}
