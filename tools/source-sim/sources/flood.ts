import { noSuchRoute, ok, type Question, type Reply } from "../exchange.ts";
import { floods } from "../fixtures/floods.ts";
import { placeNear } from "../place-near.ts";

/** `GET /flood-monitoring/id/floods` of the Environment Agency by position. */
export function answerFlood({ path, query }: Question): Reply {
	if (path !== "/flood-monitoring/id/floods") {
		return noSuchRoute;
	}
	const place = placeNear(query.get("lat"), query.get("long"));
	return ok({
		"@context": "http://environment.data.gov.uk/flood-monitoring/meta/context.jsonld",
		meta: { publisher: "Environment Agency", version: "0.9" },
		items: place ? (floods[place.postcode] ?? []) : [],
	});
}
