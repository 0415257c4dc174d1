/** Media query for a rule about dark screens that always holds. */
const ALWAYS = "screen";
const NEVER = "not all";

/**
 * Shows the page light or dark, whatever the system prefers, and returns how to undo that. The tokens ask the system by a media query, which a page
 * cannot answer: so the media of those rules are changed instead.
 */
export function showColourScheme(scheme: "light" | "dark"): () => void {
	const root = document.documentElement;
	const undo = darkRules().map(({ media }) => {
		const { mediaText } = media;
		media.mediaText = scheme === "dark" ? ALWAYS : NEVER;
		return () => {
			media.mediaText = mediaText;
		};
	});
	root.style.colorScheme = scheme;
	return () => {
		for (const restore of undo) {
			restore();
		}
		root.style.removeProperty("color-scheme");
	};
}

function darkRules(): CSSMediaRule[] {
	return [...document.styleSheets]
		.flatMap(({ cssRules }) => [...cssRules])
		.filter((rule) => rule instanceof CSSMediaRule)
		.filter(({ conditionText }) => conditionText.includes("prefers-color-scheme: dark"));
}
