import type { IsoDate } from "#domain/base/calendar.ts";
import type { Band } from "#domain/base/facts/band.ts";

/** Which national file: that of England and Wales, or that of Scotland. */
export type CertificateRegister = "england_wales" | "scotland";

/** A certificate as a national file has it. */
export type CertificateRow = {
	readonly number: string;
	/** Today's code of the local authority. */
	readonly authority: string;
	/** Without the space: `M145LL`. */
	readonly postcode: string;
	readonly uprn: string | null;
	readonly address: string;
	readonly band: Band;
	readonly points: number | null;
	readonly potentialBand: Band | null;
	readonly potentialPoints: number | null;
	/** Square metres. */
	readonly floorArea: number | null;
	readonly propertyType: string | null;
	readonly builtForm: string | null;
	readonly tenure: string | null;
	/** Day on which it was lodged. */
	readonly registeredOn: IsoDate;
	readonly inspectedOn: IsoDate | null;
};
