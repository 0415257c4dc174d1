import { expect, test } from "vitest";
import { councilPages } from "#datasets/licensing-pages/council-pages.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";
import { DESIGNATION_PDF } from "./fixtures/council-notices.ts";
import { simulatedSources } from "./test/simulated-sources.ts";

const sources = simulatedSources();

const look = (url: string) =>
	councilPages({ fetch, simulator: sources.addressOf("council-pages") }).readPage(url);

async function pageOf(row: string): Promise<string> {
	const { columns = [], rows = [] } =
		committedTables.find(({ id }) => id === "licensing_schemes") ?? {};
	const at = (column: string) => columns.indexOf(column);
	return String(rows.find((cells) => cells[at("id")] === row)?.[at("url")]);
}

test.each([
	["bexley-selective-2025-01-13", ["• Belvedere", "13 January 2025", "£800"]],
	["blackpool-selective-2025-04-01", ["• Waterloo", "1 April 2025", "£772"]],
	["brent-selective-2023-08-01", ["Harlesden & Kensal Green", "1 August 2023", "£640"]],
	["bristol-selective-2024-08-06", ["Cotham and Easton", "6 August 2024", "£912"]],
	["birmingham-selective-2023-06-05", ["Soho & Jewellery Quarter", "5 June 2023", "£700"]],
	["manchester-selective-2025-05-24", ["• 72-118 Hemmons Road (evens) M12 4QG", "£987"]],
	["doncaster-selective-2021-11-15", ["Hexthorpe", "28 February 2027", "£600"]],
	["lewisham-selective-2024-07-01", ["Rushey Green", "1 July 2024", "£640"]],
	["york-additional-2023-04-01", ["• Fulford & Heslington", "3 or 4 | £660 | £440"]],
])("the page that %s rests on says what such a page says", async (row, words) => {
	const { text } = await look(await pageOf(row));
	for (const word of words) {
		expect(text).toContain(word);
	}
});

test("the tenth is a document, and Article 4, the Gazette and a notice are there too", async () => {
	expect(await pageOf("islington-selective-2024-05-20")).toBe(`https://${DESIGNATION_PDF}`);
	const document = await look(`https://${DESIGNATION_PDF}`);
	expect(document).toMatchObject({ hash: expect.any(String), text: null, fault: null });
	for (const [url, word] of [
		[
			"https://www.wigan.gov.uk/Council/Strategies-Plans-and-Policies/Planning/Article-4-direction.aspx",
			"31 August 2025",
		],
		["https://www.thegazette.co.uk/notice/5023682", "30 April 2031"],
		["https://publicnoticeportal.uk/notice/statutory/6800f46cc987ab998117c91e", "12 March 2025"],
	] as const) {
		expect((await look(url)).text).toContain(word);
	}
});

test("a later edition changes some pages, puts one behind a sign-in, and a reset undoes it", async () => {
	const rows = ["blackpool-selective-2025-04-01", "bexley-selective-2025-01-13"];
	const [changing = "", steady = ""] = await Promise.all(rows.map(pageOf));
	const first = { changing: await look(changing), steady: await look(steady) };
	expect(await (await sources.order("edition", { edition: 2 })).json()).toEqual({ edition: 2 });
	expect((await look(changing)).text).toContain("£805");
	expect(await look(steady)).toEqual(first.steady);
	const lewisham = await pageOf("lewisham-selective-2024-07-01");
	expect((await look(lewisham)).fault).toBe("it asks to sign in");
	await sources.order("reset");
	expect(await look(changing)).toEqual(first.changing);
	expect((await look(`${changing}?edition=2`)).text).toContain("£805");
});
