import type { SalesPeriod } from "#domain/base/facts/sale-figures.ts";
import {
	joinSales,
	type PackedSale,
	packDay,
	packedDay,
	packedId,
	splitSales,
} from "./packed-sales.ts";
import { type SectorFigures, sectorFigures } from "./sector-figures.ts";
import type { Transaction } from "./transaction.ts";

/** The sales of one postcode, as they are kept. */
export type PostcodeSales = { readonly postcode: string; readonly sales: string };

/** What an edition says of one sale. */
export type Change = {
	readonly status: Transaction["status"];
	/** New location; null where the edition gives none. */
	readonly postcode: string | null;
	readonly sale: PackedSale;
};

export type Merging = {
	readonly held: Iterable<PostcodeSales>;
	/** The edition's changes in this range, in its own order: a later change of the same sale counts. */
	readonly changes: Iterable<Change>;
	/** Packed identifiers of sales that the edition places outside the range or without a location. */
	readonly elsewhere: ReadonlySet<string>;
	/** Period for which the edition has all sales, so that held ones missing from it vanish. Null for an edition of single changes. */
	readonly replaces: SalesPeriod | null;
	/** Period of the sales to keep; earlier ones are neither added nor kept. */
	readonly kept: SalesPeriod;
	/** Period of the sales that make the figures. */
	readonly figured: SalesPeriod;
};

export type MergeCounts = {
	readonly added: number;
	/** Changes of sales not held in this range. They also count as added, unless too old to keep. */
	readonly unknownChanges: number;
	readonly changed: number;
	/** Repeated without a change. */
	readonly unchanged: number;
	/** Held in this range, but placed outside it by the edition. */
	readonly moved: number;
	readonly deleted: number;
	readonly unknownDeletes: number;
	/** Missing from an edition that has all sales of its period. */
	readonly vanished: number;
	/** Too old to keep. */
	readonly expired: number;
	/** Repeated statements about the same sale. */
	readonly duplicates: number;
};

export type Merged = {
	/** Postcodes whose sales are others than before. */
	readonly changed: readonly PostcodeSales[];
	/** Postcodes that had sales and have none any more. */
	readonly removed: readonly string[];
	/** Rows that end: of postcodes that changed or were removed. */
	readonly ended: number;
	/** Of every sector, changed or not. */
	readonly figures: readonly SectorFigures[];
	/** Postcodes with sales, changed or not. */
	readonly postcodes: number;
	/** Sales, changed or not. */
	readonly sales: number;
	readonly counts: MergeCounts;
};

/** Merges an edition's changes in a range into what is held. Pure, and idempotent when repeated. */
export function merge(merging: Merging): Merged {
	const counts = noCounts();
	const news = latestById(merging.changes, counts);
	const fateOf = judge(merging, news);
	const textBefore = new Map<string, string>();
	const salesAt = new Map<string, PackedSale[]>();
	const known = new Set<string>();
	for (const { postcode, sales } of merging.held) {
		textBefore.set(postcode, sales);
		const staying: PackedSale[] = [];
		for (const sale of splitSales(sales)) {
			const fate = fateOf(sale, postcode);
			if (fate === "stays") {
				staying.push(sale);
			} else {
				known.add(packedId(sale));
				counts[fate] += 1;
			}
		}
		salesAt.set(postcode, staying);
	}
	takeIn(news, { salesAt, known, counts, first: packDay(merging.kept.from) });
	return { ...compared(salesAt, textBefore), ...totals(salesAt, merging.figured), counts };
}

type Fate = "stays" | "unchanged" | "changed" | "deleted" | "moved" | "vanished" | "expired";

/** Fate of a held sale. `stays`: the edition does not mention it. `unchanged` and `changed` sales are added again from the edition. */
function judge(
	{ elsewhere, replaces, kept }: Merging,
	news: ReadonlyMap<string, Change>,
): (sale: PackedSale, postcode: string) => Fate {
	const first = packDay(kept.from);
	const replaced = replaces && { from: packDay(replaces.from), to: packDay(replaces.to) };
	const unspoken = (sale: PackedSale): Fate => {
		const day = packedDay(sale);
		if (elsewhere.has(packedId(sale))) {
			return "moved";
		}
		if (day < first) {
			return "expired";
		}
		return replaced && day >= replaced.from && day <= replaced.to ? "vanished" : "stays";
	};
	return (sale, postcode) => {
		const change = news.get(packedId(sale));
		if (!change) {
			return unspoken(sale);
		}
		if (change.status === "D") {
			return "deleted";
		}
		return change.sale === sale && change.postcode === postcode ? "unchanged" : "changed";
	};
}

type Intake = {
	readonly salesAt: Map<string, PackedSale[]>;
	/** Identifiers that were held. */
	readonly known: ReadonlySet<string>;
	readonly counts: Counting;
	/** Packed. */
	readonly first: string;
};

function takeIn(news: ReadonlyMap<string, Change>, intake: Intake): void {
	const { salesAt, known, counts, first } = intake;
	for (const [id, { status, postcode, sale }] of news) {
		const isKnown = known.has(id);
		if (!isKnown && status !== "A") {
			counts[status === "D" ? "unknownDeletes" : "unknownChanges"] += 1;
		}
		if (status === "D" || postcode === null || packedDay(sale) < first) {
			continue;
		}
		counts.added += isKnown ? 0 : 1;
		const there = salesAt.get(postcode);
		if (there) {
			there.push(sale);
		} else {
			salesAt.set(postcode, [sale]);
		}
	}
}

type Counting = { -readonly [Count in keyof MergeCounts]: number };

function noCounts(): Counting {
	return {
		added: 0,
		unknownChanges: 0,
		changed: 0,
		unchanged: 0,
		moved: 0,
		deleted: 0,
		unknownDeletes: 0,
		vanished: 0,
		expired: 0,
		duplicates: 0,
	};
}

function latestById(changes: Iterable<Change>, counts: Counting): Map<string, Change> {
	const latest = new Map<string, Change>();
	let read = 0;
	for (const change of changes) {
		read += 1;
		latest.set(packedId(change.sale), change);
	}
	counts.duplicates = read - latest.size;
	return latest;
}

function compared(
	salesAt: ReadonlyMap<string, readonly PackedSale[]>,
	textBefore: ReadonlyMap<string, string>,
): Pick<Merged, "changed" | "removed" | "ended"> {
	const changed: PostcodeSales[] = [];
	const removed: string[] = [];
	for (const [postcode, list] of salesAt) {
		const before = textBefore.get(postcode);
		const sales = joinSales(list);
		if (sales === before) {
			continue;
		}
		if (sales !== "") {
			changed.push({ postcode, sales });
		} else if (before !== undefined) {
			removed.push(postcode);
		}
	}
	const replaced = changed.filter(({ postcode }) => textBefore.has(postcode)).length;
	return {
		changed: changed.toSorted(byPostcode),
		removed: removed.toSorted(),
		ended: replaced + removed.length,
	};
}

function byPostcode(a: PostcodeSales, b: PostcodeSales): number {
	return a.postcode < b.postcode ? -1 : 1;
}

function totals(
	salesAt: ReadonlyMap<string, readonly PackedSale[]>,
	figured: SalesPeriod,
): Pick<Merged, "figures" | "postcodes" | "sales"> {
	const lists = [...salesAt.values()].filter((list) => list.length > 0);
	return {
		figures: sectorFigures(salesAt, figured),
		postcodes: lists.length,
		sales: lists.reduce((sum, list) => sum + list.length, 0),
	};
}
