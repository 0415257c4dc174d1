/** Most bytes that the database holds. Source: developers.cloudflare.com/d1/platform/limits, read on 29 November 2026: 10 GB, here the decimal ones, which are fewer. */
export const DATABASE_LIMIT = 10_000_000_000;

/** Share of it from which a person is told: months before it is full, for what is then to be done takes weeks. */
export const DATABASE_FILLING = 0.7;

/** How much of it is filled, to the hundredth, never more than it is. */
export function shareFilled(bytes: number): number {
	return Math.floor((bytes / DATABASE_LIMIT) * 100) / 100;
}

/** The same in words. */
export function filledInWords(share: number): string {
	return `${Math.round(share * 100)} % full`;
}
