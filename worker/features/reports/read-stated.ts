import { eq } from "drizzle-orm";
import * as z from "zod";
import { StatedHome } from "#contracts/stated-home.ts";
import { pence, toPounds } from "#domain/base/money.ts";
import type { Db } from "#worker/db/client.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";

/** What a snapshot keeps of the words of its buyer. */
const Basis = z.object({
	inputs: z
		.object({
			use: StatedHome.shape.use,
			bedrooms: z.number().nullish(),
			people: z.number().nullish(),
			rooms: z.number().nullish(),
			rent: z.number().nullish(),
			price: z.number().nullish(),
			serviceCharge: z.number().nullish(),
			loan: z.number().nullish(),
			nation: z.string().nullish(),
			brma: z.string().nullish(),
			houseNumber: z.string().nullish(),
			exemption: z.boolean().nullish(),
			planningPermission: z.boolean().nullish(),
		})
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
	const pounds = (amount: number | null | undefined) =>
		amount == null ? undefined : toPounds(pence(amount));
	return StatedHome.parse({
		certificate: chosen?.number,
		use: inputs?.use,
		bedrooms: inputs?.bedrooms ?? undefined,
		people: inputs?.people ?? undefined,
		rooms: inputs?.rooms ?? undefined,
		rent: pounds(inputs?.rent),
		price: pounds(inputs?.price),
		serviceCharge: pounds(inputs?.serviceCharge),
		loan: inputs?.loan ?? undefined,
		nation: inputs?.nation ?? undefined,
		brma: inputs?.brma ?? undefined,
		houseNumber: inputs?.houseNumber ?? undefined,
		exemption: inputs?.exemption ?? undefined,
		c4permission: inputs?.planningPermission ?? undefined,
	});
}
