import { beforeEach, expect, test } from "vitest";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type Edition, RefusedNews, type Step } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";
import { articleFourImporter } from "./article-four-importer.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

let store: Store;
let sqlite: ReturnType<typeof memoryDatabase>;
beforeEach(() => {
	sqlite = memoryDatabase();
	store = memoryStore(sqlite);
	for (const code of ["E09000022", "E06000043"]) {
		sqlite
			.prepare(
				"INSERT INTO authorities (code, name, nation, former_codes) VALUES (?, ?, 'England', '[]')",
			)
			.run(code, code);
	}
});

function file(name: string, text: string | Uint8Array, tag = "t"): PublishedFile {
	const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
	return {
		name,
		size: bytes.length,
		tag,
		modifiedAt: Date.UTC(2026, 10, 14),
		async *read(from, to) {
			for (let at = from; at < to; at += 100) {
				yield bytes.subarray(at, Math.min(at + 100, to));
			}
		},
	};
}

const organisations =
	"entity,name,statistical-geography\n192,Lambeth,E09000022\n44,Brighton,E06000043\n";
const outline = `"MULTIPOLYGON (((${"-0.119,51.492,".repeat(50)})))"`;

/** A file with this many areas of Lambeth and of Brighton and Hove. */
function areas(lambeth: number, brighton = 1): string {
	const owners = [...Array(lambeth).fill(192), ...Array(brighton).fill(44)];
	const lines = owners.map((owner, place) =>
		`${place + 1},,${outline},Area "${"x"}",${owner},3L`.replaceAll('Area "x"', '"Area ""x"""'),
	);
	return [
		"entity,end-date,geometry,name,organisation-entity,permitted-development-rights",
		...lines,
		"",
	].join("\r\n");
}

type Files = { areas: string | Uint8Array; organisations?: string; tag?: string };
const held = { snapshot: 3, asOf: "2026-11-07", digest: "old", rows: 2, isPart: false };

function next(given: Files, over: object = {}): Promise<Step> {
	const importer = articleFourImporter({
		store,
		now: () => NOW,
		areas: async () => file("article-4-direction-area.csv", given.areas, given.tag),
		organisations: async () => file("local-authority.csv", given.organisations ?? organisations),
	});
	return importer.next(null, { ...held, ...over });
}

async function published(given: Files): Promise<Edition> {
	const step = await next(given);
	if (step.kind !== "publish") {
		throw new Error(step.kind);
	}
	await store.apply(step.statements);
	return step.edition;
}

function rows() {
	return sqlite
		.prepare("SELECT snapshot, code, areas, hmo_areas FROM article_four_publishers ORDER BY code")
		.all()
		.map((row) => Object.values(row));
}

function hold(code: string, count: number, snapshot = 3, onHmos = count) {
	sqlite
		.prepare("INSERT INTO article_four_publishers VALUES (?, ?, ?, ?)")
		.run(snapshot, code, count, onHmos);
}

test("both files become a row for every authority that publishes, in place of those before", async () => {
	hold("E06000099", 1);
	hold("E06000098", 1, 4);
	const edition = await published({ areas: areas(3) });
	expect(rows()).toEqual([
		[4, "E06000043", 1, 1],
		[4, "E09000022", 3, 3],
	]);
	expect(edition).toEqual({
		asOf: "2026-11-14",
		digest: "t t",
		rows: 2,
		snapshot: 4,
		changesFacts: true,
		notes: [],
	});
});

test("facts are as they were while the same authorities publish", async () => {
	hold("E09000022", 3);
	hold("E06000043", 1);
	expect((await published({ areas: areas(4) })).changesFacts).toBe(false);
});

test("facts change where an authority draws its first direction on HMOs", async () => {
	hold("E09000022", 3);
	hold("E06000043", 1, 3, 0);
	expect((await published({ areas: areas(3) })).changesFacts).toBe(true);
});

test("the same two files again are nothing new", async () => {
	expect(await next({ areas: areas(3) }, { digest: "t t" })).toEqual({ kind: "nothing" });
	expect((await next({ areas: areas(3), tag: "u" }, { digest: "t t" })).kind).toBe("publish");
});

test.each<[string, Files, string]>([
	[
		"fewer areas by more than a fifth",
		{ areas: areas(6) },
		"has 7 areas, and what we hold is of 11",
	],
	[
		"fewer authorities by more than a fifth",
		{ areas: areas(11, 0) },
		"areas of 1 authorities, and what we hold is of 2",
	],
	["a cut within an outline", { areas: areas(10).slice(0, -100) }, "is cut off or broken"],
	["a cut between two fields", { areas: areas(10).slice(0, -6) }, "is cut off or broken"],
	["a cut within the last field", { areas: areas(10).slice(0, -2) }, "is cut off or broken"],
	["nothing in it", { areas: "" }, "is empty"],
	[
		"a page of a website",
		{ areas: "<!doctype html>\n<title>Sorry</title>\n" },
		'has no column "entity"',
	],
	[
		"a renamed column",
		{ areas: areas(10).replace("end-date", "ended") },
		'has no column "end-date"',
	],
	["no authorities beside it", { areas: areas(10), organisations: "" }, "names no authority"],
])("a release with %s is refused, and what we hold stays", async (_, given, words) => {
	hold("E09000022", 10);
	hold("E06000043", 1);
	const before = rows();
	const refused = next(given);
	await expect(refused).rejects.toBeInstanceOf(RefusedNews);
	await expect(refused).rejects.toThrow(words);
	expect(rows()).toEqual(before);
});

test("a fifth less is still believed", async () => {
	hold("E09000022", 9);
	hold("E06000043", 1);
	expect((await published({ areas: areas(7) })).rows).toBe(2);
});

test("a name in an old encoding keeps nobody from being counted", async () => {
	const bytes = new TextEncoder().encode(areas(3));
	const place = bytes.findIndex((byte, at) => byte === 120 && bytes[at - 1] === 34);
	bytes[place] = 0xe9;
	expect((await published({ areas: bytes })).rows).toBe(2);
});
