import type { PostcodeUnit } from "./postcode-unit.ts";
import type { Product } from "./product.ts";

/** A stretch of the alphabet: every postcode after `after` up to and with `through`, or to the end where that is null. */
export type Batch = {
	readonly units: readonly PostcodeUnit[];
	readonly after: string;
	readonly through: string | null;
	/** Postcodes of the product up to the end of this batch. */
	readonly done: number;
};

/**
 * The postcodes of a product in batches that leave no gap between them. `from` is the `done` of the
 * last batch that is not wanted again.
 */
export async function* batchesOf(
	product: Product,
	{ from, size }: { from: number; size: number },
): AsyncGenerator<Batch> {
	let after = "";
	let done = 0;
	for await (const units of chunks(product, size)) {
		const last = units.at(-1)?.postcode ?? after;
		done += units.length;
		if (done > from) {
			yield { units, after, through: done === product.count ? null : last, done };
		}
		after = last;
	}
}

async function* chunks(product: Product, size: number): AsyncGenerator<PostcodeUnit[]> {
	let waiting: PostcodeUnit[] = [];
	for (const area of product.areas) {
		waiting = waiting.concat(await area.units());
		while (waiting.length >= size) {
			yield waiting.slice(0, size);
			waiting = waiting.slice(size);
		}
	}
	if (waiting.length > 0) {
		yield waiting;
	}
}
