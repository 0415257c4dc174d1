import type { ScreenName } from "#domain/screens.ts";

const names: Readonly<Record<ScreenName, string>> = {
	home: "Home",
	landing: "Landing page",
	documentation: "Documentation",
	termsOfService: "Terms of Service",
	privacyPolicy: "Privacy Policy",
	cookiePolicy: "Cookie Policy",
	dataProtection: "Data Protection",
	property: "Preview of a postcode",
	auth: "Sign in or register",
	forgotPassword: "Forgotten password",
	resetPassword: "New password",
	verifyEmail: "E-mail verification",
	account: "Account",
	reports: "My Reports",
	checkoutSuccess: "Payment of a report, done",
	checkout: "Payment of a report",
	report: "Report",
	subscription: "Plans",
	subscriptionCheckout: "Payment of a plan",
	subscriptionCheckoutToo: "Payment of a plan, second address",
	subscriptionSuccess: "Payment of a plan, done",
	subscriptionSuccessToo: "Payment of a plan, done, second address",
	admin: "Panel",
};

/** What a screen is called; one that is no more keeps the name it was counted by. */
export function screenInWords(screen: string): string {
	return Object.entries(names).find(([name]) => name === screen)?.[1] ?? screen;
}
