import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { readGivenText, runOnFiles } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { root } from "../dev/project.ts";
import { compactOutlines, type Shape } from "./compact-outlines.ts";
import { placeAreas } from "./place-areas.ts";

/*
 * `npm run data:outlines -- FOLDER`: writes web/public/assets/outlines/ and the name of its edition out of the publishers' outlines. FOLDER holds
 * `uk_lad_2025.topojson` (layer `lad`) and `wards/` and `areas/` with a file an authority (layers of those names; code, name, and of a ward `src`, `derived` where it was made of
 * postcodes). What they are and where from: datasets/outlines/README.md.
 */

/** The newest source among them. */
const NEWEST = "2025-05";

type Labelled = { readonly code: string; readonly name: string; readonly src?: string };

const USAGE = "npm run data:outlines -- <folder of the publishers' outlines>";

async function main(folder = ""): Promise<void> {
	const authorities = await readLayer(path.join(folder, "uk_lad_2025.topojson"), "lad");
	const listed: Shape[] = [];
	for (const file of await readdir(path.join(folder, "areas"))) {
		listed.push(...(await readShapes(path.join(folder, "areas", file), "areas")));
	}
	const areas = placeAreas(listed, authorities);
	const files: { code: string; text: string }[] = [];
	for (const { properties } of authorities) {
		const { code, name } = properties;
		const wards = await readShapes(path.join(folder, "wards", `${code}.topojson`), "wards");
		const text = compactOutlines({ code, name, wards, areas: areas.get(code) ?? [] });
		files.push({ code, text });
	}
	await write(files.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
}

/** Replaces all files of the edition before: what is served under one name never changes. */
async function write(files: readonly { code: string; text: string }[]): Promise<void> {
	const hash = createHash("sha256");
	for (const { text } of files) {
		hash.update(text);
	}
	const edition = `${NEWEST}-${hash.digest("hex").slice(0, 8)}`;
	const all = path.join(root, "web/public/assets/outlines");
	await rm(all, { recursive: true, force: true });
	await mkdir(path.join(all, edition), { recursive: true });
	for (const { code, text } of files) {
		await writeFile(path.join(all, edition, `${code}.json`), text);
	}
	const constant = path.join(root, "domain/telling/map/outlines-edition.ts");
	const source = await readFile(constant, "utf8");
	await writeFile(constant, source.replace(/"[^"]*";/, `"${edition}";`));
	const sizes = files.map(({ code, text }) => ({
		code,
		size: gzipSync(text, { level: 9 }).length,
	}));
	sizes.sort((a, b) => a.size - b.size);
	const total = files.reduce((sum, { text }) => sum + text.length, 0);
	console.info(`${edition}: ${files.length} files, ${total} bytes`);
	console.info(
		"gzipped, the middle one and the largest",
		sizes[sizes.length >> 1],
		sizes.slice(-5),
	);
}

async function readLayer(file: string, layer: string) {
	const held = parsed(file, await readGivenText(file));
	const object = held.objects?.[layer];
	if (!object) {
		throw new Refusal(`${file} has no layer ${layer}.`);
	}
	return feature(held, object).features.map(({ geometry, properties }) => {
		if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") {
			throw new Error(`${file}: ${properties.code} has no outline.`);
		}
		return { type: "Feature" as const, geometry, properties };
	});
}

type Layers = Topology<Record<string, GeometryCollection<Labelled>>>;

function parsed(file: string, text: string): Layers {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new Refusal(`${file} is no TopoJSON.`, { cause });
	}
}

async function readShapes(file: string, layer: string): Promise<Shape[]> {
	const shapes = await readLayer(file, layer);
	return shapes.map(({ geometry, properties: { code, name, src } }) => ({
		type: "Feature",
		id: code,
		geometry,
		properties: { name, ...(src === "derived" ? { approximate: true } : {}) },
	}));
}

await runOnFiles({ count: 1, usage: USAGE }, main);
