import { APP_NAME } from "../base/product.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { registerDataset } from "./register-dataset.ts";

/** One step of a breadcrumb trail: link text and path. */
export type TrailPage = { readonly name: string; readonly path: string };

/**
 * JSON-LD about a public page, in the vocabulary of schema.org. `base` is the product's own address without a closing slash; `trail` leads to the page,
 * which is its last step, and is empty where none is drawn.
 * `postcode` is that of a preview.
 */
export function structuredData(
	{ path, title, description, postcode }: PublicPage & { readonly postcode?: string },
	base: string,
	trail: readonly TrailPage[] = [],
): object {
	const home = `${base}/`;
	const publisher = { "@id": `${home}#publisher` };
	const service = {
		"@type": "Service",
		"@id": `${home}#service`,
		name: `${APP_NAME} risk reports`,
		serviceType: "Risk assessment of homes to let",
		description: publicPages.home.description,
		areaServed: { "@type": "Country", name: "United Kingdom" },
		provider: publisher,
	};
	return {
		"@context": "https://schema.org",
		"@graph": [
			{ "@type": "Organization", ...publisher, name: APP_NAME, url: home, logo: `${base}/og.png` },
			{
				"@type": "WebSite",
				"@id": `${home}#site`,
				name: APP_NAME,
				url: home,
				inLanguage: "en-GB",
				publisher,
			},
			{
				"@type": "WebPage",
				"@id": `${base}${path}`,
				url: `${base}${path}`,
				name: title ?? APP_NAME,
				description,
				inLanguage: "en-GB",
				isPartOf: { "@id": `${home}#site` },
				...(postcode === undefined ? {} : { about: placeAt(postcode) }),
			},
			...(path === publicPages.home.path || path === publicPages.landing.path ? [service] : []),
			...(path === publicPages.register.path ? [registerDataset(base, publisher)] : []),
			...(trail.length > 0 ? [breadcrumbs(trail, base)] : []),
		],
	};
}

function placeAt(postalCode: string): object {
	return {
		"@type": "Place",
		address: { "@type": "PostalAddress", postalCode, addressCountry: "GB" },
	};
}

function breadcrumbs(trail: readonly TrailPage[], base: string): object {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name,
			item: `${base}${path}`,
		})),
	};
}
