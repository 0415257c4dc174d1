import { secureHeaders } from "hono/secure-headers";
import { DEVELOPMENT } from "#worker/platform/build.ts";

/** Sent with every answer. Scripts, styles, fonts and calls are of our own origin only. */
export const responseHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'self'"],
		scriptSrc: DEVELOPMENT ? ["'self'", "'unsafe-inline'"] : ["'self'"],
		imgSrc: ["'self'", "data:"],
		styleSrc: ["'self'", "'unsafe-inline'"],
		objectSrc: ["'none'"],
		baseUri: ["'none'"],
		formAction: ["'self'"],
		frameAncestors: ["'none'"],
	},
	xFrameOptions: "DENY",
	referrerPolicy: "strict-origin-when-cross-origin",
});
