import { noSuchRoute, ok, type Question, type Reply } from "../exchange.ts";
import { planningEntities } from "../fixtures/planning-entities.ts";
import { placeNear } from "../place-near.ts";

/** `GET /entity.json` of planning.data.gov.uk by position and dataset. England only: elsewhere there is nothing. */
export function answerPlanningData({ path, query }: Question): Reply {
	if (path !== "/entity.json") {
		return noSuchRoute;
	}
	const place = placeNear(query.get("latitude"), query.get("longitude"));
	const datasets = query.getAll("dataset");
	const entities = (place ? (planningEntities[place.postcode] ?? []) : []).filter((entity) =>
		datasets.includes(entity.dataset),
	);
	return ok({ entities, links: {}, count: entities.length });
}
