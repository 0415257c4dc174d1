/** The id of what is named by an id or stands there in full; null of nothing. */
export function idOf(named: string | { readonly id: string } | null | undefined): string | null {
	return typeof named === "string" ? named : (named?.id ?? null);
}
