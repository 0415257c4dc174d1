import { ADDRESS_WITHHELD } from "#domain/base/facts/certificate.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import type { SqlStatement } from "../ingest/store/store.ts";
import type { CertificateRegister, CertificateRow } from "./certificate-row.ts";

const certificateColumns = [
	"authority",
	"snapshot",
	"postcode",
	"number",
	"uprn",
	"address",
	"band",
	"points",
	"potential_band",
	"potential_points",
	"floor_area",
	"property_type",
	"built_form",
	"tenure",
	"registered_on",
	"inspected_on",
];

type Writing = {
	readonly register: CertificateRegister;
	readonly snapshot: number;
	/** Characters of JSON in one statement; a store without a binding needs less. */
	readonly longestJson?: number | undefined;
};

/** Writes homes under a snapshot. Scottish addresses only served to tell homes apart and are not stored, because their licence forbids showing them. */
export function writeHomes(
	certificates: readonly CertificateRow[],
	{ register, snapshot, longestJson }: Writing,
): SqlStatement[] {
	const isShown = (address: string) => register !== "scotland" && address !== ADDRESS_WITHHELD;
	return insertRows(
		{
			table: "certificates",
			columns: certificateColumns,
			...(longestJson === undefined ? {} : { longestJson }),
		},
		certificates.map((row) => [
			row.authority,
			snapshot,
			row.postcode,
			row.number,
			row.uprn,
			isShown(row.address) ? row.address : null,
			row.band,
			row.points,
			row.potentialBand,
			row.potentialPoints,
			row.floorArea,
			row.propertyType,
			row.builtForm,
			row.tenure,
			row.registeredOn,
			row.inspectedOn,
		]),
	);
}

/** Deletes rows that an unfinished import left for these authorities and that readers never saw. */
export function undoUnseen(authorities: readonly string[], seen: number): SqlStatement {
	return {
		sql: "DELETE FROM certificates WHERE authority IN (SELECT value FROM json_each(?1)) AND snapshot > ?2",
		params: [JSON.stringify(authorities), seen],
	};
}

/** Deletes an authority's rows of earlier snapshots. */
export function dropOld(authority: string, snapshot: number): SqlStatement {
	return {
		sql: "DELETE FROM certificates WHERE authority = ?1 AND snapshot < ?2",
		params: [authority, snapshot],
	};
}

/** SQL that holds when all homes of a snapshot are there; its parameters from `?1`: authorities as JSON, snapshot, homes. */
export const ALL_WRITTEN = `(SELECT count(*) FROM certificates
	WHERE authority IN (SELECT value FROM json_each(?1)) AND snapshot = ?2) = ?3`;

/** An area with its published counts. */
export type CertificateArea = {
	readonly authority: string;
	readonly homes: number;
	/** Certificates that were read for it. */
	readonly certificates: number;
};

type Published = {
	readonly register: CertificateRegister;
	readonly asOf: string;
	readonly snapshot: number;
	/** Tag of the file. */
	readonly digest: string;
};

/** Moves the pointers: readers see these areas' rows of the snapshot from here on. */
export function publishAreas(
	areas: readonly CertificateArea[],
	published: Published,
): SqlStatement[] {
	const { register, asOf, snapshot, digest } = published;
	const columns = ["register", "as_of", "homes", "certificates", "snapshot", "digest"];
	return insertRows(
		{
			table: "certificate_areas",
			columns: ["authority", ...columns],
			onConflict: `ON CONFLICT (authority) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}`,
		},
		areas.map(({ authority, homes, certificates }) => [
			authority,
			register,
			asOf,
			homes,
			certificates,
			snapshot,
			digest,
		]),
	);
}
