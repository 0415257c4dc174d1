import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import { SourceFault } from "#datasets/http/source-fault.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { LiveGeography } from "#domain/base/facts/facts.ts";
import { type Postcode, parsePostcode } from "#domain/base/postcode.ts";
import { sourceUrl } from "../source-url.ts";
import { Found, Nearest, NotFound } from "./postcodes-io-shape.ts";

const SOURCE = "postcodesIo";

/** Metres around a position, and how many postcodes of them. The service allows 2,000 and 100. */
const REACH = 1_000;
const MOST_AROUND = 50;

type PostcodesIo = {
	lookUp(postcode: Postcode, signal: AbortSignal): Promise<LiveGeography>;
	/** Postcodes around a position, the nearest first. */
	nearest(position: Coordinates, signal: AbortSignal): Promise<NearPostcode[]>;
};

type NearPostcode = {
	readonly postcode: Postcode;
	/** From the position, rounded. */
	readonly metres: number;
};

/**
 * postcodes.io, which serves the ONS Postcode Directory. Contract: openapi of postcodes.io 18 and its changelog
 * (2021 areas under `msoa` since 18.0, `terminated` on a 404 since 17.7).
 */
export function postcodesIo({ baseUrl, fetch }: { baseUrl: string; fetch: Fetch }): PostcodesIo {
	return {
		async lookUp(postcode, signal) {
			const url = sourceUrl(baseUrl, `/postcodes/${postcode.compact}`);
			const reply = await readJson({ source: SOURCE, url, fetch, signal, meaningful: [404] });
			return reply.status === 404
				? withoutPlace(parseReply(SOURCE, NotFound, reply.body))
				: placed(parseReply(SOURCE, Found, reply.body), postcode);
		},
		async nearest({ lat, lng }, signal) {
			const url = sourceUrl(baseUrl, "/postcodes", [
				["lon", lng],
				["lat", lat],
				["limit", MOST_AROUND],
				["radius", REACH],
			]);
			const { body } = await readJson({ source: SOURCE, url, fetch, signal });
			return around(parseReply(SOURCE, Nearest, body));
		},
	};
}

function around({ result }: Nearest): NearPostcode[] {
	return (result ?? [])
		.flatMap(({ postcode, distance }) => {
			const parsed = parsePostcode(postcode);
			return parsed.ok ? [{ postcode: parsed.postcode, metres: Math.round(distance) }] : [];
		})
		.toSorted((a, b) => a.metres - b.metres);
}

function withoutPlace(body: NotFound): LiveGeography {
	const since = body.error === "Postcode not found" ? body.terminated : undefined;
	return since ? { kind: "terminated", since } : { kind: "absent" };
}

function placed({ result }: Found, postcode: Postcode): LiveGeography {
	if (result.postcode.replace(/\s/g, "") !== postcode.compact) {
		throw new SourceFault(SOURCE, "malformed", "answered for another postcode");
	}
	const { country, codes, latitude: lat, longitude: lng } = result;
	if (country === "Channel Islands" || country === "Isle of Man") {
		return { kind: "outside", country };
	}
	return {
		kind: "live",
		nation: country,
		region: result.region,
		authority: named(codes.admin_district, result.admin_district),
		ward: named(codes.admin_ward, result.admin_ward),
		msoa: codes.msoa21 ?? codes.msoa,
		position: lat !== null && lng !== null ? { lat, lng } : null,
	};
}

function named(code: string | null, name: string | null): { code: string; name: string } | null {
	return code && name ? { code, name } : null;
}
