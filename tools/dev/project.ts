import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. Every path that the tools name is relative to it. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Environment in which Cloudflare's tools ask nothing of the internet, send nothing there and are found where npm put them,
 * no matter who starts this.
 */
export const toolEnv = {
	PATH: [path.join(root, "node_modules", ".bin"), process.env["PATH"]].join(path.delimiter),
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_HIDE_BANNER: "true",
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
};
