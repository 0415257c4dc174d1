import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { visibleText } from "./visible-text.ts";

test("words count, and neither markup, attributes nor spaces", () => {
	const before =
		'<h1 class="a">Selective  licensing</h1>\n<p data-token="1">The fee is <b>£800</b>.</p>';
	const after = "<div><h2>Selective licensing</h2></div><p>The\tfee&nbsp;is <i>£800</i>.";
	expect(visibleText(before)).toBe("Selective licensing The fee is £800 .");
	expect(visibleText(after)).toBe(visibleText(before));
});

test.each([
	["a script", '<script nonce="x">var t = "</p><b>1</b>";</script>'],
	["a style", "<style>p > b { content: '<' }</style>"],
	["a comment", "<!-- built at <b>12:03</b> -->"],
	["a template", "<template><p>row</p><template>row</template></template>"],
	["a menu", "<nav><ul><li>Bins</li></ul><nav>More</nav></nav>"],
	["a footer", "<footer>© 2026</footer>"],
	["a notice", '<div id="ccc-Cookie-banner"><div>We use cookies</div><p>OK</p></div>'],
	["a way back", '<ol class="govuk-breadcrumbs"><li>Home</li></ol>'],
	["a picture", '<svg><title>Logo</title><path d="M0 0"/></svg>'],
	["what is chosen from", "<select><option>English</option></select>"],
	["a hidden field", '<input type="hidden" name="__RequestVerificationToken" value="CfDJ8a>b">'],
	["a declaration", "<!doctype html><?php x ?>"],
])("%s is no part of it", (_, piece) => {
	expect(visibleText(`<p>One</p>${piece}<p>Two</p>`)).toBe("One Two");
});

test("where a page says which part of it is its own, the rest does not count", () => {
	const page = (news: string) =>
		`<body><p>${news}</p><main id="content"><p>The scheme ends.</p></main><p>${news}</p>`;
	expect(visibleText(page("Storm warning"))).toBe("The scheme ends.");
	expect(visibleText(page("Fine again"))).toBe(visibleText(page("Storm warning")));
	expect(visibleText("<main></main><p>Built by a script</p>")).toBe("Built by a script");
});

test.each([
	["an element that nothing closes", "<nav><p>The scheme ends.</p>"],
	["a notice that nothing closes", '<div class="cookies"><p>The scheme ends.</p>'],
	["a form around all", '<form id="aspnetForm"><p>The scheme ends.</p></form>'],
	["a word that looks like a notice", '<p id="consent">The scheme ends.</p>'],
	["a quote that nothing ends", '<p title="><b>The scheme ends.</b>'],
	[
		"a page marked for who took cookies",
		'<body class="cookies-accepted"><p>The scheme ends.</p></body>',
	],
])("%s takes no words with it", (_, html) => {
	expect(visibleText(html)).toContain("The scheme ends.");
});

test("a sign that begins no tag takes no words with it", () => {
	expect(visibleText("<p>Fees < £900 & > £1</p>")).toBe("Fees £900 & > £1");
});

test.each([
	"<nav>",
	"<script>",
	'<div class="cookie">',
	"<",
	"<!--",
	'<a "',
	"</main><main>",
	"<nav></nav",
])("a page of two million bytes of %s is read in seconds", async (piece) => {
	const html = piece.repeat(Math.ceil(2_000_000 / piece.length));
	expect(await cpuTimeOf(() => visibleText(html))).toBeLessThan(5_000);
});
