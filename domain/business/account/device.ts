/** Browsers and systems by a word of their user agent, the more specific first. */
const browsers = [
	["Edg", "Edge"],
	["OPR", "Opera"],
	["SamsungBrowser", "Samsung Internet"],
	["Firefox", "Firefox"],
	["FxiOS", "Firefox"],
	["CriOS", "Chrome"],
	["Chrome", "Chrome"],
	["Safari", "Safari"],
] as const;
const systems = [
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Android", "Android"],
	["Windows", "Windows"],
	["Mac OS X", "Mac"],
	["CrOS", "ChromeOS"],
	["Linux", "Linux"],
] as const;

/** A device by its user agent, in words by which its owner knows it again: "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
	const named = (list: readonly (readonly [string, string])[]) =>
		list.find(([word]) => userAgent?.includes(word))?.[1];
	const browser = named(browsers);
	const system = named(systems);
	if (!browser && !system) {
		return "Unknown device";
	}
	return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}
