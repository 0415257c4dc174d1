import { APP_NAME } from "#domain/base/product.ts";
import { programTerms, STATUS_PAGE, screens } from "#domain/base/screens.ts";
import { publicPages, samplePage } from "#domain/site/public-pages.ts";
import { registerFeed } from "#domain/telling/register/register-feed.ts";

type Entry = { readonly name: string; readonly path: string; readonly about: string };

const { register, apiReference, termsOfService, privacyPolicy, ...others } = publicPages;

/** The register as files, for programs. Their shape and terms: docs/open-register.md. */
const files: readonly Entry[] = [
	{
		name: "Register (JSON)",
		path: "/register.json",
		about:
			"Every row with its page, its days and the terms. `?asOf=2026-11-30` asks for a past day.",
	},
	{ name: "Register (CSV)", path: "/register.csv", about: "The same in columns." },
	{
		name: "Changes (Atom)",
		path: registerFeed.path,
		about: "What changed, each entry with its council's page.",
	},
];

/** For programs with a key of an account. */
const calls: readonly Entry[] = [
	entry(apiReference),
	{ name: "OpenAPI 3.1", path: "/openapi.json", about: "The same, for programs that read it." },
	{
		name: "Model Context Protocol",
		path: "/mcp",
		about: "Tools for language models, over HTTP. Wants a key: “Authorization: Bearer lt_live_…”.",
	},
];

const pages: readonly Entry[] = [
	{
		name: "A postcode",
		path: screens.property.replace(":postcode", "{postcode}"),
		about:
			"Whether a home there can be let, whether that pays and what could go wrong. Every figure has a source and a day.",
	},
	{
		name: "A council",
		path: screens.area.replace(":slug", "{council}"),
		about: "Its licensing schemes, with days, fees and the page each rests on.",
	},
	{ name: "All councils", path: screens.areas, about: "The list, each with its page." },
	...[...Object.values(others), samplePage].map(entry),
	{ name: "Status", path: STATUS_PAGE, about: "How every source stands, and what is overdue." },
];

const terms: readonly Entry[] = [
	{
		name: "Terms of the register",
		path: `${register.path}#open-data`,
		about: "What may be done with the files, and whom to name.",
	},
	{
		name: "Terms for programs",
		path: programTerms,
		about: "What may be done with answers to a key, and what we keep of a call.",
	},
	entry(termsOfService),
	entry(privacyPolicy),
];

/** What we publish, for programs that read texts. `base`: the product's own address. Source: llmstxt.org. */
export function llmsText(base: string): string {
	const section = (title: string, entries: readonly Entry[]) => [
		"",
		`## ${title}`,
		"",
		...entries.map(({ name, path, about }) => `- [${name}](${base}${path}): ${about}`),
	];
	return [
		`# ${APP_NAME}`,
		"",
		`> ${publicPages.home.description}`,
		"",
		"It is information about the United Kingdom, and no advice. Quote a figure with its source and its day.",
		"A row of the register that rests on no page that was read is a lead, and no statement of law.",
		...section("Register of landlord licensing", [entry(register), ...files]),
		...section("For programs with a key", calls),
		...section("Pages", pages),
		...section("Terms", terms),
		"",
	].join("\n");
}

function entry({
	path,
	title,
	description,
}: {
	readonly path: string;
	readonly title: string;
	readonly description: string;
}): Entry {
	return { name: title, path, about: description };
}
