import { and, eq } from "drizzle-orm";
import {
	ADDRESS_WITHHELD,
	type Certificate,
	type ImportedRegister,
} from "#domain/base/facts/certificate.ts";
import type { CertificateFacts } from "#domain/base/facts/facts.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { newestPerAddress } from "#domain/subjects/energy/current-certificates.ts";
import type { Db } from "#worker/db/client.ts";
import { isListed, type Parameter } from "#worker/db/prepared-batch.ts";
import { certificateAreas, certificates } from "#worker/db/schema/certificates.ts";

const sourceOf: Readonly<
	Record<(typeof certificateAreas.$inferSelect)["register"], ImportedRegister>
> = { england_wales: "importedCertificates", scotland: "importedCertificatesScotland" };

/**
 * The queries for what was imported of a compact postcode: its certificates, each area in the one edition that readers see, and which of `authorities`
 * (a JSON list of codes) were imported.
 */
export function importedQueries(
	db: Db,
	{ postcode, authorities }: { readonly postcode: Parameter; readonly authorities: Parameter },
) {
	return {
		certificates: db
			// No two columns of one name: in a batch the second would take the place of the first.
			.select({
				row: certificates,
				area: { register: certificateAreas.register, asOf: certificateAreas.asOf },
			})
			.from(certificateAreas)
			// CROSS JOIN keeps areas in the outer loop. Otherwise SQLite goes through every certificate and looks up the area of each.
			.crossJoin(certificates)
			.where(
				and(
					eq(certificates.authority, certificateAreas.authority),
					eq(certificates.snapshot, certificateAreas.snapshot),
					eq(certificates.postcode, postcode),
				),
			),
		certificateAreas: db
			.select({ register: certificateAreas.register, asOf: certificateAreas.asOf })
			.from(certificateAreas)
			.where(isListed(certificateAreas.authority, authorities)),
	};
}

type Imported = {
	readonly rows: readonly {
		readonly row: typeof certificates.$inferSelect;
		readonly area: Area;
	}[];
	/** Areas that the postcode may lie in and that were imported. */
	readonly areas: readonly Area[];
	/** How many areas it may lie in. */
	readonly mayLieIn: number;
};
type Area = Pick<typeof certificateAreas.$inferSelect, "register" | "asOf">;

/**
 * The certificates of a postcode from imported files; null where its area was not imported.
 * Where it may lie in several areas, "no certificates" counts only if all of them were imported.
 */
export function toImportedFacts(
	postcode: Postcode,
	{ rows, areas, mayLieIn }: Imported,
): CertificateFacts | null {
	const isWhole = mayLieIn > 0 && areas.length === mayLieIn;
	const telling = rows.length > 0 ? rows.map(({ area }) => area) : isWhole ? areas : [];
	const [oldest] = telling.toSorted((a, b) => (a.asOf < b.asOf ? -1 : 1));
	if (!oldest) {
		return null;
	}
	const details = newestPerAddress(
		rows.map(({ row, area }) => ({
			...toCertificate(row, postcode),
			imported: sourceOf[area.register],
		})),
	);
	return {
		summaries: details.map(({ number, address, uprn, band, registeredOn }) => ({
			number,
			address,
			uprn,
			band,
			registeredOn,
		})),
		details,
		imported: { source: sourceOf[oldest.register], asOf: oldest.asOf },
	};
}

/** The files list recommendations apart, and those are not imported. */
function toCertificate(
	row: typeof certificates.$inferSelect,
	{ formatted }: Postcode,
): Certificate {
	return {
		number: row.number,
		address: row.address ?? ADDRESS_WITHHELD,
		uprn: row.uprn,
		postcode: formatted,
		band: row.band,
		points: row.points,
		potentialPoints: row.potentialPoints,
		potentialBand: row.potentialBand,
		propertyType: row.propertyType,
		builtForm: row.builtForm,
		floorArea: row.floorArea,
		registeredOn: row.registeredOn,
		inspectedOn: row.inspectedOn,
		improvements: [],
	};
}
