import { version } from "../../package.json";

/** Version of the product, as package.json states it. */
export const VERSION = version;
