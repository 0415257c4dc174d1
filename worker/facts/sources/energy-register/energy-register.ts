import type * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import { SourceFault } from "#datasets/http/source-fault.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { Certificate, CertificateSummary } from "#domain/base/facts/certificate.ts";
import { type Postcode, parsePostcode } from "#domain/base/postcode.ts";
import { sourceUrl } from "../source-url.ts";
import { CertificateReply } from "./certificate-shape.ts";
import { addressOf, readCertificate } from "./read-certificate.ts";
import { PageReply, refusalReply, SearchReply, type SearchRow } from "./search-shape.ts";

const SOURCE = "energyRegister";
/** Most the register sends on one page, which no postcode fills. */
const PAGE_SIZE = 5000;
/** Bytes of a page that is full: a line is about 350. */
const MAX_PAGE_BYTES = 5_000_000;
/** Newest certificates kept of a postcode; a real one holds a few dozen. */
const MOST_KEPT = 1000;

const NoneFound = refusalReply("No certificates could be found");
const CertificateUnknown = refusalReply("Certificate not found");
const OutOfRange = refusalReply("The requested page number is out of range");

type EnergyRegister = {
	/** Every certificate lodged at the postcode since 2012, expired and superseded ones too, newest first. */
	search(postcode: Postcode, signal: AbortSignal): Promise<CertificateSummary[]>;
	/** One certificate in full, or null when the register has no such certificate of a home. */
	certificate(number: string, signal: AbortSignal): Promise<Certificate | null>;
	/** One page of the certificates lodged between two days, the last of which must be over. Null where this page does not exist although others do. */
	lodged(days: LodgedQuery, signal: AbortSignal): Promise<LodgedPage | null>;
};

type LodgedQuery = { readonly from: IsoDate; readonly to: IsoDate; readonly page: number };

export type LodgedPage = {
	readonly certificates: number;
	/** Where homes have new certificates, each once, without the space. */
	readonly postcodes: readonly string[];
	readonly pages: number;
};

type RequestOptions = {
	readonly signal: AbortSignal;
	readonly maxBytes?: number;
	readonly meaningful?: readonly number[];
};

/**
 * "Get energy performance of buildings data" (MHCLG), England and Wales. Contract: its published OpenAPI and the
 * documents of each schema version. `token` is the bearer token of an account there.
 */
export function energyRegister(deps: {
	baseUrl: string;
	token: string;
	fetch: Fetch;
}): EnergyRegister {
	const { baseUrl, token, fetch } = deps;
	const request = (
		path: string,
		query: [string, string | number][],
		{ signal, maxBytes, meaningful = [404] }: RequestOptions,
	) =>
		readJson({
			source: SOURCE,
			url: sourceUrl(baseUrl, path, query),
			headers: { Authorization: `Bearer ${token}` },
			meaningful,
			fetch,
			signal,
			...(maxBytes === undefined ? {} : { maxBytes }),
		});
	return {
		async search(postcode, signal) {
			const query: [string, string | number][] = [
				["postcode", postcode.formatted],
				["page_size", PAGE_SIZE],
			];
			const { status, body } = await request("/api/domestic/search", query, { signal });
			if (status === 404) {
				parseReply(SOURCE, NoneFound, body);
				return [];
			}
			return summaries(parseReply(SOURCE, SearchReply, body).data, postcode);
		},
		async certificate(number, signal) {
			const query: [string, string][] = [["certificate_number", number]];
			const { status, body } = await request("/api/certificate", query, { signal });
			if (status === 404) {
				parseReply(SOURCE, CertificateUnknown, body);
				return null;
			}
			return readCertificate(number, parseReply(SOURCE, CertificateReply, body).data);
		},
		async lodged({ from, to, page }, signal) {
			const query: [string, string | number][] = [
				["date_start", from],
				["date_end", to],
				["current_page", page],
				["page_size", PAGE_SIZE],
			];
			const terms = { signal, maxBytes: MAX_PAGE_BYTES, meaningful: [400, 404] };
			const { status, body } = await request("/api/domestic/search", query, terms);
			if (status === 400) {
				parseReply(SOURCE, OutOfRange, body);
				return null;
			}
			if (status === 404) {
				parseReply(SOURCE, NoneFound, body);
				return { certificates: 0, postcodes: [], pages: 0 };
			}
			return lodgedPage(parseReply(SOURCE, PageReply, body), page);
		},
	};
}

/** The first page over and over would pass for all of them. */
function lodgedPage({ data, pagination }: z.output<typeof PageReply>, page: number): LodgedPage {
	if (pagination.currentPage !== page) {
		throw new SourceFault(SOURCE, "malformed", `page ${pagination.currentPage} instead of ${page}`);
	}
	const postcodes = data.flatMap(({ postcode }) => {
		const parsed = parsePostcode(postcode ?? "");
		return parsed.ok ? [parsed.postcode.compact] : [];
	});
	return {
		certificates: data.length,
		postcodes: [...new Set(postcodes)],
		pages: pagination.totalPages,
	};
}

/** A line of another postcode means the search did not do what was asked, so its silence proves nothing either. */
function summaries(rows: readonly SearchRow[], postcode: Postcode): CertificateSummary[] {
	if (rows.some((row) => row.postcode.replace(/\s/g, "").toUpperCase() !== postcode.compact)) {
		throw new SourceFault(SOURCE, "malformed", "answered for another postcode");
	}
	return rows
		.toSorted((a, b) => b.registrationDate.localeCompare(a.registrationDate))
		.slice(0, MOST_KEPT)
		.map((row) => ({
			number: row.certificateNumber,
			address: addressOf([row.addressLine1, row.addressLine2, row.addressLine3, row.addressLine4]),
			uprn: row.uprn,
			band: row.currentEnergyEfficiencyBand,
			registeredOn: row.registrationDate,
		}));
}
