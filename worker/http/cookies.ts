import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { PLAIN_HTTP_ALLOWED } from "#worker/platform/build.ts";
import type { AppEnv } from "./app-env.ts";

/** The cookies of the product: who is signed in, what a journey through Google has to remember, and which browser this is. */
type CookieName = "session" | "google" | "device";

/**
 * Sets a cookie that no script can read, that no other site's request carries except when its visitor follows a link here, and
 * that, over https, no other host can have set (`__Host-`). `maxAge` in milliseconds.
 */
export function giveCookie(
	c: Context<AppEnv>,
	name: CookieName,
	{ value, maxAge }: { value: string; maxAge: number },
): void {
	setCookie(c, name, value, {
		...flags(c),
		httpOnly: true,
		sameSite: "Lax",
		maxAge: maxAge / 1000,
	});
}

export function readCookie(c: Context<AppEnv>, name: CookieName): string | undefined {
	return isSecure(c) ? getCookie(c, name, "host") : getCookie(c, name);
}

export function takeCookie(c: Context<AppEnv>, name: CookieName): void {
	deleteCookie(c, name, flags(c));
}

function flags(c: Context<AppEnv>) {
	const common = { path: "/", secure: isSecure(c) };
	return isSecure(c) ? { ...common, prefix: "host" as const } : common;
}

function isSecure(c: Context<AppEnv>): boolean {
	return !PLAIN_HTTP_ALLOWED || new URL(c.req.url).protocol === "https:";
}
