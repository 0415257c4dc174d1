import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "../test/fake-fetch.ts";
import { bankRateSource } from "./bank-rate.ts";

const csv = (...lines: string[]): Scripted => ({
	text: ["DATE,IUDBEDR", ...lines].map((line) => `${line}\n`).join(""),
});

async function seriesOf(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const source = bankRateSource({ baseUrl: "https://bank.example", fetch });
	return { series: await source.series(AbortSignal.timeout(1000)), sent };
}

test("the series is asked for as its database wants it, and read day by day", async () => {
	const { series, sent } = await seriesOf(csv("07 Aug 2025,4", "18 Dec 2025,3.75"));
	expect(series).toEqual([
		{ day: "2025-08-07", rate: 4 },
		{ day: "2025-12-18", rate: 3.75 },
	]);
	expect(sent[0]?.url.href).toBe(
		"https://bank.example/boeapps/database/_iadb-fromshowcolumns.asp?csv.x=yes&Datefrom=01/Jan/2024&Dateto=now&SeriesCodes=IUDBEDR&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N",
	);
	expect(new Headers(sent[0]?.init?.headers).get("user-agent")).toMatch(/^Mozilla/);
});

test("a day without a rate is left out, and lines may end as on Windows", async () => {
	const text = "DATE,IUDBEDR\r\n24 Dec 2025,3.75\r\n25 Dec 2025,\r\n29 Dec 2025,3.75\r\n";
	expect((await seriesOf({ text })).series.map(({ day }) => day)).toEqual([
		"2025-12-24",
		"2025-12-29",
	]);
});

test("a rate of nought is a rate", async () => {
	expect((await seriesOf(csv("18 Dec 2025,0"))).series).toEqual([{ day: "2025-12-18", rate: 0 }]);
});

test.each<[string, Scripted, string]>([
	["a page", { text: "<!doctype html>\n<title>Access denied</title>\n" }, "the first line"],
	["nothing", { text: "" }, "nothing was sent"],
	["a header alone", csv(), "no rate"],
	["blanks alone", csv("25 Dec 2025,"), "no rate"],
	["another series", { text: "DATE,IUMBV34\n18 Dec 2025,3.75\n" }, "the first line"],
	["one column more", { text: "DATE,IUDBEDR,IUMBV34\n18 Dec 2025,3.75,4\n" }, "the first line"],
	["a last line cut in its rate", { text: "DATE,IUDBEDR\n18 Dec 2025,3.7" }, "cut off"],
	["a last line cut in its day", { text: "DATE,IUDBEDR\n18 Dec 20" }, "cut off"],
	["a rate of 37.5", csv("07 Aug 2025,4", "18 Dec 2025,37.5"), "line 3"],
	["a rate of 375", csv("18 Dec 2025,375"), "line 2"],
	["a rate below nought", csv("18 Dec 2025,-0.5"), "line 2"],
	["a rate in words", csv("18 Dec 2025,n/a"), "line 2"],
	["a day that is none", csv("30 Feb 2025,4"), "line 2"],
	["a month that is none", csv("18 Dez 2025,4"), "line 2"],
	["days that go back", csv("18 Dec 2025,3.75", "07 Aug 2025,4"), "line 3"],
	["a day twice", csv("18 Dec 2025,3.75", "18 Dec 2025,4"), "line 3"],
	["a blank line within", csv("18 Dec 2025,3.75", "", "19 Dec 2025,3.75"), "line 3"],
])("%s is malformed, and it is said where", async (_, reply, where) => {
	await expect(seriesOf(reply)).rejects.toMatchObject({
		why: "malformed",
		message: expect.stringContaining(where),
	});
});
