import { parsePostcode } from "#domain/postcode.ts";
import { noSuchRoute, ok, type Question, type Reply } from "../exchange.ts";
import { type PlaceFixture, places, terminated } from "../fixtures/places.ts";

/** `GET /postcodes/{postcode}` of postcodes.io 18. */
export function answerPostcodesIo({ path }: Question): Reply {
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
