import * as z from "zod";
import { type ReferenceTable, rowsOf } from "./reference-table.ts";

const Recoded = z.object({ code: z.string(), former_codes: z.array(z.string()) });

/** Today's code of each authority that was recoded, by the code it had before. */
export function currentCodes(
	tables: readonly Pick<ReferenceTable, "id" | "columns" | "rows">[],
): ReadonlyMap<string, string> {
	return new Map(
		rowsOf(tables, "authorities")
			.map((row) => Recoded.parse(row))
			.flatMap(({ code, former_codes }) =>
				former_codes.map((former): [string, string] => [former, code]),
			),
	);
}
