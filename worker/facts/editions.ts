/** Datasets that a refresh may replace while facts are gathered from them. */
export const REFRESHED = [
	"rents",
	"house_prices",
	"sales",
	"demand_thresholds",
	"article_four",
	"certificates",
];

/** Digest of each edition of those, by dataset; a dataset that was never loaded has none. */
export function digestsOf(
	editions: readonly { readonly id: string; readonly digest: string }[],
): Record<string, string> {
	return Object.fromEntries(
		editions.filter(({ id }) => REFRESHED.includes(id)).map(({ id, digest }) => [id, digest]),
	);
}
