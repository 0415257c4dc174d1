/** Where a kept home is said to be. */
export type HomePlace = {
	/** As written. */
	readonly postcode: string;
	/** Without the postcode; the house number stands for it where it is empty. */
	readonly address: string;
	readonly houseNumber?: string | null | undefined;
};

/** What makes a home the same again: postcode and address without case and punctuation. Source: Rule HOMES-1. */
export function homePlaceKey({ postcode, address, houseNumber }: HomePlace): string {
	return `${postcodeKey(postcode)} ${plain(address || (houseNumber ?? ""))}`.trim();
}

/** What the key of every home of a postcode begins with. */
export function postcodeKey(postcode: string): string {
	return plain(postcode).replaceAll(" ", "");
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
