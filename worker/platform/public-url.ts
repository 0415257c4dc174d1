import type { Bindings } from "./env.ts";

/** Where visitors find the product, without a closing slash; empty while it is not set. */
export function publicUrl(env: Pick<Bindings, "PUBLIC_URL">): string {
	return env.PUBLIC_URL.trim().replace(/\/+$/, "");
}
