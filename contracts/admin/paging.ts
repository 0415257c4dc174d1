import * as z from "zod";

/** Rows in one page of an administrator's list; a list that ends within it is searched in the browser. */
export const PAGE_ROWS = 200;

/** `after`: the `next` of the last page. */
export const PageQuery = z.object({ after: z.string().max(100).optional() });

/** `q` searches the rows, ignoring case; empty finds all. */
export const SearchQuery = PageQuery.extend({ q: z.string().trim().max(200).default("") });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** The `after` of the following page; null at the end. */
export type Next = string | null;
