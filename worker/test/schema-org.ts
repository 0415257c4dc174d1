/** What a property of schema.org may hold here: a text, an absolute address, a number, or nodes of a type. */
type Held = "text" | "url" | "number" | "truth" | "texts" | readonly string[];

type Type = {
	readonly required: readonly string[];
	readonly holds: Readonly<Record<string, Held>>;
};

const described = { name: "text", description: "text", url: "url", inLanguage: "text" } as const;

/**
 * The types that we publish: properties that readers of structured data ask for, and all that we may give.
 * Source: schema.org 29.0; developers.google.com/search/docs/appearance/structured-data, of breadcrumbs, datasets and organisations.
 */
const types: Readonly<Record<string, Type>> = {
	Organization: { required: ["name", "url"], holds: { ...described, logo: "url" } },
	WebSite: { required: ["name", "url"], holds: { ...described, publisher: ["Organization"] } },
	WebPage: {
		required: ["name", "url", "description"],
		holds: { ...described, isPartOf: ["WebSite"], about: ["Place"] },
	},
	Place: { required: ["address"], holds: { name: "text", address: ["PostalAddress"] } },
	PostalAddress: {
		required: ["postalCode", "addressCountry"],
		holds: { postalCode: "text", addressCountry: "text" },
	},
	Country: { required: ["name"], holds: { name: "text" } },
	Service: {
		required: ["name", "provider"],
		holds: {
			...described,
			serviceType: "text",
			areaServed: ["Country"],
			provider: ["Organization"],
		},
	},
	BreadcrumbList: { required: ["itemListElement"], holds: { itemListElement: ["ListItem"] } },
	ListItem: {
		required: ["position", "name", "item"],
		holds: { position: "number", name: "text", item: "url" },
	},
	Dataset: {
		required: ["name", "description", "license", "creator", "distribution"],
		holds: {
			...described,
			creator: ["Organization"],
			publisher: ["Organization"],
			license: "url",
			isAccessibleForFree: "truth",
			spatialCoverage: ["Country"],
			keywords: "texts",
			distribution: ["DataDownload"],
		},
	},
	DataDownload: {
		required: ["contentUrl", "encodingFormat"],
		holds: { contentUrl: "url", encodingFormat: "text" },
	},
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Everything that is wrong with a document of JSON-LD; empty where nothing is. */
export function structuredDefects(data: unknown): string[] {
	if (
		!isNode(data) ||
		data["@context"] !== "https://schema.org" ||
		!Array.isArray(data["@graph"])
	) {
		return ["no graph of schema.org"];
	}
	const graph = data["@graph"].filter(isNode);
	const named = new Map(graph.map((node) => [node["@id"], node]));
	return graph.flatMap((node) => defectsOf(node, named));
}

function defectsOf(node: Node, named: ReadonlyMap<unknown, Node>): string[] {
	const name = String(node["@type"]);
	const type = types[name];
	if (!type) {
		return [`${name} is no type of ours`];
	}
	const missing = type.required.filter((property) => node[property] === undefined);
	const given = Object.entries(node).filter(([property]) => !property.startsWith("@"));
	return [
		...missing.map((property) => `${name} lacks ${property}`),
		...given.flatMap(([property, value]) => {
			const held = type.holds[property];
			return held === undefined
				? [`${name} has no ${property}`]
				: faults(value, held, named).map((fault) => `${name}.${property} ${fault}`);
		}),
	];
}

function faults(value: unknown, held: Held, named: ReadonlyMap<unknown, Node>): string[] {
	if (typeof held !== "string") {
		const values = Array.isArray(value) ? value : [value];
		return values.length === 0
			? ["is empty"]
			: values.flatMap((each) => nodeFaults(each, held, named));
	}
	const fits = {
		text: (text: unknown) => typeof text === "string" && text.trim() !== "",
		url: (text: unknown) => typeof text === "string" && /^https?:\/\/[^/\s]+\S*$/.test(text),
		number: (number: unknown) => Number.isInteger(number),
		truth: (truth: unknown) => typeof truth === "boolean",
		texts: (texts: unknown) =>
			Array.isArray(texts) && texts.every((text) => typeof text === "string" && text !== ""),
	}[held];
	return fits(value) ? [] : [`is no ${held}`];
}

/** A node in place is judged whole; one that is only named has to stand in the graph. */
function nodeFaults(
	value: unknown,
	wanted: readonly string[],
	named: ReadonlyMap<unknown, Node>,
): string[] {
	const node = isNode(value) && value["@type"] === undefined ? named.get(value["@id"]) : value;
	if (!isNode(node)) {
		return ["names nothing of the graph"];
	}
	return wanted.includes(String(node["@type"]))
		? node === value
			? defectsOf(node, named)
			: []
		: [`is a ${String(node["@type"])}`];
}
