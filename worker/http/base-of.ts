import type { Context } from "hono";
import { publicUrl } from "#worker/platform/source-address.ts";
import type { AppEnv } from "./app-env.ts";

/** A scheme and the name of a host. Whoever asks chooses the host, and a URL's host may hold quotation marks, which would end an attribute. */
const PLAIN = /^https?:\/\/[a-z\d.:[\]-]{1,260}$/i;

/** The product's own address without a closing slash: as configured, else the one it was asked at; empty where that is none. */
export function baseOf(c: Context<AppEnv>): string {
	const addresses = [publicUrl(c.env), new URL(c.req.url).origin];
	return addresses.find((address) => PLAIN.test(address)) ?? "";
}
