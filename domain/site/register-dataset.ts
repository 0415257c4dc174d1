import { registerFeed } from "../telling/register/register-feed.ts";
import { publicPages } from "./public-pages.ts";

/** Files of the register as open data, and what each is of. */
const files = [
	{ path: "/register.json", type: "application/json" },
	{ path: "/register.csv", type: "text/csv" },
	{ path: registerFeed.path, type: registerFeed.type },
] as const;

/** The register of schemes as a `Dataset` of schema.org for data search engines. Its terms are on its page. */
export function registerDataset(base: string, publisher: object): object {
	const url = `${base}${publicPages.register.path}`;
	return {
		"@type": "Dataset",
		"@id": `${url}#dataset`,
		name: "Register of landlord licensing in the United Kingdom",
		description:
			"Selective and additional licensing schemes and Article 4 directions on HMOs, by council: where each reaches, its days, and the page that it rests on. A row that rests on no page that was read is a lead, and says only that there is, or may be, a scheme.",
		url,
		creator: publisher,
		publisher,
		license: `${url}#open-data`,
		isAccessibleForFree: true,
		inLanguage: "en-GB",
		spatialCoverage: { "@type": "Country", name: "United Kingdom" },
		keywords: ["selective licensing", "additional HMO licensing", "Article 4 direction"],
		distribution: files.map(({ path, type }) => ({
			"@type": "DataDownload",
			encodingFormat: type,
			contentUrl: `${base}${path}`,
		})),
	};
}
