import { secureHeaders } from "hono/secure-headers";
import { DEVELOPMENT } from "#worker/platform/build.ts";

/** Loads nothing before a checkout is open. Source: docs.stripe.com/security/guide, STRIPE.md 6. */
const paymentScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];

/** The payment simulator of the development server has a port of its own. */
const simulators = DEVELOPMENT ? ["http://127.0.0.1:*"] : [];

/** The development server writes scripts into the document and is spoken to through a socket. */
const inline = DEVELOPMENT ? ["'unsafe-inline'"] : [];
const sockets = DEVELOPMENT ? ["ws:"] : [];

/** Sent with every answer. Scripts, styles, fonts and calls are of our own origin only, but for the payment provider's. */
export const responseHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'self'"],
		scriptSrc: ["'self'", ...paymentScripts, ...simulators, ...inline],
		connectSrc: [
			"'self'",
			"https://api.stripe.com",
			"https://*.link.com",
			...simulators,
			...sockets,
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
