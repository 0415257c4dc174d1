/**
 * Every address that is a screen of the product, as patterns of path segments (`:` takes any one). The Worker answers 404 for
 * any other path; the browser's router draws from the same list. Source: Rule SITE-1.
 */
export const screens = {
	home: "/",
	landing: "/landing",
	documentation: "/documentation",
	register: "/register",
	apiReference: "/api-reference",
	termsOfService: "/terms-of-service",
	privacyPolicy: "/privacy-policy",
	cookiePolicy: "/cookie-policy",
	dataProtection: "/data-protection",
	accessibility: "/accessibility",
	property: "/property/:postcode",
	areas: "/areas",
	area: "/areas/:slug",
	auth: "/auth",
	forgotPassword: "/forgot-password",
	resetPassword: "/reset-password/:token",
	verifyEmail: "/verify-email/:token",
	account: "/account",
	homes: "/homes",
	newHome: "/homes/new",
	homesImport: "/homes/import",
	homesReport: "/homes/report",
	homesComparison: "/homes/compare",
	keptHome: "/homes/:id",
	reports: "/reports",
	checkoutSuccess: "/checkout/success",
	checkout: "/checkout/:reportId",
	reportComparison: "/reports/compare",
	report: "/reports/:id",
	shared: "/shared/:token",
	sharedHome: "/shared-home/:token",
	subscription: "/subscription",
	subscriptionCheckout: "/subscription-checkout/:plan",
	subscriptionCheckoutToo: "/subscription/checkout/:plan",
	subscriptionSuccess: "/subscription/success",
	subscriptionSuccessToo: "/subscription-success",
	admin: "/admin",
} as const;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];

/** The page of how the data stands. The Worker writes it whole, so that it needs neither scripts nor our tables: no screen. */
export const STATUS_PAGE = "/status";

/** The part of the account that is about the visitor's own plan, as the fragment of an address. */
export const OWN_PLAN = "plan";

/** Terms of calls by a key: a section of the terms of service. */
export const programTerms = `${screens.termsOfService}#programs`;

/** What of the calls for programs is announced to go: a chapter of their reference. */
export const sunsetList = `${screens.apiReference}#changes`;

/** Which screen a path is, such as `/property/M145LL`; null when it is none. */
export function screenAt(path: string): ScreenName | null {
	const given = segments(path);
	const found = patterns.find(
		({ wanted }) =>
			wanted.length === given.length &&
			wanted.every((segment, at) => segment.startsWith(":") || segment === given[at]),
	);
	return found?.name ?? null;
}

const patterns = screenNames.map((name) => ({ name, wanted: segments(screens[name]) }));

function segments(path: string): string[] {
	return path.split("/").filter((segment) => segment !== "");
}
