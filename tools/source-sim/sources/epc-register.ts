import { parsePostcode } from "#domain/base/postcode.ts";
import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { brightonCertificates } from "../fixtures/brighton-certificates.ts";
import { cardiffCertificates } from "../fixtures/cardiff-certificates.ts";
import { certificateDocument, searchRow } from "../fixtures/lodged-certificate.ts";
import { manchesterCertificates } from "../fixtures/manchester-certificates.ts";

const certificates = [...manchesterCertificates, ...brightonCertificates, ...cardiffCertificates];

/** The register's search and certificate endpoints. Any bearer token opens them; without one they are shut. */
export function answerEpcRegister({ path, query, headers }: SourceRequest): Reply {
	if (!/^Bearer \S+$/.test(String(headers["authorization"]))) {
		const title = "You are not authenticated";
		return { status: 403, json: { errors: [{ code: "UNAUTHORISED", title }] } };
	}
	switch (path) {
		case "/api/domestic/search":
			return query.has("date_start") ? lodged(query) : search(query.get("postcode") ?? "");
		case "/api/certificate":
			return certificate(query.get("certificate_number") ?? "");
		default:
			return noSuchRoute;
	}
}

function search(asked: string): Reply {
	const parsed = parsePostcode(asked);
	if (!parsed.ok) {
		return refused(400, "The search query was invalid - please provide a valid postcode");
	}
	const rows = certificates
		.filter((lodged) => lodged.postcode === parsed.postcode.formatted)
		.map(searchRow);
	if (rows.length === 0) {
		return refused(404, "No certificates could be found for that query");
	}
	return ok({
		data: rows,
		pagination: {
			totalRecords: rows.length,
			currentPage: 1,
			totalPages: 1,
			nextPage: null,
			prevPage: null,
			pageSize: 5000,
		},
	});
}

/** Everything registered from one day to another, a page at a time. */
function lodged(query: URLSearchParams): Reply {
	const [from, to] = [query.get("date_start") ?? "", query.get("date_end") ?? ""];
	const size = Number(query.get("page_size") ?? 5000);
	const page = Number(query.get("current_page") ?? 1);
	const found = certificates.filter(({ registered }) => from <= registered && registered <= to);
	const pages = Math.ceil(found.length / size);
	if (found.length === 0) {
		return refused(404, "No certificates could be found for that query");
	}
	if (page < 1 || page > pages) {
		return refused(400, "The requested page number is out of range");
	}
	return ok({
		data: found.slice((page - 1) * size, page * size).map(searchRow),
		pagination: {
			totalRecords: found.length,
			currentPage: page,
			totalPages: pages,
			nextPage: page < pages ? page + 1 : null,
			prevPage: page > 1 ? page - 1 : null,
			pageSize: size,
		},
	});
}

function certificate(number: string): Reply {
	const lodged = certificates.find((known) => known.number === number);
	return lodged ? ok({ data: certificateDocument(lodged) }) : refused(404, "Certificate not found");
}

function refused(status: number, error: string): Reply {
	return { status, json: { data: { error } } };
}
