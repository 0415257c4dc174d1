import type { CostRange } from "../cost-range.ts";
import type { Band } from "./band.ts";

/** Shown for an address that the register withholds. Such homes are told apart by their certificates. */
export const ADDRESS_WITHHELD = "Address not published";

/** A result line of the register's search, which has the band but no details. */
export type CertificateSummary = {
	/** `0000-0000-0000-0000-0000`. */
	readonly number: string;
	readonly address: string;
	/** Unique property reference number, null where the register has none. */
	readonly uprn: string | null;
	readonly band: Band | null;
	/** `YYYY-MM-DD`. */
	readonly registeredOn: string;
};

/** One step of a certificate's recommendations. Steps are cumulative: `pointsAfter` holds after this and all earlier ones. */
export type Improvement = {
	readonly sequence: number;
	/** Number in the register's code list, null in schemas that give text. */
	readonly code: number | null;
	readonly title: string;
	/** Indicative cost printed on the certificate; null where it prints none. */
	readonly cost: CostRange | null;
	readonly pointsAfter: number | null;
};

/** A full energy certificate. Any figure a schema version does not carry is null. */
export type Certificate = CertificateSummary & {
	readonly postcode: string;
	readonly points: number | null;
	readonly potentialPoints: number | null;
	readonly potentialBand: Band | null;
	/** "House", "Flat" ... as the register words it. */
	readonly propertyType: string | null;
	/** "Mid-terrace", "Detached" ... */
	readonly builtForm: string | null;
	/** Square metres. */
	readonly floorArea: number | null;
	readonly inspectedOn: string | null;
	/** Empty for a certificate from a file, because files have no recommendations. */
	readonly improvements: readonly Improvement[];
	/** The imported file it came from; absent where the register itself gave it. */
	readonly imported?: ImportedRegister;
};

/** A register whose file was imported. */
export type ImportedRegister = "importedCertificates" | "importedCertificatesScotland";
