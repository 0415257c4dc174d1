/**
 * Letters a postcode begins with, the digit behind them and what follows that: no sector is in two groups, and the alphabet keeps each together. The
 * country has some five thousand.
 */
export function groupOf(postcode: string): string {
	const second = postcode.charCodeAt(1);
	return postcode.slice(0, second < 65 ? 3 : 4);
}
