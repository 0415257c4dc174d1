import { expect, test } from "vitest";
import { leadsTo, look, scriptedPage, words } from "../test/council-page.ts";
import type { Scripted } from "../test/fake-fetch.ts";

const signIn = '<form><input name="user"><input TYPE="password" name="key"></form>';
test.each<[string, Scripted]>([
	["headed so", scriptedPage(`<h1> Sign in to your account</h1><p>${words}</p>`)],
	["called so", scriptedPage(`<title>Log in - My York</title><p>${words}</p>`)],
	["with a field for a password", scriptedPage(`<h1>My York</h1><p>${words}</p>${signIn}`)],
])("a page that became a sign-in, %s, was not read", async (_, reply) => {
	expect((await look(reply)).found).toEqual({
		status: 200,
		hash: null,
		text: null,
		fault: "it asks to sign in",
	});
});

test.each([
	"https://login.microsoftonline.com/common",
	"https://my.york.gov.uk/Account/Login?returnUrl=%2Fhmo",
	"/signin.aspx",
	"https://sso.york.gov.uk/",
])("a page that leads to %s was not read, whatever stands there", async (location) => {
	const { found } = await look(leadsTo(location), scriptedPage(words.repeat(20)));
	expect(found).toMatchObject({ status: 200, hash: null, fault: "it asks to sign in" });
});

test("a page about licensing may speak of signing in, and hold a form for it", async () => {
	const { found } = await look(
		scriptedPage(`<h1>HMO licensing</h1><p>Log in to apply. ${words.repeat(10)}</p>${signIn}`),
	);
	expect(found.fault).toBeNull();
	const short = await look(scriptedPage(`<h1>HMO licensing</h1><p>Sign in to apply. ${words}</p>`));
	expect(short.found.fault).toBeNull();
	const moved = await look(leadsTo("/housing/login-to-apply-for-a-licence"), scriptedPage(words));
	expect(moved.found.fault).toBeNull();
});

test.each([
	["it keeps machines out", `<title>Just a moment...</title><p>${words}</p>`],
	["it keeps machines out", `<h1>Access Denied</h1><p>${words}</p>`],
	["it shows nothing without scripts", `<p>You need to enable JavaScript. ${words}</p>`],
])("a page of which one can only say %j was not read", async (fault, html) => {
	expect((await look(scriptedPage(html))).found).toMatchObject({ hash: null, text: null, fault });
});

test.each([
	["it says that there is no such page", `<title>404 | York</title><p>${words}</p>`],
	["it says that there is no such page", `<h1>Page not found</h1><p>${words}</p>`],
	["it says that there is no such page", `<h1>This page no longer exists</h1><p>${words}</p>`],
	[
		"it says that there is no such page",
		`<h1>Sorry, we couldn't find that page</h1><p>${words}</p>`,
	],
	["it shows an error", `<h1>Sorry, something went wrong</h1><p>${words}</p>`],
	["it shows an error", `<title>Service unavailable</title><p>${words}</p>`],
	["it shows an error", `<h1>Server Error in '/' Application.</h1><p>${words}</p>`],
	["it shows an error", `<h1>Site under maintenance</h1><p>${words}</p>`],
	["it asks about cookies first", `<h1>We use cookies on this website</h1><p>${words}</p>`],
	["it asks about cookies first", `<h1>Your privacy choices</h1><p>${words}</p>`],
	["it keeps machines out", `<h1>Verify that you are human</h1><p>${words}</p>`],
	["it keeps machines out", `<h1>Sorry, you have been blocked</h1><p>${words}</p>`],
	["it keeps machines out", `<title>Robot or human?</title><p>${words}</p>`],
	["it is no text", `<p>${words}</p>${"\u0000\u0001\ufffd".repeat(50)}`],
])(
	"a page of which one can only say %j, sent as if all were well, was not read",
	async (fault, html) => {
		expect((await look(scriptedPage(html))).found).toMatchObject({
			...{ status: 200, hash: null, text: null },
			fault,
		});
	},
);

test.each([
	"Selective licensing: what went wrong before 2020 and how we found out",
	"Licence not needed? Which homes are spared",
	"Errors in an application for a licence",
	"HMO licensing and your privacy",
])("a whole page that is headed %j is read", async (heading) => {
	const { found } = await look(scriptedPage(`<h1>${heading}</h1><p>${words.repeat(8)}</p>`));
	expect(found.fault).toBeNull();
});

test.each([
	"<h1>Cookies on this site</h1><h1>HMO licensing</h1>",
	"<title>HMO licensing</title><h1>Sign in</h1>",
	"<title>HMO licensing</title><h1>Service unavailable</h1>",
	"<title>Error in a licence? Tell us</title>",
	"<title>Sign in to apply for an HMO licence</title><h1>Sign in to apply for an HMO licence</h1>",
	"<title>404 homes affected</title>",
	"<h1>Selective licensing: 404 homes affected</h1>",
	"<h1>403 homes hold a licence</h1>",
	"<h1>500 homes are in the area</h1>",
])("a short page about licensing headed %j is read", async (headings) => {
	expect((await look(scriptedPage(`${headings}<p>${words}</p>`))).found.fault).toBeNull();
});

test.each([
	["it says that there is no such page", "<title>York Council</title><h1>Error 404</h1>"],
	["it says that there is no such page", "<h1>404</h1>"],
	["it says that there is no such page", "<title>York Council - 404</title>"],
	["it says that there is no such page", "<title>York Council</title><h1>Page not found</h1>"],
	["it keeps machines out", "<h1>403 Forbidden</h1>"],
	["it keeps machines out", "<title>403 - York</title>"],
	["it shows an error", "<title>500 Internal Server Error</title>"],
	["it shows an error", "<title>Error</title><h1></h1><h1>Something went wrong</h1>"],
	["it asks to sign in", "<title>Sign in - York</title><h1>Sign in</h1>"],
])("of a page headed as a notice in all it says one can say %j", async (fault, headings) => {
	expect((await look(scriptedPage(`${headings}<p>${words}</p>`))).found.fault).toBe(fault);
});
