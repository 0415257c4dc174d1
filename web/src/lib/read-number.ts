/** Reads a number of nothing or more, "£", "%", commas and spaces overlooked; null of what is none. */
export function readNumber(typed: string): number | null {
	const plain = withoutSigns(typed);
	return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** What was typed without what people put around digits. */
export function withoutSigns(typed: string): string {
	return typed.replace(/[£%,\s]/g, "");
}
