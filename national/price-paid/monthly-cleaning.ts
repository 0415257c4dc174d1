import * as z from "zod";
import type { Held, Step } from "../run/importer.ts";
import type { Store } from "../store/store.ts";
import { dropEnded, dropOldFigures } from "./stretch-statements.ts";

/** Rows deleted at once: D1 gives a statement 30 seconds. */
const MOST = 20_000;

const Left = z.object({ ended: z.int(), figures: z.int(), staged: z.int() });

/** Deletes some of what nobody sees any more, until nothing of it is left. */
export async function cleanUp(store: Store, { snapshot }: Held): Promise<Step> {
	const [row] = await store.read(
		`SELECT EXISTS (SELECT 1 FROM postcode_sales WHERE until IS NOT NULL AND until <= ?1) AS ended,
			EXISTS (SELECT 1 FROM sale_figures WHERE snapshot < ?1) AS figures, EXISTS (SELECT 1 FROM sale_changes) AS staged`,
		[snapshot],
	);
	const left = Left.parse(row);
	if (!left.ended && !left.figures && !left.staged) {
		return { kind: "end" };
	}
	return {
		kind: "part",
		statements: [
			dropEnded(snapshot, MOST),
			dropOldFigures(snapshot),
			{
				sql: "DELETE FROM sale_changes WHERE id IN (SELECT id FROM sale_changes LIMIT ?1)",
				params: [MOST],
			},
		],
		progress: { phase: "monthly: cleaning" },
		done: null,
	};
}
