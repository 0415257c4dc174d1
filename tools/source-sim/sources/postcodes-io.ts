import { parsePostcode } from "#domain/base/postcode.ts";
import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { type PlaceFixture, places, terminated } from "../fixtures/places.ts";

/** `GET /postcodes/{postcode}` of postcodes.io 18, and `GET /postcodes` by a position. */
export function answerPostcodesIo({ path, query }: SourceRequest): Reply {
	if (path === "/postcodes") {
		return nearest(query);
	}
	const asked = /^\/postcodes\/([^/]+)$/.exec(path)?.[1];
	if (!asked) {
		return noSuchRoute;
	}
	const parsed = parsePostcode(decodeURIComponent(asked));
	if (!parsed.ok) {
		return notFound({ error: "Invalid postcode" });
	}
	const { formatted } = parsed.postcode;
	const place = places.find((known) => known.postcode === formatted);
	if (place) {
		return ok({ status: 200, result: officialResult(place) });
	}
	const ended = terminated.find((known) => known.postcode === formatted);
	return notFound({ error: "Postcode not found", ...(ended ? { terminated: ended } : {}) });
}

const METRES_PER_DEGREE = 111_200;

/** Null, and not an empty list, is what the service says where there are none within the radius. */
function nearest(query: URLSearchParams): Reply {
	const [lat, lon] = [Number(query.get("lat")), Number(query.get("lon"))];
	const [limit, radius] = [Number(query.get("limit") ?? 10), Number(query.get("radius") ?? 100)];
	const found = places
		.map((place) => ({
			...officialResult(place),
			distance:
				Math.hypot(
					place.latitude - lat,
					(place.longitude - lon) * Math.cos((lat * Math.PI) / 180),
				) * METRES_PER_DEGREE,
		}))
		.filter(({ distance }) => distance <= radius)
		.toSorted((a, b) => a.distance - b.distance)
		.slice(0, limit);
	return ok({ status: 200, result: found.length > 0 ? found : null });
}

function notFound(body: object): Reply {
	return { status: 404, json: { status: 404, ...body } };
}

/** The service's whole result. What no fixture knows is null, as it is there for places without such an area. */
function officialResult(place: PlaceFixture): object {
	const [outcode, incode] = place.postcode.split(" ");
	const { district, ward, msoa } = place;
	return {
		postcode: place.postcode,
		outcode,
		incode,
		quality: 1,
		eastings: place.eastings,
		northings: place.northings,
		country: place.country,
		nhs_ha: null,
		longitude: place.longitude,
		latitude: place.latitude,
		european_electoral_region: place.region ?? place.country,
		region: place.region,
		lsoa: null,
		msoa: msoa.name,
		lsoa21: null,
		msoa21: msoa.name,
		admin_district: district.name,
		admin_county: null,
		admin_ward: ward.name,
		parish: null,
		ced: null,
		date_of_introduction: "198001",
		index_of_multiple_deprivation: null,
		codes: {
			admin_district: district.code,
			admin_county: "E99999999",
			admin_ward: ward.code,
			parish: null,
			ced: "E99999999",
			lau2: district.code,
			lsoa: null,
			msoa: msoa.code,
			lsoa21: null,
			msoa21: msoa.code,
		},
	};
}
