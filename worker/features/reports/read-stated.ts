import { eq } from "drizzle-orm";
import * as z from "zod";
import { StatedHome } from "#contracts/stated-home.ts";
import { type Inputs, noInputs, wireInputs } from "#domain/base/inputs.ts";
import type { Db } from "#worker/db/client.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";

/** What a snapshot keeps of the words of its buyer: read again by the schema of the call, so its shape alone is checked here. */
const Basis = z.object({
	inputs: z
		.custom<Partial<Inputs>>((value) => typeof value === "object" && value !== null)
		.optional(),
	chosen: z.object({ number: z.string() }).nullish(),
});

/** What the buyer of a report stated about the home, in the units of a call. */
export async function readStated(db: Db, id: string): Promise<StatedHome> {
	const [row] = await db
		.select({ basis: reportSnapshots.basis })
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, id))
		.execute();
	const { inputs, chosen } = Basis.parse(JSON.parse(row?.basis ?? "{}"));
	return StatedHome.parse({
		...wireInputs({ ...noInputs, ...inputs }),
		certificate: chosen?.number,
	});
}
