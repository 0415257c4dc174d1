import type { Context } from "hono";
import type { Reader } from "#worker/accounts/reader.ts";
import type { AppEnv } from "./app-env.ts";
import { findCaller } from "./session.ts";

/** Who asks, signed in or not. */
export async function readerOf(c: Context<AppEnv>): Promise<Reader> {
	const viewer = await findCaller(c);
	return { user: viewer?.user ?? null, env: c.env };
}
