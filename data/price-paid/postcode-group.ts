/** Letters a postcode begins with and the digit behind them: no sector is in two groups, and the alphabet keeps each together. */
export function groupOf(postcode: string): string {
	const second = postcode.charCodeAt(1);
	return postcode.slice(0, second < 65 ? 2 : 3);
}
