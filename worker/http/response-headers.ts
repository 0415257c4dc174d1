import { secureHeaders } from "hono/secure-headers";

/** True only under the development server, which puts inline scripts into the document. A constant of the build. */
declare const __DEVELOPMENT__: boolean;

/** Sent with every answer. Scripts, styles, fonts and calls are of our own origin only. */
export const responseHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'self'"],
		scriptSrc: __DEVELOPMENT__ ? ["'self'", "'unsafe-inline'"] : ["'self'"],
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
