import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { HOST } from "../dev/serving.ts";

/** A postcode of a recording's places and the answer of postcodes.io; null where it does not answer, so that our tables alone place the postcode. */
type Place = {
	readonly kind: string;
	readonly postcode: string;
	readonly result: { readonly codes: { readonly admin_district: string } } | null;
};

/** Reads places.tsv: postcodes in real councils and wards, positioned in the middle of their area, each of one kind. */
export async function readPlaces(): Promise<readonly Place[]> {
	const text = await readFile(new URL("places.tsv", import.meta.url), "utf8");
	const [, ...lines] = text.trimEnd().split("\n");
	return lines.map((line) => {
		const [kind = "", postcode = "", country, region, ...rest] = line.split("\t");
		const [code = "", council, wardCode, ward, area, latitude, longitude] = rest;
		const codes = { admin_district: code, admin_ward: wardCode || null, msoa: area, msoa21: area };
		const result = {
			...{ postcode, country, region: region || null, codes },
			...{ admin_district: council, admin_ward: ward || null },
			...{ latitude: Number(latitude), longitude: Number(longitude) },
		};
		return { kind, postcode, result: country ? result : null };
	});
}

/** Answers as postcodes.io of `places`, and of every other address what `simulator` answers. */
export async function startPlaceSource(
	places: readonly Place[],
	{ port, simulator }: { port: number; simulator: string },
) {
	const known = new Map(places.map((place) => [place.postcode.replace(" ", ""), place]));
	const server = createServer(async ({ url = "" }, response) => {
		const place = known.get(/^\/postcodes\/(\w+)$/.exec(url)?.[1] ?? "");
		const other = place ? null : await fetch(`${simulator}${url}`);
		const status = other?.status ?? (place?.result ? 200 : 503);
		response.writeHead(status, { "Content-Type": "application/json" });
		response.end(other ? await other.text() : JSON.stringify({ status, result: place?.result }));
	});
	await new Promise<void>((resolve) => {
		server.listen(port, HOST, resolve);
	});
	const close = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { url: `http://${HOST}:${port}`, close };
}
