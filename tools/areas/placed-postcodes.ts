import { committedOutlines } from "#datasets/postcodes/command/placing/area-placer.ts";
import { committedPlacing } from "#datasets/postcodes/command/placing/committed-placing.ts";
import { outlinedAreas } from "#datasets/postcodes/command/placing/outlined-area.ts";
import { type PostcodeUnit, unitCoordinates } from "#datasets/postcodes/command/postcode-unit.ts";
import { withProduct } from "#datasets/postcodes/command/product.ts";
import { currentCodes } from "#datasets/reference/current-codes.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";

/** A postcode of a national file that has a position and an authority. */
export type PlacedPostcode = {
	readonly unit: PostcodeUnit;
	readonly position: Coordinates;
	/** Today's code. */
	readonly authority: string;
	/** The area that the import places it in, whatever the file names. */
	readonly placed: string | null;
};

/** Places each postcode of a national postcode file as the import does, and calls `use` with it. */
export async function eachPlaced(path: string, use: (postcode: PlacedPostcode) => void) {
	const placing = await committedPlacing(currentCodes(await readReferenceTables()));
	await withProduct(path, async ({ areas }) => {
		for (const area of areas) {
			for (const unit of (await area.read()).units) {
				const position = unitCoordinates(unit);
				const code = unit.authorityCode;
				if (position && code) {
					const authority = placing.currentCodeOf.get(code) ?? code;
					const placed = placing.areas.areaAt(authority, position);
					use({ unit, position, authority, placed });
				}
			}
		}
	});
}

/** The areas of all councils by their codes, as the import places by them. */
export async function outlinesByArea() {
	const councils = await committedOutlines();
	return new Map(councils.flatMap(outlinedAreas).map((area) => [area.code, area]));
}
