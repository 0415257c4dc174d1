import { readReferenceTables } from "../reference/read-tables.ts";

/** The reference tables as they are committed: read once for all tests, none of which changes them. */
export const committedTables = await readReferenceTables();
