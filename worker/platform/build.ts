import { version } from "../../package.json";
import type { Bindings } from "./env.ts";

/** Version of the product, as package.json states it. */
export const VERSION = version;

/** Which upload of the product answers, as the platform names it; null where it runs on no platform. */
export function deployedVersion(
	env: Partial<Pick<Bindings, "CF_VERSION_METADATA">>,
): string | null {
	return env.CF_VERSION_METADATA?.id || null;
}

/** The kind of build, replaced by a constant when it is made, so that what it guards is dropped from the others. */
export const mode: string = import.meta.env.MODE;

/** The development server, which puts inline scripts into the document. */
export const DEVELOPMENT = mode === "development";

/** Cookies may travel over plain http everywhere but in production: the development server speaks nothing else. */
export const PLAIN_HTTP_ALLOWED = mode !== "production";

/** Simulators may be named as sources everywhere but in production. */
export const SIMULATORS_ALLOWED = mode !== "production";
