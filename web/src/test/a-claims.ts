import type { Claims } from "#contracts/public-content.ts";

/** The owner's figure and no language model, unless a test says otherwise. */
export function aClaims(over: Partial<Claims> = {}): Claims {
	return { reportsGenerated: 1200, hasModel: false, ...over };
}
