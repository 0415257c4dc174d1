/** What makes a home of an account the same again: its postcode, and its address or house number without case, spaces and punctuation. */
export function addressKey({
	postcode,
	address,
	houseNumber,
}: {
	readonly postcode: string;
	readonly address: string;
	readonly houseNumber: string | null;
}): string {
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
			.trim();
	return `${plain(postcode).replaceAll(" ", "")} ${plain(address || (houseNumber ?? ""))}`.trim();
}
