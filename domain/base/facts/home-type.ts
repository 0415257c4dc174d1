import type { Certificate } from "./certificate.ts";
import type { FigureType, HomeType } from "./sale-figures.ts";

/** The types of home in the order in which they are told: from what usually costs least. */
export const homeTypes = ["F", "T", "S", "D"] as const satisfies readonly HomeType[];

/** One of each type of home. */
export type ByType<T> = Readonly<Record<HomeType, T>>;

/** What homes of a type are called in a sentence, many of them. */
export const homesInWords: Readonly<Record<FigureType, string>> = {
	D: "detached houses",
	S: "semi-detached houses",
	T: "terraced houses",
	F: "flats",
	all: "homes of all types",
};

/** The same as the head of a row. */
export const typeLabels: Readonly<Record<FigureType, string>> = {
	D: "Detached",
	S: "Semi-detached",
	T: "Terraced",
	F: "Flats",
	all: "All types",
};

/**
 * The type of a certified home as Price Paid Data tells types, which counts maisonettes with flats and bungalows with houses; null where the
 * certificate does not say it, and of a park home, whose sales are not registered. Source: HM Land Registry, "How to access Price Paid Data".
 */
export function homeType({
	propertyType,
	builtForm,
}: Pick<Certificate, "propertyType" | "builtForm">): HomeType | null {
	const type = propertyType?.toLowerCase() ?? "";
	const form = builtForm?.toLowerCase() ?? "";
	if (isFlat(type)) {
		return "F";
	}
	if (/house|bungalow/.test(type)) {
		return formOf(form);
	}
	return null;
}

/** Whether a type, in a certificate's words, is a flat or a maisonette: part of a building, with charges for the whole. */
export function isFlat(propertyType: string | null): boolean {
	return /flat|maisonette/i.test(propertyType ?? "");
}

/** "Semi-detached" has "detached" in it, so that comes first. */
function formOf(form: string): "D" | "S" | "T" | null {
	if (form.includes("semi-detached")) {
		return "S";
	}
	if (form.includes("detached")) {
		return "D";
	}
	return form.includes("terrace") ? "T" : null;
}
