import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv } from "#datasets/ingest/csv/rows-in.ts";
import { noSuchRoute, type Reply, type SourceRequest } from "../exchange.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

const files: Readonly<Record<string, () => string>> = {
	"/dataset/article-4-direction-area.csv": areasFile,
	"/dataset/local-authority.csv": organisationsFile,
};
const made = new Map<string, ServedFile>();

/** The files of whole datasets that planning.data.gov.uk makes every night. */
export function answerPlanningFiles(request: SourceRequest): Reply {
	const make = files[request.path];
	if (!make) {
		return noSuchRoute;
	}
	const file =
		made.get(request.path) ??
		servedFile(make(), { type: "text/csv", changed: "2026-11-14T02:10:00Z" });
	made.set(request.path, file);
	return serveFile(request, file);
}

const committed = join(import.meta.dirname, "../../../datasets/reference/authorities.csv");

/** Every how many-th English authority publishes nothing. */
const UNANSWERED = 5;
/** An outline as long as a real one: most of the file is such. */
const OUTLINE = `"MULTIPOLYGON (((${Array.from({ length: 200 }, (_, at) => `-2.${10_000 + at} 53.${40_000 + at}`).join(",")})))"`;

/** `local-authority.csv`: every English authority of today, under an invented number; the planning service knows no others. */
function organisationsFile(): string {
	const lines = english().map(
		({ code, name, entity }) =>
			`local-authority,,${entity},2020-01-01,,,"${name}",${entity},,local-authority,${code},,organisation,${code}`,
	);
	return file(`${common},statistical-geography`, lines);
}

/**
 * `article-4-direction-area.csv`: of most authorities an invented area, every third of which is about HMOs; one that has ended, and one of a body that
 * is no council.
 */
function areasFile(): string {
	const lines = english()
		.filter((_, place) => place % UNANSWERED !== 0)
		.map(({ entity, name }, place) =>
			area({ entity, of: entity, name, end: "", right: place % 3 === 0 ? "3L" : "1A" }),
		);
	return file(`${common},article-4-direction,description,notes,permitted-development-rights`, [
		...lines,
		area({ entity: 901, of: 2, name: "Ended", end: "2019-01-01", right: "3L" }),
		area({ entity: 902, of: 600_001, name: "Elsewhere", end: "", right: "1A" }),
	]);
}

const common =
	"dataset,end-date,entity,entry-date,geojson,geometry,name,organisation-entity,point,prefix,reference,start-date,typology";

type Area = {
	readonly entity: number;
	readonly of: number;
	readonly name: string;
	readonly end: string;
	readonly right: string;
};

function area({ entity, of, name, end, right }: Area): string {
	const number = 7_010_000_000 + entity;
	return `article-4-direction-area,${end},${number},2024-01-01,,${OUTLINE},"PRETEND, ${name}",${of},,article-4-direction-area,PRETEND-${entity},2014-06-01,geography,PRETEND,,,${right}`;
}

function english(): { code: string; name: string; entity: number }[] {
	return parseCsv(readFileSync(committed, "utf8"))
		.slice(1)
		.map(([code = "", name = ""], place) => ({ code, name, entity: place + 1 }))
		.filter(({ code }) => code.startsWith("E"));
}

function file(header: string, lines: readonly string[]): string {
	return [header, ...lines, ""].join("\r\n");
}
