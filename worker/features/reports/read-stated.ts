import { eq } from "drizzle-orm";
import * as z from "zod";
import { StatedHome } from "#contracts/stated-home.ts";
import { rentAsTyped } from "#domain/base/inputs.ts";
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
			rentOf: StatedHome.shape.rentOf,
			price: z.number().nullish(),
			type: StatedHome.shape.type.nullable(),
			owned: z.boolean().nullish(),
			loanLeft: z.number().nullish(),
			boughtFor: z.number().nullish(),
			valueWhenLet: z.number().nullish(),
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
		rent: pounds(
			inputs &&
				rentAsTyped({
					use: inputs.use,
					rentOf: inputs.rentOf,
					rent: inputs.rent == null ? null : pence(inputs.rent),
					rooms: inputs.rooms ?? null,
					bedrooms: inputs.bedrooms ?? null,
					people: inputs.people ?? null,
				}),
		),
		rentOf: inputs?.rentOf,
		price: pounds(inputs?.price),
		type: inputs?.type ?? undefined,
		owned: inputs?.owned ?? undefined,
		loanLeft: pounds(inputs?.loanLeft),
		boughtFor: pounds(inputs?.boughtFor),
		valueWhenLet: pounds(inputs?.valueWhenLet),
		serviceCharge: pounds(inputs?.serviceCharge),
		loan: inputs?.loan ?? undefined,
		nation: inputs?.nation ?? undefined,
		brma: inputs?.brma ?? undefined,
		houseNumber: inputs?.houseNumber ?? undefined,
		exemption: inputs?.exemption ?? undefined,
		c4permission: inputs?.planningPermission ?? undefined,
	});
}
