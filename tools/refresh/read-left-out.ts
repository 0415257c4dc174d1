import { Health } from "#contracts/health.ts";
import { isLeftOut, statusInWords } from "#domain/source-status.ts";

/** A source that the refresh has nothing to do for, and why, in a sentence. */
export type LeftOut = { readonly source: string; readonly status: string; readonly why: string };

/** The sources that the product at `address` leaves out of its refresh. */
export async function readLeftOut(address: string): Promise<LeftOut[]> {
	const reply = await fetch(`${address}/api/health`);
	const { sources } = Health.parse(await reply.json());
	return Object.entries(sources).flatMap(([source, { status, why }]) =>
		isLeftOut(status)
			? [{ source, status: statusInWords[status].toLowerCase(), why: why ?? "" }]
			: [],
	);
}
