import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { placeNear } from "../fixtures/places.ts";

/** `GET /entity.json` of planning.data.gov.uk by position and dataset. England only: elsewhere there is nothing. */
export function answerPlanningData({ path, query }: SourceRequest): Reply {
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

/** Planning Data's fields are all text, and blank where an authority has filled nothing in. */
type EntityFixture = { readonly entity: number; readonly dataset: string } & Readonly<
	Record<string, string | number>
>;

const common = {
	typology: "geography",
	"organisation-entity": "1",
	"entry-date": "2024-01-01",
	"end-date": "",
	quality: "authoritative",
	notes: "",
	description: "",
};

/** Invented entries, which is why every reference begins with PRETEND. */
const planningEntities: Readonly<Record<string, readonly EntityFixture[]>> = {
	"M14 5LL": [
		{
			...common,
			entity: 1,
			dataset: "article-4-direction-area",
			prefix: "article-4-direction-area",
			reference: "PRETEND-A4",
			name: "Pretend city-wide direction",
			"start-date": "2011-10-08",
			"permitted-development-rights": "3L",
			"documentation-url": "https://council.example/article-4",
		},
	],
	"BN2 9QA": [
		{
			...common,
			entity: 2,
			dataset: "conservation-area",
			prefix: "conservation-area",
			reference: "PRETEND-CA",
			name: "Invented Street",
			"start-date": "1985-06-01",
			"designation-date": "1985-06-01",
			"documentation-url": "https://council.example/conservation",
		},
		{
			...common,
			entity: 3,
			dataset: "listed-building-outline",
			prefix: "listed-building-outline",
			reference: "PRETEND-LB",
			name: "1-9 Invented Street",
			"start-date": "1971-02-11",
			"listed-building-grade": "II",
			"documentation-url": "",
		},
	],
	"SW1A 1AA": [
		{
			...common,
			entity: 4,
			dataset: "flood-risk-zone",
			prefix: "flood-risk-zone",
			reference: "PRETEND-FZ/3",
			name: "",
			"start-date": "",
			"flood-risk-level": "3",
			"flood-risk-type": "Fluvial / Tidal Models",
		},
	],
};
