import type { StatedType } from "../inputs.ts";
import { upperFirst } from "../sentence.ts";
import type { Certificate } from "./certificate.ts";
import type { FigureType, HomeType } from "./sale-figures.ts";

/** Types of home in display order, starting with the one that usually costs least. */
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

/** One of them in a sentence. */
export const homeInWords: Readonly<Record<HomeType, string>> = {
	D: "detached house",
	S: "semi-detached house",
	T: "terraced house",
	F: "flat",
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
 * A certified home's type as in Price Paid Data, which counts maisonettes as flats and bungalows as houses. Null where the certificate does not say, and
 * for a park home, whose sales are not registered. Source: HM Land Registry, "How to access Price Paid Data".
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

const typeOfStated: Readonly<Record<StatedType, HomeType>> = {
	flat: "F",
	terraced: "T",
	semi_detached: "S",
	detached: "D",
};

/** "Terraced house": a stated type as a choice and as a line of a report. */
export function statedTypeInWords(stated: StatedType): string {
	return upperFirst(homeInWords[typeOfStated[stated]]);
}

/** The type that the visitor states, which may put a certificate right; else the chosen certificate's. */
export function typeOfHome(stated: StatedType | null, chosen: Certificate | null): HomeType | null {
	return stated ? typeOfStated[stated] : chosen && homeType(chosen);
}

/** Whether a certificate's type is a flat or a maisonette, and so shares charges for its building. */
export function isFlat(propertyType: string | null): boolean {
	return /flat|maisonette/i.test(propertyType ?? "");
}

/** "Semi-detached" contains "detached", so it is tested first. */
function formOf(form: string): "D" | "S" | "T" | null {
	if (form.includes("semi-detached")) {
		return "S";
	}
	if (form.includes("detached")) {
		return "D";
	}
	return form.includes("terrace") ? "T" : null;
}
