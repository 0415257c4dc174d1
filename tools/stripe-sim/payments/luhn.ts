/** Whether the last digit of a card number checks the others (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
	const sum = Array.from(digits)
		.toReversed()
		.map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
		.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
	return sum % 10 === 0;
}
