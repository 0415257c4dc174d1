/** Columns of a sheet. Source: Microsoft, "Excel specifications and limits". */
export const MOST_COLUMNS = 16_384;

const BEFORE_A = 64;
const LETTERS = 26;
const LONGEST = 3;

/** Which column a cell is in, from 0, by its reference (`AB12` is in 27); null for what is no reference. */
export function columnOf(reference: string): number | null {
	let column = 0;
	let at = 0;
	while (at < reference.length) {
		const letter = reference.charCodeAt(at) - BEFORE_A;
		if (letter < 1 || letter > LETTERS) {
			break;
		}
		column = column * LETTERS + letter;
		at += 1;
	}
	return at > 0 && at <= LONGEST && column <= MOST_COLUMNS ? column - 1 : null;
}
