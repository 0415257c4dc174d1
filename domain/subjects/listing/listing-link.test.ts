import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { cases } from "../../test/cases.ts";
import { pageAddress, recogniseListing } from "./listing-link.ts";

function addressOf(text: string): string | null {
	const recognised = recogniseListing(text);
	return recognised.ok ? pageAddress(recognised.link) : null;
}

const rightmove = "https://www.rightmove.co.uk/properties/173261858";

test.each([
	[rightmove],
	["http://www.rightmove.co.uk/properties/173261858"],
	["//www.rightmove.co.uk/properties/173261858"],
	["www.rightmove.co.uk/properties/173261858"],
	["rightmove.co.uk/properties/173261858/"],
	["https://m.rightmove.co.uk/properties/173261858"],
	["HTTPS://WWW.RIGHTMOVE.CO.UK/Properties/173261858"],
	["https://www.rightmove.co.uk/properties/173261858#/?channel=RES_BUY"],
	["https://www.rightmove.co.uk/properties/173261858?utm_campaign=share&fbclid=a_b-c#/floorplan"],
	["https://www.rightmove.co.uk/property-for-sale/property-173261858.html"],
	["https://www.rightmove.co.uk/property-to-rent/property-173261858.html?x=1"],
	["https://www.rightmove.co.uk/new-homes-for-sale/property-173261858.html"],
	["  https://www.rightmove.co.uk/properties/173261858\n"],
	[
		"Check out this 3 bedroom flat for sale on Rightmove https://www.rightmove.co.uk/properties/173261858#/?channel=RES_BUY",
	],
	["Look (https://www.rightmove.co.uk/properties/173261858)."],
	["It is at www.rightmove.co.uk/properties/173261858."],
	["Seen https://www.rightmove.co.uk/properties/173261858, what do you think?"],
	["<https://www.rightmove.co.uk/properties/173261858>"],
	["[this one](https://www.rightmove.co.uk/properties/173261858)!"],
	["“https://www.rightmove.co.uk/properties/173261858”, seen on rightmove.co.uk"],
	["\u200bhttps://www.rightmove.co.uk/properties/173261858\u200b"],
])("%j is the page of a home on Rightmove", (text) => {
	expect(addressOf(text)).toBe(rightmove);
});

test.each([
	[
		"https://www.zoopla.co.uk/for-sale/details/68123456/?search_identifier=abc",
		"/for-sale/details/68123456/",
	],
	["zoopla.co.uk/to-rent/details/68123456", "/to-rent/details/68123456/"],
	["https://m.zoopla.co.uk/NEW-HOMES/details/68123456/", "/new-homes/details/68123456/"],
])("%j is the page of a home on Zoopla", (text, path) => {
	expect(addressOf(text)).toBe(`https://www.zoopla.co.uk${path}`);
});

test("the details of a home on OnTheMarket are its page", () => {
	const text = "https://onthemarket.com/details/15123456/?utm_source=app";
	expect(addressOf(text)).toBe("https://www.onthemarket.com/details/15123456/");
});

test.each([
	["https://www.rightmove.co.uk/", "rightmove"],
	["rightmove.co.uk", "rightmove"],
	["https://www.rightmove.co.uk/property-for-sale/Cambridge.html", "rightmove"],
	["https://www.rightmove.co.uk/properties/12", "rightmove"],
	["https://www.rightmove.co.uk/properties/1234567890123", "rightmove"],
	["https://www.rightmove.co.uk/properties/123456abc", "rightmove"],
	["https://www.rightmove.co.uk/properties/../estate-agents/123456", "rightmove"],
	["https://my.rightmove.co.uk/properties/173261858", "rightmove"],
	["https://www.zoopla.co.uk/for-sale/property/london/", "zoopla"],
	["https://www.zoopla.co.uk/house-prices/details/68123456/", "zoopla"],
	["https://www.onthemarket.com/for-sale/2-bed-flats/london/", "onthemarket"],
	["https://www.rightmove.co.uk?@evil.example/properties/173261858", "rightmove"],
])("%j is a page of a portal, of no home in particular", (text, portal) => {
	expect(recogniseListing(text)).toEqual({ ok: false, refusal: "not_a_listing", portal });
});

test.each([
	"",
	"M14 5LL",
	"a flat on the high street",
	"https://example.com/properties/173261858",
	"https://www.rightmove.co.uk.evil.example/properties/173261858",
	"https://evilrightmove.co.uk/properties/173261858",
	"https://www.rightmove.com/properties/173261858",
	"https://www.rightmove.co.uk@evil.example/properties/173261858",
	"www.rightmove.co.uk@evil.example/properties/173261858",
	"https://someone:secret@www.rightmove.co.uk/properties/173261858",
	"https://www.rightmove.co.uk:8443/properties/173261858",
	"https://www.rightmove.co.uk:443/properties/173261858",
	"https://www.r\u0456ghtmove.co.uk/properties/173261858",
	"https://www.xn--rghtmove-4dh.co.uk/properties/173261858",
	"https://www.rightmove.co.uk\\@evil.example/properties/173261858",
	"https:\\\\www.rightmove.co.uk\\properties\\173261858",
	"https://127.0.0.1/properties/173261858",
	"http://169.254.169.254/properties/173261858",
	"https://[::1]/properties/173261858",
	"http://localhost/properties/173261858",
	"http://2130706433/properties/173261858",
	"javascript:https://www.rightmove.co.uk/properties/173261858",
	"javascript:alert(1)",
	"data:text/html,www.rightmove.co.uk/properties/173261858",
	"file:///www.rightmove.co.uk/properties/173261858",
	"ftp://www.rightmove.co.uk/properties/173261858",
	"https://evil.example/?to=https://www.rightmove.co.uk/properties/173261858",
	"https://www.rightmove.co.uk%2eevil.example/properties/173261858",
	"https://www.rightmove.co.uk\u3002evil.example/properties/173261858",
])("%j is no address of a portal", (text) => {
	expect(recogniseListing(text)).toEqual({ ok: false, refusal: "not_a_portal" });
});

/** Characters that forgers and apps put between the parts of an address. */
const between = fc.oneof(
	{ weight: 6, arbitrary: fc.constant("") },
	fc.constantFrom(
		...["@", ":", ":80", "\\", "/", "?", "#", ".", "..", "%2f", " ", "\t", "\u3002", "x"],
	),
	fc.constantFrom(
		"evil.example",
		".evil.example",
		"someone:secret@",
		"127.0.0.1",
		"[::1]",
		"localhost",
	),
	fc.string({ maxLength: 3, unit: "binary" }),
);
const parts = fc.tuple(
	fc.constantFrom("", "https://", "http://", "HTTPS://", "//", "javascript:", "Look: https://"),
	between,
	fc.constantFrom("", "www.", "m.", "my."),
	between,
	fc.constantFrom("rightmove.co.uk", "zoopla.co.uk", "onthemarket.com", "RIGHTMOVE.CO.UK"),
	between,
	fc.constantFrom("/properties/", "/details/", "/for-sale/details/", "/To-Rent/details/"),
	between,
	fc.constantFrom("123456", "123456789012", "1"),
	between,
);

test("whatever is pasted, what would be fetched is the page of a home on one of the three portals", () => {
	let recognised = 0;
	fc.assert(
		fc.property(parts, (pasted) => {
			const address = addressOf(pasted.join(""));
			if (address !== null) {
				recognised += 1;
				expect(address).toMatch(
					/^https:\/\/www\.(rightmove\.co\.uk\/properties\/\d{5,12}|zoopla\.co\.uk\/(for-sale|to-rent|new-homes)\/details\/\d{5,12}\/|onthemarket\.com\/details\/\d{5,12}\/)$/,
				);
				expect(new URL(address).href).toBe(address);
			}
		}),
		cases(10_000),
	);
	expect(recognised).toBeGreaterThan(50);
});

test("a megabyte of anything is looked at in no time", async () => {
	const took = await cpuTimeOf(() => {
		for (const text of [
			"(",
			"a",
			"https://",
			"www.rightmove.co.uk/",
			".",
			"\u200b",
			"rightmove.co.uk:",
		]) {
			recogniseListing(text.repeat(1_000_000 / text.length));
		}
		recogniseListing(`${".".repeat(1_000_000)}a`);
	});
	expect(took).toBeLessThan(5_000);
});
