/** The product's name in two parts, of which the word mark makes the second stand out: the one place that says it. */
const NAME_PARTS = ["Lett", "able"] as const;

/**
 * What the product is called. After a change: `npm run brand:images`, which draws the picture that a shared link shows, and the addresses of
 * `wrangler.toml`, where mail is sent from and to.
 */
export const APP_NAME = NAME_PARTS.join("");

/** The name as it is drawn, part by part. */
export const WORD_MARK = NAME_PARTS.map((part) => part.toLowerCase());

/** What the name of a downloaded file begins with: "name-of-product". */
export const FILE_PREFIX = APP_NAME.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** How the product calls itself to publishers that turn away anyone who is no browser. */
export const USER_AGENT = `Mozilla/5.0 (compatible; ${APP_NAME}/1.0)`;

/** What the browser's tab says: "Documentation · " and the product's name, or the name alone. */
export function tabTitle(screen: string | null): string {
	return screen === null ? APP_NAME : `${screen} · ${APP_NAME}`;
}
