import { eq } from "drizzle-orm";
import * as z from "zod";
import { StatedHome } from "#contracts/stated-home.ts";
import { type Inputs, noInputs, rentAsTyped } from "#domain/base/inputs.ts";
import { type Pence, toPounds } from "#domain/base/money.ts";
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
	const stated: Inputs = { ...noInputs, ...inputs };
	return StatedHome.parse({
		...withoutNulls(stated),
		certificate: chosen?.number,
		rent: pounds(rentAsTyped(stated)),
		price: pounds(stated.price),
		loanLeft: pounds(stated.loanLeft),
		boughtFor: pounds(stated.boughtFor),
		valueWhenLet: pounds(stated.valueWhenLet),
		serviceCharge: pounds(stated.serviceCharge),
		c4permission: stated.planningPermission,
	});
}

function withoutNulls(stated: Inputs): Record<string, unknown> {
	return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null));
}

function pounds(amount: Pence | null): number | undefined {
	return amount === null ? undefined : toPounds(amount);
}
