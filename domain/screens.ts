/**
 * Every address that is a screen of the product, as patterns of path segments (`:` takes any one). The Worker answers 404 for
 * any other path; the browser's router draws from the same list. Source: SPEC section 2, DECISIONS 8.
 */
export const screens = {
	home: "/",
	property: "/property/:postcode",
	auth: "/auth",
	forgotPassword: "/forgot-password",
	resetPassword: "/reset-password/:token",
	verifyEmail: "/verify-email/:token",
	account: "/account",
	reports: "/reports",
	checkoutSuccess: "/checkout/success",
	checkout: "/checkout/:reportId",
	report: "/reports/:id",
	subscription: "/subscription",
	subscriptionCheckout: "/subscription-checkout/:plan",
	subscriptionCheckoutToo: "/subscription/checkout/:plan",
	subscriptionSuccess: "/subscription/success",
	subscriptionSuccessToo: "/subscription-success",
	admin: "/admin",
} as const;

/** The part of the account that is about the visitor's own plan, as the fragment of an address. */
export const OWN_PLAN = "plan";

/** Whether a path, such as `/property/M145LL`, is a screen. */
export function isScreen(path: string): boolean {
	const given = segments(path);
	return Object.values(screens).some((pattern) => {
		const wanted = segments(pattern);
		return (
			wanted.length === given.length &&
			wanted.every((segment, at) => segment.startsWith(":") || segment === given[at])
		);
	});
}

function segments(path: string): string[] {
	return path.split("/").filter((segment) => segment !== "");
}
