import { type PlaceFixture, places } from "./fixtures/places.ts";

const KM_PER_DEGREE = 111.2;
/** Far enough for the centre of a postcode from another source, near enough not to reach the next fixture. */
const NEAR_KM = 1;

/** The fixture around a position, or null where none is. */
export function placeNear(latitude: string | null, longitude: string | null): PlaceFixture | null {
	const [lat, lng] = [Number(latitude ?? Number.NaN), Number(longitude ?? Number.NaN)];
	const near = places.find(
		(place) =>
			Math.hypot(lat - place.latitude, (lng - place.longitude) * Math.cos((lat * Math.PI) / 180)) *
				KM_PER_DEGREE <
			NEAR_KM,
	);
	return near ?? null;
}
