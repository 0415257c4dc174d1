import { isOfDomain } from "../../base/domain-name.ts";

/** The property portals a listing can be imported from, and where each is on the web. */
export const portals = {
	rightmove: { name: "Rightmove", address: "https://www.rightmove.co.uk" },
	zoopla: { name: "Zoopla", address: "https://www.zoopla.co.uk" },
	onthemarket: { name: "OnTheMarket", address: "https://www.onthemarket.com" },
} as const;

export type PortalId = keyof typeof portals;
export const portalIds = ["rightmove", "zoopla", "onthemarket"] as const satisfies PortalId[];

/** One home on a portal. */
export type ListingLink = {
	readonly portal: PortalId;
	/** Digits. */
	readonly id: string;
	/** Path of its page on the portal, built from the id rather than copied from the input. */
	readonly path: string;
};

export type RecognisedLink =
	| { readonly ok: true; readonly link: ListingLink }
	| { readonly ok: false; readonly refusal: "not_a_portal" }
	| { readonly ok: false; readonly refusal: "not_a_listing"; readonly portal: PortalId };

/** Characters around a link in a message: visible and invisible spaces, quotation marks and brackets. */
const AROUND_LINKS = /[\s\u200b-\u200f\u2060\ufeff<>"'`“”‘’()[\]{}|]+/;

/** A plain web address. User names, ports and backslashes do not match: no portal uses them, but forgers do. */
const ADDRESS = /^(?:(?:https?:)?\/\/)?(?<host>[a-z0-9.-]{1,253})(?<path>\/[^?#\\]*)?(?:[?#].*)?$/i;

/** Subdomains of portals: none, `www` or the mobile site's. */
const SUBDOMAINS = ["", "www.", "m."];

const DETAILS = /^\/details\/(\d{5,12})(?:\/|$)/i;

/** The page behind a path, rebuilt; null for a page that is not of a single home. */
const pageOf: Readonly<Record<PortalId, (path: string) => { id: string; path: string } | null>> = {
	rightmove: (path) => {
		const [, id] =
			/^\/properties\/(\d{5,12})(?:\/|$)/i.exec(path) ??
			/^\/(?:property-for-sale|property-to-rent|new-homes-for-sale)\/property-(\d{5,12})\.html$/i.exec(
				path,
			) ??
			[];
		return id ? { id, path: `/properties/${id}` } : null;
	},
	zoopla: (path) => {
		const [, kind, id] =
			/^\/(for-sale|to-rent|new-homes)\/details\/(\d{5,12})(?:\/|$)/i.exec(path) ?? [];
		return kind && id ? { id, path: `/${kind.toLowerCase()}/details/${id}/` } : null;
	},
	onthemarket: (path) => {
		const [, id] = DETAILS.exec(path) ?? [];
		return id ? { id, path: `/details/${id}/` } : null;
	},
};

/**
 * The home meant by a pasted portal address, with or without https://, or by an app's sharing message.
 * Refuses with `not_a_portal`, or `not_a_listing` for another page of a portal.
 */
export function recogniseListing(text: string): RecognisedLink {
	let refused: RecognisedLink = { ok: false, refusal: "not_a_portal" };
	for (const word of text.split(AROUND_LINKS)) {
		const recognised = recogniseAddress(withoutStop(word));
		if (recognised.ok) {
			return recognised;
		}
		if (recognised.refusal === "not_a_listing") {
			refused = recognised;
		}
	}
	return refused;
}

/** Removes a sentence's full stop. A pattern for it would take quadratic time on a long word. */
function withoutStop(word: string): string {
	let end = word.length;
	while (end > 0 && ".,;:!?…".includes(word.charAt(end - 1))) {
		end -= 1;
	}
	return word.slice(0, end);
}

/** The same for a lone address, such as a portal's redirect. */
export function recogniseAddress(address: string): RecognisedLink {
	const { host = "", path = "" } = ADDRESS.exec(address)?.groups ?? {};
	const portal = portalIds.find((id) => isOfDomain(host.toLowerCase(), domainOf(id)));
	if (!portal) {
		return { ok: false, refusal: "not_a_portal" };
	}
	const page = SUBDOMAINS.includes(subdomainOf(portal, host)) ? pageOf[portal](path) : null;
	return page
		? { ok: true, link: { portal, ...page } }
		: { ok: false, refusal: "not_a_listing", portal };
}

/** Where the page is, below the portal's own address unless a simulator stands in for it. */
export function pageAddress(
	{ portal, path }: ListingLink,
	baseUrl: string = portals[portal].address,
): string {
	return `${baseUrl}${path}`;
}

/** `rightmove.co.uk`. */
function domainOf(portal: PortalId): string {
	return portals[portal].address.replace("https://www.", "");
}

function subdomainOf(portal: PortalId, host: string): string {
	return host.toLowerCase().slice(0, -domainOf(portal).length);
}
