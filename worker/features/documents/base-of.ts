import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { publicUrl } from "#worker/platform/public-url.ts";

/** The product's own address without a closing slash: as configured, else the one it was asked at. */
export function baseOf(c: Context<AppEnv>): string {
	return publicUrl(c.env) || new URL(c.req.url).origin;
}
