import type { DatabaseSync } from "node:sqlite";
import type { CertificateRow } from "../certificates/certificate-row.ts";
import type { CertificatesEdition } from "../certificates/certificates-edition.ts";
import { certificatesImporter } from "../certificates/certificates-importer.ts";
import { type Advanced, advance } from "../ingest/run/advance.ts";
import type { Edition } from "../ingest/run/importer.ts";
import { claimRun, endRun, type Run } from "../ingest/run/runs.ts";
import type { Store } from "../ingest/store/store.ts";

export const MANCHESTER = "E08000003";
export const LEEDS = "E08000035";

/** A certificate of a home in Manchester, unless told otherwise. */
export function someRow(over: Partial<CertificateRow> & { readonly id: number }): CertificateRow {
	const { id, ...others } = over;
	return {
		number: `0000-0000-0000-0000-${String(id).padStart(4, "0")}`,
		authority: MANCHESTER,
		postcode: "M145LL",
		uprn: null,
		address: `${id} Some Road`,
		band: "D",
		points: 60,
		potentialBand: "C",
		potentialPoints: 75,
		floorArea: 82.5,
		propertyType: "House",
		builtForm: "Mid-terrace",
		tenure: "Owner-occupied",
		registeredOn: "2024-03-01",
		inspectedOn: "2024-02-28",
		...others,
	};
}

/** A file with these certificates, read through. */
export type SomeFile = {
	readonly rows: readonly CertificateRow[];
	readonly tag?: string;
	readonly asOf?: string;
	readonly authorities?: readonly string[];
	readonly register?: CertificatesEdition["register"];
};

function outcodeOf({ postcode }: CertificateRow): string {
	return postcode.slice(0, -3);
}

export function editionOf({
	rows,
	tag = "file",
	asOf = "2026-10-31",
	authorities = [MANCHESTER],
	register = "england_wales",
}: SomeFile): CertificatesEdition {
	const count = (matches: (row: CertificateRow) => boolean) => rows.filter(matches).length;
	return {
		tag,
		register,
		authorities: [...authorities].toSorted(),
		asOf,
		rows: rows.length,
		certificates: Object.fromEntries(
			rows.map(({ authority }) => [authority, count((row) => row.authority === authority)]),
		),
		leftOut: {},
		oldEncoding: 0,
		groups: Object.fromEntries(
			rows.map((row) => [
				outcodeOf(row),
				{ records: count((other) => outcodeOf(other) === outcodeOf(row)), pieces: [] },
			]),
		),
	};
}

/** Many times what the files of these tests take. */
const MOST_STEPS = 200;

/** Runs imports into a store, an hour apart, with batches so small that a few rows make several. */
export function certificateRuns(store: Store) {
	let clock = Date.UTC(2026, 10, 22);
	const begin = async (): Promise<Run> => {
		clock += 3_600_000;
		const run = await claimRun(store, {
			source: "certificates",
			startedAt: clock,
			startedBy: "command",
		});
		if (!run) {
			throw new Error("another import is under way");
		}
		return run;
	};
	const step = (run: Run, file: SomeFile): Promise<Advanced> =>
		advance(
			{ store, now: () => clock },
			run,
			certificatesImporter(editionOf(file), {
				store,
				readGroup: async (group) => file.rows.filter((row) => outcodeOf(row) === group),
				batchSize: 2,
			}),
		);
	return {
		begin,
		step,
		/** Begins or continues an import and runs it to the end. @throws what is wrong with the file */
		async bringIn(file: SomeFile): Promise<{ outcome: string; edition: Edition | null }> {
			const run = await begin();
			let edition: Edition | null = null;
			try {
				for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
					const advanced = await step(run, file);
					edition = advanced.edition ?? edition;
					if (advanced.outcome !== null) {
						return { outcome: advanced.outcome, edition };
					}
				}
				throw new Error(`It was not over after ${MOST_STEPS} steps.`);
			} catch (cause) {
				await store.apply([
					endRun(run, { outcome: "failed", error: "", finishedAt: clock, keepsProgress: false }),
				]);
				throw cause;
			}
		},
	};
}

/** What readers see: area, postcode, number and band of each home. */
export function seenCertificates(sqlite: DatabaseSync): string[] {
	return sqlite
		.prepare(
			`SELECT authority, postcode, substr(number, -4), band
			FROM certificates JOIN certificate_areas USING (authority, snapshot) ORDER BY 1, 2, 3`,
		)
		.all()
		.map((row) => Object.values(row).join(" "));
}
