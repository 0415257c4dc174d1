import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { currentCodes } from "../../reference/current-codes.ts";
import { somePlacing } from "../../test/some-placing.ts";
import { postcodesIn } from "./directory.ts";
import { directoryColumns, parseDirectoryRow } from "./directory-row.ts";
import { toRow } from "./postcode-unit.ts";
import { withProduct } from "./product.ts";

/** The first lines of three editions: what we read is found in each. */
const headers = {
	nspl2025:
		"pcd7,pcd8,pcds,dointr,doterm,usrtypind,east1m,north1m,gridind,oa21cd,cty25cd,ced25cd,lad25cd,wd25cd,nhser24cd,ctry25cd,rgn25cd,pcon24cd,ttwa15cd,itl25cd,npark16cd,lsoa21cd,msoa21cd,wz11cd,sicbl24cd,bua24cd,ruc21ind,oac11ind,lat,long,lep21cd1,lep21cd2,pfa23cd,imd20ind,icb23cd",
	nspl2026:
		"pcd7,pcd8,pcds,dointr,doterm,usrtypind,east1m,north1m,gridind,oa21cd,cty26cd,ced25cd,lad26cd,wd26cd,nhser24cd,ctry26cd,rgn26cd,pcon24cd,ttwa15cd,itl25cd,npark16cd,lsoa21cd,msoa21cd,wz11cd,sicbl26cd,bua24cd,ruc21ind,oac21ind,lat,long,lep21cd1,lep21cd2,pfa23cd,imd25ind,icb26cd",
	onspd:
		'"pcd","pcd2","pcds","dointr","doterm","oslaua","osward","lat","long","oa21","lsoa21","msoa21"',
};

/** Real rows of the edition of 2025. */
const rows = {
	cumbria:
		'"CA8 7JG","CA8  7JG","CA8 7JG","200006","","0","366033","564878","1","E00139875","E99999999","E99999999","E06000057","E05016114","E40000012","E92000001","E12000001","E14001285","E30000064","E06000057","E65000001","E01027484","E02005728","E33002161","E38000130","E63999999","RSN1","1B1",54.977349,-2.532223,"E37000025","","E23000007",17158,"E54000050"',
	kent: '"BR8 7QP","BR8  7QP","BR8 7QP","198001","","0","549571","169349","1","E00003520","E13000002","E99999999","E09000006","E05014007","E40000003","E92000001","E12000007","E14001417","E30000234","E09000006","E65000001","E01000720","E02000145","E33032837","E38000244","E63999999","RUC1","1C1",51.403453,0.148952,"E37000051","","E23000001",3404,"E54000030"',
};

const columns = directoryColumns(headers.nspl2025);

/** A row of the edition of 2025 with other fields, by the names of its first line. */
function row(change: Readonly<Record<string, string>>): string {
	const names = headers.nspl2025.split(",");
	return rows.kent
		.replaceAll('"', "")
		.split(",")
		.map((field, at) => change[names[at] ?? ""] ?? field)
		.join(",");
}

test("a real row gives postcode, position, authority, ward and area", () => {
	const unit = parseDirectoryRow(rows.cumbria, columns);
	expect(unit).toEqual({
		postcode: "CA87JG",
		position: { lat: 54.977349, lng: -2.532223 },
		authorityCode: "E06000057",
		wardCode: "E05016114",
		areaCode: "E02005728",
		smallAreaCodes: ["E01027484"],
	});
	expect(unit && "position" in unit && toRow(unit, somePlacing())).toEqual([
		"CA87JG",
		5_497_735,
		-253_222,
		"E06000057",
		"E05016114",
		"E02005728",
		null,
		null,
		null,
	]);
});

test.each(Object.entries(headers))("the columns of %s are found by pattern", (_, header) => {
	const { count, smallAreas, ...places } = directoryColumns(header);
	const names = header.replaceAll('"', "").split(",");
	expect(count).toBe(names.length);
	expect(Object.values(places).map((at) => names[at]?.replace(/\d\dcd$/, "NNcd"))).toEqual(
		header.startsWith('"')
			? ["pcds", "doterm", "oslaua", "osward", "msoa21", "lat", "long"]
			: ["pcds", "doterm", "ladNNcd", "wdNNcd", "msoaNNcd", "lat", "long"],
	);
	expect(smallAreas.map((at) => names[at]?.replace("cd", ""))).toEqual(["lsoa21"]);
});

test("a first line without a column says which, and so does one that has it twice", () => {
	expect(() => directoryColumns(headers.nspl2026.replace("lad26cd", "la26"))).toThrow(
		"no column of authority",
	);
	expect(() => directoryColumns(headers.nspl2026.replace("cty26cd", "lad25cd"))).toThrow(
		"more than one column of authority",
	);
	expect(() => directoryColumns("<!doctype html>")).toThrow("no column of postcode");
});

test.each([
	["the newest census first", "lsoa11,lsoa21", "W01000001,W01001926", ["W01001926", "W01000001"]],
	["a data zone in a column of its own", "lsoa21,dz11", "S99999999,S01006506", ["S01006506"]],
	["none where no column holds them", "oa21,ttwa", "E00000001,E30000234", []],
])("small areas: %s", (_, names, fields, expected) => {
	const header = directoryColumns(`pcds,doterm,oslaua,osward,lat,long,msoa21,${names}`);
	const line = `CF10 1AA,,W06000015,W05001280,51.48,-3.17,W02000398,${fields}`;
	expect(parseDirectoryRow(line, header)).toMatchObject({ smallAreaCodes: expected });
});

test("a postcode that has ended is one no longer, and says since when", () => {
	expect(parseDirectoryRow(row({ doterm: "202401" }), columns)).toEqual({
		postcode: "BR87QP",
		since: "2024-01",
	});
});

test.each([
	["has ended and had another shape", { doterm: "199806", pcds: "NPT 0AA" }],
	["has ended in Northern Ireland", { doterm: "202401", pcds: "BT1 5GS", lad25cd: "N09000003" }],
	["has ended in Jersey", { doterm: "202401", pcds: "JE2 3AB", lad25cd: "L99999999" }],
	["lies in Northern Ireland", { pcds: "BT1 5GS", lad25cd: "N09000003" }],
	["lies in Jersey", { pcds: "JE2 3AB", lad25cd: "L99999999" }],
	["lies on the Isle of Man", { pcds: "IM1 1AA", lad25cd: "M99999999" }],
])("a postcode that %s is left out", (_, change) => {
	expect(parseDirectoryRow(row(change), columns)).toBeNull();
});

test("a pseudo code and a position that says nowhere are none", () => {
	const unit = parseDirectoryRow(
		row({ wd25cd: "E99999999", msoa21cd: "", lat: "99.999999", long: "0.000000" }),
		columns,
	);
	expect(unit).toMatchObject({ wardCode: null, areaCode: null, position: null });
});

test.each([
	["a cell too few", rows.kent.slice(0, rows.kent.lastIndexOf(",")), "34 columns where"],
	["no postcode", row({ pcds: "Total" }), "no postcode"],
	["a place in Africa", row({ lat: "5.1" }), "outside the country"],
	["an end in no month", row({ doterm: "202413" }), 'ended in no month but "202413"'],
])("a row with %s is refused", (_, line, why) => {
	expect(() => parseDirectoryRow(line, columns)).toThrow(why);
});

test("of a postcode that ended and began again the row that lives counts, of two that ended the later end", () => {
	const read = (...lines: string[]) =>
		postcodesIn([headers.nspl2025, ...lines].join("\n"), "NSPL_AUG_2026_UK.csv");
	const ended = (pcds: string, doterm: string) => row({ pcds, doterm });
	expect(read(rows.kent, ended("BR8 7QP", "202401"))).toMatchObject({
		units: [{ postcode: "BR87QP" }],
		ended: [],
	});
	expect(
		read(
			ended("BR8 7QZ", "201906"),
			ended("BR8 7QA", "200106"),
			ended("BR8 7QZ", "202401"),
			ended("BR8 7QA", "199806"),
		),
	).toEqual({
		units: [],
		ended: [
			{ postcode: "BR87QA", since: "2001-06" },
			{ postcode: "BR87QZ", since: "2024-01" },
		],
	});
});

async function opened(name: string, bytes: Uint8Array | string) {
	const folder = await mkdtemp(join(tmpdir(), "lettable-test-"));
	try {
		const path = join(folder, name);
		await writeFile(path, bytes);
		const seen: unknown[] = [];
		await withProduct(path, async ({ title, asOf, count, listsEnded, areas }) => {
			const postcodes = [];
			const ended = [];
			for (const area of areas) {
				const read = await area.read();
				postcodes.push([area.code, ...read.units.map(({ postcode }) => postcode)]);
				ended.push(...read.ended);
			}
			seen.push({ title, asOf, count, listsEnded, postcodes, ended });
		});
		return seen[0];
	} finally {
		await rm(folder, { recursive: true });
	}
}

const ended = row({ pcds: "BR8 7QR", pcd7: "BR8 7QR", doterm: "202401" });
const file = [
	headers.nspl2025,
	rows.kent,
	ended,
	row({ pcds: "BR8 7QW", pcd7: "BR8 7QW" }),
	rows.cumbria,
];
const whole = {
	title: "National Statistics Postcode Lookup",
	asOf: "2026-08",
	count: 3,
	listsEnded: true,
	ended: [{ postcode: "BR87QR", since: "2024-01" }],
	postcodes: [
		["BR", "BR87QP", "BR87QW"],
		["CA", "CA87JG"],
	],
};

test.each(["\n", "\r\n"])(
	"the one large file is read area by area, lines ending %j",
	async (end) => {
		expect(await opened("NSPL_AUG_2026_UK.csv", `\uFEFF${file.join(end)}${end}`)).toEqual(whole);
	},
);

test("a mark of byte order is no part of the first column, whichever that is", async () => {
	const text = "\uFEFFpcds,doterm,oslaua,osward,lat,long,msoa21\nCA8 7JG,,E06000057,,54.9,-2.5,\n";
	expect(await opened("ONSPD_AUG_2026_UK.csv", text)).toMatchObject({
		postcodes: [["CA", "CA87JG"]],
	});
});

test("wards that are blank or a pseudo code are none, and their postcodes are kept", () => {
	for (const wd25cd of ["", "E99999999"]) {
		expect(parseDirectoryRow(row({ wd25cd }), columns)).toMatchObject({
			postcode: "BR87QP",
			wardCode: null,
			areaCode: "E02000145",
		});
	}
});

test("an area whose lines stand apart is read whole, and a last line needs no end", async () => {
	const [header = "", kent = "", gone = "", more = "", cumbria = ""] = file;
	const apart = [header, more, cumbria, gone, kent].join("\n");
	expect(await opened("NSPL_AUG_2026_UK.csv", apart)).toEqual(whole);
});

test("the archive is read by its files of one area each, not by the large one", async () => {
	const zip = zipSync({
		"Data/NSPL_AUG_2026_UK.csv": strToU8("not read"),
		"Data/multi_csv/NSPL_AUG_2026_UK_CA.csv": strToU8(`${headers.nspl2025}\n${rows.cumbria}\n`),
		"Data/multi_csv/NSPL_AUG_2026_UK_BR.csv": strToU8(
			`${headers.nspl2025}\n${rows.kent}\n${ended}\n${row({ pcds: "BR8 7QW" })}\n`,
		),
	});
	expect(await opened("NSPL_AUG_2026.zip", zip)).toEqual(whole);
});

test.each([
	["whose name gives no edition", "postcodes.csv", file.join("\n"), "does not give the edition"],
	["that is a page", "NSPL_AUG_2026_UK.csv", "<!doctype html>\n<p>503</p>\n", "no column"],
	["that is empty", "NSPL_AUG_2026_UK.csv", "", "is empty"],
	["that has its columns alone", "NSPL_AUG_2026_UK.csv", headers.nspl2025, "no postcodes in it"],
	["that is cut", "NSPL_AUG_2026_UK.csv", file.join("\n").slice(0, -30), "columns where"],
	[
		"with a line that is none",
		"NSPL_AUG_2026_UK.csv",
		[...file, "BR8 9ZZ,what is this"].join("\n"),
		'a row has 2 columns where its first line has 35: "BR8 9ZZ,what is this"',
	],
	["that repeats", "NSPL_AUG_2026_UK.csv", [...file, rows.cumbria].join("\n"), "stands twice"],
])("a file %s is refused", async (_, name, text, why) => {
	await expect(opened(name, text)).rejects.toThrow(why);
});

test("a district that was recoded gets today's code", () => {
	const today = currentCodes([
		{
			id: "authorities",
			columns: ["code", "former_codes"],
			rows: [["E08000038", ["E08000016"]]],
		},
	]);
	const unit = parseDirectoryRow(row({ lad25cd: "E08000016" }), columns);
	expect(unit && "position" in unit && toRow(unit, somePlacing({ currentCodeOf: today }))[3]).toBe(
		"E08000038",
	);
});
