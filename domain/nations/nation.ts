export const nations = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type Nation = (typeof nations)[number];

/** The nation of a GSS code, told by its first letter. Source: ONS, Register of Geographic Codes. */
export function nationOfCode(code: string): Nation {
	switch (code.charAt(0)) {
		case "W":
			return "Wales";
		case "S":
			return "Scotland";
		case "N":
			return "Northern Ireland";
		default:
			return "England";
	}
}
