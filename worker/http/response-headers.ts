import { secureHeaders } from "hono/secure-headers";
import { DEVELOPMENT } from "#worker/platform/build.ts";

/** Loads nothing before a checkout is open. Source: docs.stripe.com/security/guide, STRIPE.md 6. */
const paymentScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];

/** The development server writes scripts into the document, and the payment simulator has a port of its own. */
const local = DEVELOPMENT ? ["'unsafe-inline'", "http://127.0.0.1:*"] : [];

/** Sent with every answer. Scripts, styles, fonts and calls are of our own origin only, but for the payment provider's. */
export const responseHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'self'"],
		scriptSrc: ["'self'", ...paymentScripts, ...local],
		connectSrc: [
			"'self'",
			"https://api.stripe.com",
			"https://*.link.com",
			...(DEVELOPMENT ? ["ws:", ...local.slice(1)] : []),
		],
		frameSrc: [...paymentScripts, "https://hooks.stripe.com", "https://*.link.com"],
		imgSrc: ["'self'", "data:", "https://*.stripe.com"],
		styleSrc: ["'self'", "'unsafe-inline'"],
		objectSrc: ["'none'"],
		baseUri: ["'none'"],
		formAction: ["'self'"],
		frameAncestors: ["'none'"],
	},
	permissionsPolicy: { payment: ["self", "https://js.stripe.com"] },
	// A bank or wallet opens its own window, and has to find its way back.
	crossOriginOpenerPolicy: "same-origin-allow-popups",
	xFrameOptions: "DENY",
	referrerPolicy: "strict-origin-when-cross-origin",
});
