import { expect, test } from "vitest";
import { fileOfBytes } from "../test/file-of-bytes.ts";
import { sound, whyRefused } from "../test/rents-product.ts";
import { header, rentRow, rentsWorkbook } from "../test/rents-workbook.ts";

const renamed = header.map((name) => (name === "Rental price two bed" ? "Mean rent 2 bed" : name));
const twice = [...header, "Annual change"];

test.each([
	[
		"a renamed column",
		rentsWorkbook(sound, { names: renamed }),
		'no column "Rental price two bed": row 3',
	],
	[
		"a column that is there twice",
		rentsWorkbook(sound, { names: twice }),
		'column "Annual change" twice',
	],
	["no header", rentsWorkbook(sound, { names: ["Rents"] }), "no row among the first 12"],
	["no rows", rentsWorkbook([]), "name no area that we know"],
	[
		"another sheet",
		rentsWorkbook(sound, { sheet: "Table 2" }),
		'no sheet "Table 1": it has Cover, Table 2',
	],
	[
		"a month that is none",
		rentsWorkbook([...sound, rentRow("W06000004", { month: "Maytime" })]),
		'"Maytime" for a month in row 6',
	],
	[
		"a month still to come",
		rentsWorkbook([
			rentRow("E06000001", { month: "2027-01-01" }),
			rentRow("E07000002", { month: "2027-01-01" }),
		]),
		"2027-01, which is still to come in 2026-11",
	],
	[
		"an older edition",
		rentsWorkbook([
			rentRow("E06000001", { month: "2026-03-01" }),
			rentRow("E07000002", { month: "2026-03-01" }),
		]),
		"of 2026-03, and what we hold is of 2026-04",
	],
	[
		"a newest month of a few",
		rentsWorkbook([...sound, rentRow("W06000004", { month: "2026-06-01" })]),
		"2026-06, is that of 1 of 3 areas",
	],
	["lost areas", rentsWorkbook(sound.slice(1)), "name 1 areas, where we hold 2"],
	[
		"another part of the country",
		rentsWorkbook([rentRow("E12000001"), rentRow("W06000004"), rentRow("W92000004")]),
		"It is not of the whole country: it lacks England (0 of about 2 authorities). npm run data:rents -- FILE --partial brings in a part.",
	],
	[
		"a rent of nothing",
		rentsWorkbook([...sound, rentRow("W06000004", { rents: [0, 1, 1, 1, 1] })]),
		"Our W06000004 in row 6 a rent of £0",
	],
	[
		"a rent above all rents",
		rentsWorkbook([...sound, rentRow("W06000004", { rents: [20_001, 1, 1, 1, 1] })]),
		"a rent of £20001 a month",
	],
	[
		"a rent that is no number",
		rentsWorkbook([...sound, rentRow("W06000004", { rents: ["about 900", 1, 1, 1, 1] })]),
		'"about 900" for Our W06000004',
	],
	[
		"a change beyond belief",
		rentsWorkbook([...sound, rentRow("W06000004", { growth: 101 })]),
		"a change of 101 percent",
	],
	["an empty file", fileOfBytes(new Uint8Array(), { name: "rents.xlsx" }), "rents.xlsx is empty"],
	[
		"a web page",
		fileOfBytes(new TextEncoder().encode("<!doctype html><p>Sorry"), { name: "rents.xlsx" }),
		"is a web page",
	],
])("%s is refused with a reason, and readers keep what they had", async (_, file, reason) => {
	expect(await whyRefused(file)).toContain(reason);
});
