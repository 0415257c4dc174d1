export const nations = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type Nation = (typeof nations)[number];

/** Codes of the countries as a whole. Source: ONS, Register of Geographic Codes. */
export const countryCodes: Readonly<Record<Nation, string>> = {
	England: "E92000001",
	Wales: "W92000004",
	Scotland: "S92000003",
	"Northern Ireland": "N92000002",
};

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
