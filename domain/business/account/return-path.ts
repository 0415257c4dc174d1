import { screenAt, screens } from "../../base/screens.ts";

/** Screens that make no sense as a destination after signing in. */
const leadingNowhere: readonly string[] = [screens.auth, screens.forgotPassword, screens.landing];

/**
 * Where a visitor goes after signing in: the requested path if it is a screen of this product, else home. Paths that could lead to another site never
 * match: `//other.example`, `/\other.example`, `https:`, control characters.
 */
export function returnPath(requested: string | null | undefined): string {
	if (!requested || !/^\/(?![/\\])[\x21-\x7e]*$/.test(requested) || requested.includes("\\")) {
		return screens.home;
	}
	const [path = "/"] = requested.split(/[?#]/);
	const plain = path.replace(/\/+$/, "");
	return screenAt(path) !== null && !leadingNowhere.includes(plain) ? requested : screens.home;
}
