import * as z from "zod";
import { assertion } from "#datasets/ingest/store/store.ts";
import { type HeldEdition, type Importer, RefusedNews, type Step } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { ALL_WRITTEN, dropOld, publishAreas, undoUnseen, writeHomes } from "./area-statements.ts";
import type { CertificateRow } from "./certificate-row.ts";
import { type CertificatesEdition, certificateNotes, storedAreas } from "./certificates-edition.ts";
import { homesOf } from "./homes-of.ts";

export const CERTIFICATES = "certificates";
export const CERTIFICATES_NAME = "Energy certificates";

/** Refuses an area with fewer than this share of the homes we hold. Source: the rule for every release. */
const FEWEST_KEPT = 0.8;

/**
 * Least number of certified homes per household of an area: since 2008 more than half of all homes everywhere have had a certificate. A home that the file
 * lacks would be shown as never certified.
 */
const FEWEST_OF_HOUSEHOLDS = 0.25;

/** How far an import has come. */
const Reached = z.object({
	/** Digest of the file and the chosen areas. An import begun with others is not continued. */
	tag: z.string(),
	authorities: z.array(z.string()),
	snapshot: z.int(),
	/** The last group of postcodes that was brought in; null once the edition is published. */
	after: z.string().nullable(),
	/** Homes of each authority, and certificates read, as far as the file was brought in. */
	homes: z.record(z.string(), z.int()),
	read: z.int(),
	duplicates: z.int(),
	/** Authorities whose old rows are no longer visible and still have to be deleted. */
	ended: z.array(z.string()),
});
type Reached = z.infer<typeof Reached>;

type Importing = {
	readonly store: Store;
	/** The certificates of a group of postcodes, in the order of the file. */
	readonly readGroup: (group: string) => Promise<readonly CertificateRow[]>;
	/** Approximate certificates in one transaction. */
	readonly batchSize: number;
	/** Characters of JSON in one statement; a store without a binding needs less. */
	readonly longestJson?: number;
};

/**
 * Brings in the chosen areas of a national file of energy certificates, some groups of postcodes at a time, and shows them all at once; other areas
 * stay as they are. Killed and started again with the same file and areas it goes on after the last groups.
 */
export function certificatesImporter(edition: CertificatesEdition, importing: Importing): Importer {
	return {
		id: CERTIFICATES,
		name: CERTIFICATES_NAME,
		async next(progress, held) {
			const parsed = Reached.safeParse(progress);
			const reached =
				parsed.success && isGoneOnWith(parsed.data, edition, held) ? parsed.data : null;
			if (!reached) {
				return await beginning(edition, held, importing.store);
			}
			if (reached.after === null) {
				return cleaning(reached);
			}
			const groups = groupsAfter(edition, reached.after, importing.batchSize);
			return groups.length === 0
				? await publishing(reached, edition, importing.store)
				: await bringingIn(groups, reached, { edition, ...importing });
		},
	};
}

function isGoneOnWith(reached: Reached, edition: CertificatesEdition, held: HeldEdition): boolean {
	const published = reached.after === null ? reached.snapshot : reached.snapshot - 1;
	return (
		reached.tag === edition.tag &&
		reached.authorities.join() === edition.authorities.join() &&
		published === held.snapshot
	);
}

/** @throws RefusedNews when the file is older than what is held, or has nothing of a chosen area */
async function beginning(
	edition: CertificatesEdition,
	held: HeldEdition,
	store: Store,
): Promise<Step> {
	const areas = await storedAreas(store);
	const chosen = edition.authorities.map((code) => areas.get(code));
	if (chosen.every((area) => area?.digest === edition.tag)) {
		return { kind: "nothing" };
	}
	const newer = chosen.find((area) => area !== undefined && area.asOf > edition.asOf);
	if (newer) {
		throw new RefusedNews(
			`The file ends on ${edition.asOf}, what is held of ${newer.authority} on ${newer.asOf}: import the file of now.`,
		);
	}
	const empty = edition.authorities.filter((code) => !edition.certificates[code]);
	if (empty.length > 0) {
		throw new RefusedNews(`The file has no certificate of ${empty.join(", ")}.`);
	}
	return {
		kind: "part",
		statements: [undoUnseen(edition.authorities, held.snapshot)],
		progress: {
			tag: edition.tag,
			authorities: [...edition.authorities],
			snapshot: held.snapshot + 1,
			after: "",
			homes: {},
			read: 0,
			duplicates: 0,
			ended: [],
		} satisfies Reached,
		done: { count: 0, of: countOf(edition) },
	};
}

function countOf({ certificates }: CertificatesEdition): number {
	return Object.values(certificates).reduce((sum, some) => sum + some, 0);
}

/** The next groups after one, in their order, with as many certificates as fit into a transaction; one at least. */
function groupsAfter(edition: CertificatesEdition, after: string, size: number): string[] {
	const taken: string[] = [];
	let count = 0;
	for (const group of Object.keys(edition.groups).toSorted()) {
		if (group > after) {
			count += edition.groups[group]?.records ?? 0;
			if (taken.length > 0 && count > size) {
				break;
			}
			taken.push(group);
		}
	}
	return taken;
}

type BringingIn = Importing & { readonly edition: CertificatesEdition };

async function bringingIn(
	groups: readonly string[],
	reached: Reached,
	{ edition, readGroup, longestJson }: BringingIn,
): Promise<Step> {
	const rows: CertificateRow[] = [];
	for (const group of groups) {
		for (const row of await readGroup(group)) {
			rows.push(row);
		}
	}
	const found = homesOf(rows);
	const homes = { ...reached.homes };
	for (const { authority } of found.certificates) {
		homes[authority] = (homes[authority] ?? 0) + 1;
	}
	const read = reached.read + rows.length;
	return {
		kind: "part",
		statements: writeHomes(found.certificates, {
			register: edition.register,
			snapshot: reached.snapshot,
			longestJson,
		}),
		progress: {
			...reached,
			after: groups.at(-1) ?? reached.after,
			homes,
			read,
			duplicates: reached.duplicates + found.duplicates,
		} satisfies Reached,
		done: { count: read, of: countOf(edition) },
	};
}

/** @throws RefusedNews when an area has shrunk too much */
async function publishing(
	reached: Reached,
	edition: CertificatesEdition,
	store: Store,
): Promise<Step> {
	const held = await storedAreas(store);
	const households = await readHouseholds(store);
	const areas = edition.authorities.map((authority) => ({
		authority,
		homes: reached.homes[authority] ?? 0,
		certificates: edition.certificates[authority] ?? 0,
	}));
	for (const { authority, homes } of areas) {
		const all = households.get(authority) ?? 0;
		if (homes < FEWEST_OF_HOUSEHOLDS * all) {
			throw new RefusedNews(
				`The file has ${homes.toLocaleString("en-GB")} homes of ${authority}, which has ${all.toLocaleString("en-GB")} households: it is cut off or filtered. Take the whole file, and name with --authority what of it is to be imported.`,
			);
		}
		const before = held.get(authority)?.homes ?? 0;
		if (homes < FEWEST_KEPT * before) {
			throw new RefusedNews(
				`The file has ${homes.toLocaleString("en-GB")} homes of ${authority}, where ${before.toLocaleString("en-GB")} are held, more than a fifth less: it may be cut off.`,
			);
		}
	}
	const homes = areas.reduce((sum, area) => sum + area.homes, 0);
	const others = [...held.values()].filter(
		({ authority }) => !edition.authorities.includes(authority),
	);
	return {
		kind: "publish",
		statements: [
			assertion(ALL_WRITTEN, [JSON.stringify(edition.authorities), reached.snapshot, homes]),
			...publishAreas(areas, {
				register: edition.register,
				asOf: edition.asOf,
				snapshot: reached.snapshot,
				digest: edition.tag,
			}),
		],
		edition: {
			// The date is that of the oldest area: one area's new import says nothing about the others.
			asOf: [edition.asOf, ...others.map(({ asOf }) => asOf)].toSorted()[0] ?? edition.asOf,
			// The same file may be imported again for other areas.
			digest: `${edition.tag} ${reached.snapshot}`,
			rows: others.reduce((sum, area) => sum + area.homes, homes),
			snapshot: reached.snapshot,
			changesFacts: true,
			notes: [...certificateNotes(edition), ...duplicatesIn(reached)],
		},
		progress: { ...reached, after: null, ended: [...edition.authorities] } satisfies Reached,
	};
}

const Households = z.array(z.object({ code: z.string(), households: z.int() }));

/** Households of the census by authority, where the reference tables have them. */
async function readHouseholds(store: Store): Promise<ReadonlyMap<string, number>> {
	const rows = await store.read(
		"SELECT code, households FROM authorities WHERE households IS NOT NULL",
	);
	return new Map(Households.parse(rows).map(({ code, households }) => [code, households]));
}

function duplicatesIn({ duplicates }: Reached): string[] {
	return duplicates === 0
		? []
		: [
				`${duplicates.toLocaleString("en-GB")} rows have a number that another row has too: the one lodged last counts.`,
			];
}

/** Deletes rows that readers no longer see, an authority at a time. */
function cleaning(reached: Reached): Step {
	const [authority, ...ended] = reached.ended;
	return authority === undefined
		? { kind: "end" }
		: {
				kind: "part",
				statements: [dropOld(authority, reached.snapshot)],
				progress: { ...reached, ended } satisfies Reached,
				done: null,
			};
}
