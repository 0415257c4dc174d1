/** What the product is called, in the one place that says so. */
export const APP_NAME = "Lettable";

/** What the browser's tab says: "Documentation · Lettable", or the product's name alone. */
export function tabTitle(screen: string | null): string {
	return screen === null ? APP_NAME : `${screen} · ${APP_NAME}`;
}
