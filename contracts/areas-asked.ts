import * as z from "zod";
import { nations } from "#domain/base/nation.ts";
import { areaFilters, LONGEST_FIND } from "#domain/telling/areas/area-search.ts";

export const AreaParam = z.object({ slug: z.string().max(100, "That is no council's name") });

/** Filters of the list of authorities: a name or a postcode, a nation, the state of schemes. An empty form field filters nothing. */
export const AreasQuery = z.object({
	find: z.string().max(LONGEST_FIND, "That is too long for a name or a postcode").default(""),
	nation: z.enum(["", ...nations], "That is none of the four nations").default(""),
	show: z.enum(["", ...areaFilters], "That is none of the choices").default(""),
});

export const AreaFiguresParam = z.object({
	authority: z.string().regex(/^[EWSN]\d{8}$/, "That is not the code of a council"),
});

/** `asOf`: what the register said at the end of that day in London. */
export const OpenRegisterQuery = z.object({
	asOf: z.iso.date("Write the day as 2026-11-30").optional(),
});
