import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { CUT_MARK, LONGEST_TEXT, readableText } from "./readable-text.ts";

const lines = (html: string) => readableText(html).split("\n");

test("headings, paragraphs and items of a list stand on lines of their own", () => {
	expect(
		readableText(
			`<main><h1>Selective <em>licensing</em></h1><p>It covers
				three wards.<br>Ask us.</p><h2><span>Wards</span></h2><ul><li>Aston</li><li><p>Lozells</p></li></ul></main>`,
		),
	).toBe("Selective licensing\nIt covers three wards.\nAsk us.\n\nWards\n• Aston\n• Lozells");
});

test("markup within a line parts no words and joins none", () => {
	expect(lines("<p>The fee is <b>£800</b>, <a href='/pay'>payable</a>\nnow.</p>")).toEqual([
		"The fee is £800, payable now.",
	]);
});

test("character references are the signs they stand for", () => {
	expect(
		lines(
			"<p>King&rsquo;s &amp; Queen&#39;s: &pound;1&#44;000&nbsp;&ndash;&#x20;&lt;b&gt; &unheard; &#146;</p>",
		),
	).toEqual(["King’s & Queen's: £1,000 – <b> &unheard; ’"]);
});

test("signs that nobody sees are left out, and those that turn words round", () => {
	expect(lines("<p>Hey&shy;worth&#8203; &#x202e;ward&#7;s&#0;</p>")).toEqual(["Heyworth ward s�"]);
});

test("a row of a table is a line, its cells set apart", () => {
	expect(
		lines(
			`<table><tr><th>Licence<th>Fee</th></tr><tr><td>Single<td><p>£800</p><p>£700 early</p>
			<tr><td>HMO</td><td></td><td>£1,000</td></tr></table><p>Fees of 2026.</p>`,
		),
	).toEqual(["Licence | Fee", "Single | £800; £700 early", "HMO | | £1,000", "Fees of 2026."]);
});

test("a table that only lays the page out is read as the page that it lays out", () => {
	const aside = "<td><a>Home</a></td>";
	const long = "<p>One.</p><p>Two.</p><p>Three.</p><h2>Four</h2><p>Five.</p><p>Six.</p>";
	expect(lines(`<table><tr><td><p>One.</p><p>Two.</p></td></tr></table>`)).toEqual([
		"One.",
		"Two.",
	]);
	expect(lines(`<table><tr>${aside}<td>${long}</td></tr></table>`)).toEqual([
		"Home",
		"One.",
		"Two.",
		"Three.",
		"",
		"Four",
		"Five.",
		"Six.",
	]);
});

test("a table in a cell keeps its rows", () => {
	expect(
		lines(
			"<table><tr><td><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table>",
		),
	).toEqual(["a | b", "c | d"]);
});

test("what is printed line by line stays so", () => {
	expect(lines("<pre>Ada Street\nBurton Road (odds 1-45)</pre>")).toEqual([
		"Ada Street",
		"Burton Road (odds 1-45)",
	]);
});

test.each([
	["a menu", "<nav><ul><li>Bins</li></ul></nav>"],
	["a footer", "<footer>© 2026</footer>"],
	["a notice", '<div class="cookie-banner"><p>We use cookies</p></div>'],
	["a script", "<script>let a = '<p>b</p>'</script>"],
	["a comment", "<!-- built at <b>12:03</b> -->"],
])("%s is no part of it", (_, piece) => {
	expect(lines(`<p>One</p>${piece}<p>Two</p>`)).toEqual(["One", "Two"]);
});

test("where a page says which part of it is its own, the rest is left out", () => {
	expect(readableText("<title>York</title><p>News</p><main><p>It ends.</p></main>")).toBe(
		"It ends.",
	);
	expect(readableText("<title>York</title><main></main><p>By a script</p>")).toBe(
		"York\nBy a script",
	);
});

test("a sign that begins no tag is kept", () => {
	expect(readableText("<p>Fees < £900 & > £1</p>")).toBe("Fees < £900 & > £1");
});

test("a long page is cut between two lines, and says so", () => {
	const text = readableText(`<p>${"Aston ".repeat(20)}</p>`.repeat(1000));
	expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
	expect(text.length).toBeGreaterThan(LONGEST_TEXT - 300);
	expect(text.split("\n").at(-1)).toBe(CUT_MARK);
	expect(text.split("\n").at(-2)).toBe("Aston ".repeat(20).trim());
});

test.each(["", "x"])(
	"a line without end is cut between two signs, whatever is before it: %j",
	(start) => {
		const text = readableText(`<p>${start}${"😀".repeat(LONGEST_TEXT)}</p>`);
		expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
		expect(text.isWellFormed()).toBe(true);
		expect(text.endsWith(CUT_MARK)).toBe(true);
	},
);

test("a page of as many characters as are kept is whole", () => {
	expect(readableText(`<p>${"x".repeat(LONGEST_TEXT)}</p>`)).toBe("x".repeat(LONGEST_TEXT));
});

test.each(["<nav>", "<", "<table>", "<tr>", "<table><tr><td>", "<li>", "&amp;", "<p>a</p>", "x"])(
	"a page of two million bytes of %s is read in seconds",
	async (piece) => {
		const html = piece.repeat(Math.ceil(2_000_000 / piece.length));
		const took = await cpuTimeOf(() =>
			expect(readableText(html).length).toBeLessThanOrEqual(LONGEST_TEXT),
		);
		expect(took).toBeLessThan(5_000);
	},
);
