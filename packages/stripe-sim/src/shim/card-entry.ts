export const fieldNames = ["number", "expiry", "cvc"] as const;

export type FieldName = (typeof fieldNames)[number];

/** The text in the fields of the card form. */
export type CardEntry = Readonly<Record<FieldName, string>>;

export type EntryFault = {
	readonly field: FieldName;
	readonly type: "validation_error";
	readonly code: string;
	readonly message: string;
};

const CARD_DIGITS = 16;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Groups of four, as on a card. */
export function formatNumber(text: string): string {
	const digits = digitsOf(text).slice(0, CARD_DIGITS);
	return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `12 / 39` of `1239`. */
export function formatExpiry(text: string): string {
	const digits = digitsOf(text).slice(0, 4);
	const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
	return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
}

export function formatCvc(text: string): string {
	return digitsOf(text).slice(0, 3);
}

/** What is wrong with an entry, in Stripe's words: the first fault of each field. */
export function findFaults(entry: CardEntry, today: Date): EntryFault[] {
	return [numberFault(entry.number), expiryFault(entry.expiry, today), cvcFault(entry.cvc)].filter(
		(fault) => fault !== null,
	);
}

/** The parameters a card is confirmed with. The year has two digits in the form and four here. */
export function cardFields({ number, expiry, cvc }: CardEntry): Record<string, string> {
	const date = digitsOf(expiry);
	return {
		"payment_method_data[type]": "card",
		"payment_method_data[card][number]": digitsOf(number),
		"payment_method_data[card][exp_month]": String(Number(date.slice(0, 2))),
		"payment_method_data[card][exp_year]": `20${date.slice(2)}`,
		"payment_method_data[card][cvc]": cvc,
	};
}

function numberFault(text: string): EntryFault | null {
	const digits = digitsOf(text);
	if (digits.length < CARD_DIGITS) {
		return fault("number", "incomplete_number", "Your card number is incomplete.");
	}
	return passesLuhn(digits)
		? null
		: fault("number", "invalid_number", "Your card number is invalid.");
}

function expiryFault(text: string, today: Date): EntryFault | null {
	const digits = digitsOf(text);
	const month = Number(digits.slice(0, 2));
	const year = 2000 + Number(digits.slice(2));
	if (digits.length < 4 || month < 1 || month > 12) {
		return fault("expiry", "incomplete_expiry", "Your card's expiration date is incomplete.");
	}
	if (year < today.getFullYear()) {
		return fault(
			"expiry",
			"invalid_expiry_year_past",
			"Your card's expiration year is in the past.",
		);
	}
	return year === today.getFullYear() && month < today.getMonth() + 1
		? fault("expiry", "invalid_expiry_month_past", "Your card's expiration date is in the past.")
		: null;
}

function cvcFault(text: string): EntryFault | null {
	return digitsOf(text).length < 3
		? fault("cvc", "incomplete_cvc", "Your card's security code is incomplete.")
		: null;
}

function fault(field: FieldName, code: string, message: string): EntryFault {
	return { field, type: "validation_error", code, message };
}

/** Whether the last digit of a card number checks the others (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
	const sum = Array.from(digits)
		.toReversed()
		.map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
		.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
	return sum % 10 === 0;
}
