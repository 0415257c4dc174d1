import { version } from "../../package.json";

/** Version of the product, as package.json states it. */
export const VERSION = version;

/** The kind of build, replaced by a constant when it is made, so that what it guards is dropped from the others. */
export const mode: string = import.meta.env.MODE;

/** The development server, which puts inline scripts into the document. */
export const DEVELOPMENT = mode === "development";

/** Cookies may travel over plain http everywhere but in production: the development server speaks nothing else. */
export const PLAIN_HTTP_ALLOWED = mode !== "production";

/** Simulators may be named as sources everywhere but in production. */
export const SIMULATORS_ALLOWED = mode !== "production";
