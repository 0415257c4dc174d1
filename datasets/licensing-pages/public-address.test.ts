import { expect, test } from "vitest";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";
import { publicAddress } from "./public-address.ts";

test.each([
	[
		"https://www.adur-worthing.gov.uk/housing/hmo/",
		"https://www.adur-worthing.gov.uk/housing/hmo/",
	],
	["HTTPS://WWW.Bristol.GOV.UK/a?b=c#fees", "https://www.bristol.gov.uk/a?b=c"],
	["https://www.bristol.gov.uk:443/", "https://www.bristol.gov.uk/"],
	["http://www.bristol.gov.uk/a?b=c", "https://www.bristol.gov.uk/a?b=c"],
	["http://www.bristol.gov.uk:80/", "https://www.bristol.gov.uk/"],
])("%s is asked for as %s", (address, asked) => {
	expect(publicAddress(address)?.href).toBe(asked);
});

test("a redirect is read from where it was found", () => {
	expect(publicAddress("../new", "https://www.york.gov.uk/a/b/")?.href).toBe(
		"https://www.york.gov.uk/a/new",
	);
	expect(publicAddress("//169.254.169.254/", "https://www.york.gov.uk/a")).toBeNull();
});

test.each([
	"",
	"page",
	"http://www.york.gov.uk:8080/",
	"http://www.york.gov.uk:443/",
	"http://localhost/",
	"http://127.0.0.1/",
	"http://someone@www.york.gov.uk/",
	"ftp://www.york.gov.uk/",
	"javascript:alert(1)",
	"data:text/html,page",
	"file:///etc/passwd",
	"https://www.york.gov.uk:8443/",
	"https://someone@www.york.gov.uk/",
	"https://someone:secret@www.york.gov.uk/",
	"https://www.york.gov.uk@127.0.0.1/",
	"https://localhost/",
	"https://localhost./",
	"https://app.localhost/",
	"https://printer.local/",
	"https://metadata.google.internal/",
	"https://metadata.google.internal./",
	"https://intranet/",
	"https://router.home.arpa/",
	"https://127.0.0.1/",
	"https://127.1/",
	"https://2130706433/",
	"https://0x7f000001/",
	"https://0177.0.0.1/",
	"https://10.0.0.1/",
	"https://169.254.169.254/latest/meta-data/",
	"https://[::1]/",
	"https://[::ffff:127.0.0.1]/",
	"https://[fd00::1]/",
	"https://127。0。0。1/",
	"https://①②⑦.0.0.1/",
	"https://ｌｏｃａｌｈｏｓｔ/",
	"https://%31%32%37.0.0.1/",
])("%s is asked for by nobody", (address) => {
	expect(publicAddress(address)).toBeNull();
});

test.each([
	"https://www.york.gov.uk/licensing",
	"https://WWW.York.gov.uk?a=b",
	"https://barnet.moderngov.co.uk",
])("%s, which a row of the register may name, may be asked for", (address) => {
	expect(councilPageDefect(address)).toBeNull();
	expect(publicAddress(address)?.href).toBe(new URL(address).href);
});
