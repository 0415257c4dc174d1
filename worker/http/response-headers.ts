import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { DEVELOPMENT, PLAIN_HTTP_ALLOWED } from "#worker/platform/build.ts";
import type { Bindings } from "#worker/platform/env.ts";
import type { AppEnv } from "./app-env.ts";
import { turnstileOf } from "./require-person.ts";

/** Loads nothing before a checkout is open. Source: docs.stripe.com/security/guide, Rule PAY-9. */
const paymentScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];

/** Browser features that no screen of ours uses, and that nothing embedded in one may use. */
const unusedFeatures = [
	"accelerometer",
	"camera",
	"displayCapture",
	"geolocation",
	"gyroscope",
	"hid",
	"magnetometer",
	"microphone",
	"midi",
	"screenWakeLock",
	"serial",
	"usb",
	"xrSpatialTracking",
] as const;

/** Shown by other sites wherever somebody shares an address of ours. */
const SHARED_PICTURE = /^\/og(-sample)?\.png$/;

/** Whoever holds the address of a shared report or home can read it, of a calendar subscribe to it, or of a mail stop such mails, so no site that it links to is told the address. */
const SECRET_ADDRESS = /^((\/api)?\/shared(-home)?|\/unsubscribe|\/calendar)\//;

/** The payment simulator of the development server has a port of its own. */
const simulators = DEVELOPMENT ? ["http://127.0.0.1:*"] : [];

/** The development server writes scripts and styles into the document, and is spoken to through a socket. */
const inline = DEVELOPMENT ? ["'unsafe-inline'"] : [];
const sockets = DEVELOPMENT ? ["ws:"] : [];

type Build = {
	readonly isSecure: boolean;
	/** Origin of the widget that tells people from machines; null where none is set. */
	readonly turnstile: string | null;
};

/**
 * The headers of every answer of a build; `isSecure` when it is served over https only. Scripts, styles, fonts and calls come from our own origin only,
 * except the payment provider's and, where it is set, the widget's. `web/public/_headers` gives the same to files served without the Worker. Inline styles are allowed as attributes only,
 * because prerendered documents have some. Https is kept for two years, but not preloaded into browsers, which could hardly be taken back.
 */
export function headersFor({ isSecure, turnstile }: Build): MiddlewareHandler {
	const checks = turnstile === null ? [] : [turnstile];
	return secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'self'"],
			scriptSrc: ["'self'", ...paymentScripts, ...checks, ...simulators, ...inline],
			connectSrc: [
				"'self'",
				"https://api.stripe.com",
				"https://*.link.com",
				...simulators,
				...sockets,
			],
			frameSrc: [...paymentScripts, ...checks, "https://hooks.stripe.com", "https://*.link.com"],
			imgSrc: ["'self'", "data:", "https://*.stripe.com"],
			styleSrc: ["'self'", ...inline],
			styleSrcAttr: ["'unsafe-inline'"],
			objectSrc: ["'none'"],
			baseUri: ["'none'"],
			formAction: ["'self'"],
			frameAncestors: ["'none'"],
			...(isSecure ? { upgradeInsecureRequests: [] } : {}),
		},
		permissionsPolicy: {
			...Object.fromEntries(unusedFeatures.map((feature) => [feature, false])),
			payment: ["self", "https://js.stripe.com"],
		},
		strictTransportSecurity: "max-age=63072000; includeSubDomains",
		// A bank or wallet opens its own window, and has to find its way back.
		crossOriginOpenerPolicy: "same-origin-allow-popups",
		xFrameOptions: "DENY",
		referrerPolicy: "strict-origin-when-cross-origin",
	});
}

/** One for each origin of the widget, of which an installation has one. */
const ours = new Map<string | null, MiddlewareHandler>();

function ourHeaders(env: Bindings): MiddlewareHandler {
	const address = turnstileOf(env)?.address;
	const turnstile = address === undefined ? null : new URL(address).origin;
	const made = ours.get(turnstile) ?? headersFor({ isSecure: !PLAIN_HTTP_ALLOWED, turnstile });
	ours.set(turnstile, made);
	return made;
}

/** Sent with every answer of the Worker. */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
	await ourHeaders(c.env)(c, next);
	const { frame } = c.var;
	if (frame) {
		c.header("Content-Security-Policy", frame.policy);
		if (frame.isFramed) {
			c.res.headers.delete("X-Frame-Options");
		}
	}
	if (SECRET_ADDRESS.test(c.req.path)) {
		c.header("Referrer-Policy", "no-referrer");
	}
	if (SHARED_PICTURE.test(c.req.path)) {
		c.header("Cross-Origin-Resource-Policy", "cross-origin");
	}
});
