import * as z from "zod";
import type { CertificateRegister } from "#datasets/certificates/certificate-row.ts";
import { readAuthorities, todaysCodes } from "#datasets/ingest/areas/authorities.ts";
import { Refusal, type Store } from "#datasets/ingest/store/store.ts";

/** The areas to import, and which of them a certificate lies in. */
export type ChosenAreas = {
	/** Today's codes, sorted. */
	readonly authorities: readonly string[];
	/**
	 * Today's code of the chosen authority that a certificate belongs to: by its own code, else by its postcode (without the space), else by the authority
	 * that has most of its sector. Null where none of these tells; `elsewhere` where it lies outside the chosen areas.
	 */
	readonly authorityOf: (code: string | null, postcode: string) => string | "elsewhere" | null;
};

const nationOf: Readonly<Record<CertificateRegister, RegExp>> = {
	england_wales: /^[EW]\d{8}$/,
	scotland: /^S\d{8}$/,
};
/** Postcodes read at once. */
const PAGE = 20_000;

/**
 * Finds the areas by the codes that were named, today's or former ones; all of Scotland where none is named.
 * @throws Refusal for a code that is none of the register's
 */
export async function chooseAreas(
	store: Store,
	{ register, codes }: { register: CertificateRegister; codes: readonly string[] },
): Promise<ChosenAreas> {
	const known = await readAuthorities(store);
	if (known.length === 0) {
		throw new Refusal("No local authorities are loaded yet: npm run data:load.");
	}
	const todays = todaysCodes(known);
	const all = known.map(({ code }) => code).filter((code) => nationOf[register].test(code));
	const named = codes.map((code) => {
		const today = todays.get(code.toUpperCase());
		if (today === undefined || !all.includes(today)) {
			throw new Refusal(
				`${code} is no local authority of ${register === "scotland" ? "Scotland" : "England or Wales"}: name its nine-character code, such as ${register === "scotland" ? "S12000036" : "E08000003"}.`,
			);
		}
		return today;
	});
	const chosen = new Set(named.length > 0 ? named : all);
	const postcodes = await readPostcodes(store, chosen, todays);
	const sectors = await readSectors(store, todays);
	return {
		authorities: [...chosen].toSorted(),
		authorityOf(code, postcode) {
			const named = todays.get(code ?? "");
			if (named !== undefined && chosen.has(named)) {
				return named;
			}
			if (postcodes) {
				// Previews go by the postcode's place: a certificate left out there would be reported as never lodged.
				return postcodes.get(postcode) ?? "elsewhere";
			}
			const authority = named ?? sectors.get(postcode.slice(0, -2)) ?? null;
			return authority === null || chosen.has(authority) ? authority : "elsewhere";
		},
	};
}

const Unit = z.object({ postcode: z.string(), authority_code: z.string() });

/** The chosen authority of each postcode that lies in one; null while the file of postcodes is not imported. */
async function readPostcodes(
	store: Store,
	chosen: ReadonlySet<string>,
	todays: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string> | null> {
	const imported = await store.read(
		"SELECT id FROM datasets WHERE id = 'postcode_units' AND complete = 1",
	);
	if (imported.length === 0) {
		return null;
	}
	const codes = JSON.stringify(
		[...todays].filter(([, today]) => chosen.has(today)).map(([any]) => any),
	);
	const found = new Map<string, string>();
	for (let after = ""; ; ) {
		const rows = z.array(Unit).parse(
			await store.read(
				`SELECT postcode, authority_code FROM postcode_units WHERE postcode > ?1
				AND authority_code IN (SELECT value FROM json_each(?2)) ORDER BY postcode LIMIT ?3`,
				[after, codes, PAGE],
			),
		);
		for (const { postcode, authority_code: code } of rows) {
			found.set(postcode, todays.get(code) ?? code);
		}
		const last = rows.at(-1);
		if (!last || rows.length < PAGE) {
			return found;
		}
		after = last.postcode;
	}
}

const Sector = z.object({ sector: z.string(), code: z.string().nullable() });

/** The authority that has most postcodes of each sector, without its space. */
async function readSectors(
	store: Store,
	todays: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
	const rows = z
		.array(Sector)
		.parse(
			await store.read("SELECT sector, authorities ->> '$[0][0]' AS code FROM postcode_sectors"),
		);
	return new Map(
		rows.flatMap(({ sector, code }): [string, string][] =>
			code === null ? [] : [[sector.replace(" ", ""), todays.get(code) ?? code]],
		),
	);
}
