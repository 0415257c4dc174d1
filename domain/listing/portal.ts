/** The property portals a listing can be imported from, and where each is on the web. */
export const portals = {
	rightmove: { name: "Rightmove", address: "https://www.rightmove.co.uk" },
	zoopla: { name: "Zoopla", address: "https://www.zoopla.co.uk" },
	onthemarket: { name: "OnTheMarket", address: "https://www.onthemarket.com" },
} as const;

export type PortalId = keyof typeof portals;
export const portalIds = ["rightmove", "zoopla", "onthemarket"] as const satisfies PortalId[];
