/** The rental market area that the visitor chose last for a home of each authority, for as long as the page is open. */
const chosen = new Map<string, string>();

export function rememberArea(authority: string | null, brma: string): void {
	if (authority !== null) {
		chosen.set(authority, brma);
	}
}

/** The area chosen last in an authority; null of another, for its homes lie elsewhere. */
export function recallArea(authority: string | null): string | null {
	return authority === null ? null : (chosen.get(authority) ?? null);
}
