import { parseArgs } from "node:util";
import { runCommand } from "#datasets/commands/run-command.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import { records } from "#datasets/reference/reference-table.ts";
import { areaSlug } from "#domain/telling/areas/area-slug.ts";
import { mustRun } from "../dev/run-tool.ts";
import { buildFiles } from "../gates/build-files.ts";
import { weights } from "../gates/size-budget.ts";
import { oneByOne, print, underLoad } from "./measure.ts";
import { importAll, measureHousePrices, measureRents } from "./measure-imports.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureOpenData } from "./measure-open-data.ts";
import { measurePdf } from "./measure-pdf.ts";
import { measurePurchase } from "./measure-purchase.ts";
import { measureReports } from "./measure-reports.ts";
import { measureSalesImport } from "./measure-sales-import.ts";
import { measureSignIn } from "./measure-sign-in.ts";
import { serveBench } from "./serve-bench.ts";

const PORT = 5190;
const SECONDS = 8;
/** New postcodes asked for, each of a sector of its own. */
const UNCACHED = 300;
/** Pages of councils that are not measured. */
const WARMING = 20;

/** Speed and size goals, against a bare route in the same run on the same build. Figures to read, not a gate. */
async function main(args: string[]): Promise<void> {
	const { values } = parseArgs({
		args,
		options: { gigabyte: { type: "boolean", default: false } },
	});
	const bench = await serveBench(PORT);
	try {
		await measureRoutes(bench.address);
		await measureOpenData(bench.address);
		await measureSignIn(bench.address);
		await measureReports(bench.address);
	} finally {
		await bench.close();
	}
	measurePdf();
	await measurePurchase();
	await measureLighthouse();
	await importAll();
	await measureHousePrices();
	await measureRents();
	await measureSalesImport(values);
	await mustRun("npm", ["run", "--silent", "build"]);
	for (const { what, kilobytes, limit } of weights(await buildFiles("production"))) {
		print(`${what} (goal at most ${limit} kB)`, `${kilobytes.toFixed(1)} kB gzip`);
	}
}

async function measureRoutes(address: string): Promise<void> {
	const preview = `${address}/api/property/preview/M145LL`;
	const bare = `${address}/bare`;
	const answer = await (await fetch(preview)).text();
	await fetch(bare, { method: "PUT", body: "x".repeat(answer.length) });

	const uncached = await oneByOne(
		(await somePostcodes()).map((postcode) => `${address}/api/property/preview/${postcode}`),
	);
	// Each once, so that none is in the cache; the first ones warm what is compiled late.
	const councils = (await councilPages()).map((path) => `${address}${path}`);
	await oneByOne(councils.slice(0, WARMING));
	refuseStub(await (await fetch(councils[0] ?? address)).text());
	const drawn = await oneByOne(councils.slice(WARMING));
	const kept = await oneByOne(councils.slice(WARMING));
	const bareAlone = await oneByOne(Array.from({ length: UNCACHED }, () => bare));
	await underLoad(bare, 2);
	await underLoad(preview, 2);
	const bareLoad = await underLoad(bare, SECONDS);
	const cachedLoad = await underLoad(preview, SECONDS);
	const ratio = cachedLoad.perSecond / bareLoad.perSecond;

	print("Bare route, one KV read, 50 connections", `${bareLoad.perSecond.toFixed(0)} requests/s`);
	print("Cached preview, 50 connections", `${cachedLoad.perSecond.toFixed(0)} requests/s`);
	print("  against the bare route (goal at least 0.85)", `${ratio.toFixed(2)}x`);
	print("Uncached preview from D1, median (goal under 25 ms)", `${uncached.toFixed(1)} ms`);
	print(
		"  against the bare route, one at a time (goal at most 2.6)",
		`${(uncached / bareAlone).toFixed(1)}x`,
	);
	print("A council's page, drawn, median (goal under 40 ms)", `${drawn.toFixed(1)} ms`);
	print(
		"  against the bare route, one at a time (goal at most 2.2)",
		`${(drawn / bareAlone).toFixed(1)}x`,
	);
	print("A council's page, kept, median", `${kept.toFixed(1)} ms`);
}

/** @throws Error when a council's page is not the document that ships, with the council drawn in it */
function refuseStub(html: string): void {
	const needed = [/data-drawn-area="\/areas\/[^"]+"[^>]*>\s*</, /rel="stylesheet"/, /<h1/];
	const missing = needed.find((part) => !part.test(html));
	if (missing) {
		throw new Error(`a council's page has no ${missing}: what is measured does not ship`);
	}
}

/** Addresses of the pages of all councils. */
async function councilPages(): Promise<string[]> {
	const tables = await readReferenceTables();
	const authorities = tables.find(({ id }) => id === "authorities");
	return authorities
		? records(authorities).map(({ name }) => `/areas/${areaSlug(String(name))}`)
		: [];
}

/** A made-up postcode of each of many sectors, spread over Great Britain: without the import any unit of a known sector answers. */
async function somePostcodes(): Promise<string[]> {
	const tables = await readReferenceTables();
	const sectors = tables.find(({ id }) => id === "postcode_sectors");
	const names = sectors ? records(sectors).map((row) => String(row["sector"])) : [];
	const step = Math.floor(names.length / UNCACHED);
	return Array.from({ length: UNCACHED }, (_, at) => `${names[at * step]?.replace(" ", "")}ZZ`);
}

await runCommand(() => main(process.argv.slice(2)));
