/** Parts of the home page that addresses lead to, as their fragments, in the order of the header. Source: SPEC section 2 "Home". */
export const homeAnchors = [
	{ id: "features", name: "Features" },
	{ id: "pricing", name: "Pricing" },
	{ id: "examples", name: "Examples" },
	{ id: "support", name: "Support" },
] as const;
