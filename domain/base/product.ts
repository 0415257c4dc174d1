/** The product's name in two parts; the word mark emphasises the second. Defined nowhere else. */
const NAME_PARTS = ["Lett", "able"] as const;

/** The product's name. After changing it, run `npm run brand:images` for the picture of shared links, and edit the mail addresses in `wrangler.toml`. */
export const APP_NAME = NAME_PARTS.join("");

/** The name as it is drawn, part by part. */
export const WORD_MARK = NAME_PARTS.map((part) => part.toLowerCase());

/** What the name of a downloaded file begins with: "name-of-product". */
export const FILE_PREFIX = APP_NAME.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** User agent for publishers that reject clients that are not browsers. */
export const USER_AGENT = `Mozilla/5.0 (compatible; ${APP_NAME}/1.0)`;

/** What the browser's tab says: "Documentation · " and the product's name, or the name alone. */
export function tabTitle(screen: string | null): string {
	return screen === null ? APP_NAME : `${screen} · ${APP_NAME}`;
}
