import * as z from "zod";
import { ListingFault } from "./listing-fault.ts";

/*
 * Shapes of what a page says. Nobody promised us any of it, so a field that is missing or of another type is null and leaves the
 * others as they are.
 */

export const text = z.string().nullable().catch(null);
export const figure = z.number().nullable().catch(null);
export const textOrFigure = z.union([z.string(), z.number()]).nullable().catch(null);
/** Null unless the page says yes or no. */
export const flag = z.boolean().nullable().catch(null);

/** Some fields of an object; all of them null when it is none. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
	const fields = z.object(shape);
	return fields.catch(() => fields.parse({}));
}

/** Entries. No list that is read here is longer. */
const MOST = 30;

/** A list of such parts; empty when it is none. */
export function listOf<Item extends z.ZodType>(item: Item) {
	return z
		.array(z.unknown())
		.catch([])
		.transform((items) => items.slice(0, MOST).map((entry) => item.parse(entry)));
}

/** Characters of a description that are looked at, and of one line of it. */
const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 2_000;

/** A text as an agent wrote it, line by line and without its marks. */
export function linesIn(written: string | null): string[] {
	return (written ?? "")
		.slice(0, LONGEST_TEXT)
		.replaceAll(/<\/?(?:br|p|li|div|h\d)\b[^<>]{0,100}>/gi, "\n")
		.replaceAll(/<[^<>]{0,200}>/g, " ")
		.split("\n")
		.map((line) => line.slice(0, LONGEST_LINE).replaceAll(/\s+/g, " ").trim())
		.filter((line) => line !== "");
}

/** @throws ListingFault `listing_unreadable` */
export function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw new ListingFault("listing_unreadable", "the page's data is no JSON");
	}
}
