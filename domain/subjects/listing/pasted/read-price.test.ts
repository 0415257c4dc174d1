import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { readPastedText } from "./read-pasted-text.ts";

const modern =
	"3 bedroom terraced house for sale\nPretend Terrace, Manchester, M14\nGuide Price\n£55,000\nFor sale by modern auction, buyers premium applies\nPROPERTY TYPE\nTerraced\nBEDROOMS\nx3\nTENURE\nFreehold\nM14 5LL";

test.each([
	[modern, 55_000, "Auction guide price"],
	[
		"3 bedroom house for sale\nGuide Price\n£55,000\nFor sale by modern auction",
		55_000,
		"Auction guide price",
	],
	["3 bedroom house for sale\nOffers Over\n£140,000", 140_000, "Offers over"],
	["3 bedroom house for sale\n£140,000\nOffers in excess of", 140_000, "Offers in excess of"],
	["3 bedroom house for sale\nOIRO £140,000", 140_000, "Offers in the region of"],
	["3 bedroom house for sale\nStarting bid\n£140,000", 140_000, "Auction starting bid"],
	["3 bedroom house for sale\nMinimum bid: £140,000", 140_000, "Auction minimum bid"],
	["3 bedroom house for sale\n£140,000\nReserve price", 140_000, "Auction reserve price"],
	["3 bedroom house for sale\nFrom\n£140,000", 140_000, "From"],
	["3 bedroom house for sale\n£140,000\nBought at auction in 2019.", 140_000, null],
	["3 bedroom house for sale\n£140,000\nFrom the station five minutes", 140_000, null],
	["3 bedroom house for sale\n£1.2m", 1_200_000, null],
	["3 bedroom house to rent\n£1,100 4 weekly", 1_192, "£1,100 every four weeks"],
	["3 bedroom house for sale\nOpening bids\n£55,000", 55_000, "Auction starting bid"],
	["3 bedroom house for sale\nBids from £55,000", 55_000, "Auction starting bid"],
	["3 bedroom house for sale\nBidding opens at £55,000", 55_000, "Auction starting bid"],
	["3 bedroom house for sale\n£55,000\nSealed bids by Friday", 55_000, "Sealed bids"],
	["3 bedroom house for sale\n£155,000+", 155_000, "From"],
	["3 bedroom house for sale\n£155,000 ono", 155_000, "Or nearest offer"],
	["3 bedroom house for sale\n£155,000 plus VAT", 155_000, "Plus VAT"],
	["3 bedroom house for sale\nGuide price £55,000+", 55_000, "Guide price"],
	["3 bedroom house for sale\n£55,000 (guide price)", 55_000, "Guide price"],
	["3 bedroom house for sale\nO.I.E.O £155,000", 155_000, "Offers in excess of"],
	["3 bedroom house for sale\nOffers invited over £155,000", 155_000, "Offers over"],
	["3 bedroom house for sale\nPrices from £155,000", 155_000, "From"],
	["3 bedroom house for sale\n£155,000 Freehold", 155_000, null],
	["3 bedroom house for sale\n£155,000 STC", 155_000, null],
	["3 bedroom house for sale\nPOA", null, "Price on application"],
	["3 bedroom house for sale\nPrice on application", null, "Price on application"],
	["3 bedroom house to rent\n£2,500 - £2,700 pcm", null, "A range is given, not one price."],
	["3 bedroom house to rent\n£1,200/mo", 1_200, null],
	["3 bedroom house to rent\n£1,200 each month", 1_200, null],
	["3 bedroom house to rent\n£300 p/week", 1_300, "£300 a week"],
	...[
		"Close to student accommodation",
		"Not suitable for house share",
		"No house share",
		"Holding deposit £100 per person",
		"Deposit: £1,500 per person",
		"Bills package £60 per person per month",
	].map((line): [string, number, null] => [
		`3 bedroom house to rent\n£2,500 pcm\n${line}`,
		2_500,
		null,
	]),
	["3 bedroom house to rent\n£277pw", 1_200, "£277 a week"],
])("%j is at %j, and says %j as a linked page does", (text, price, priceNote) => {
	expect(readPastedText(text)).toMatchObject({ price, priceNote });
});

test.each([
	"Guide price\n£250,000 -\n£275,000",
	"Guide price\n£250,000\n- £275,000",
	"£250,000\nto\n£275,000",
	"Guide price £250,000 - £275,000",
	"£250,000 to £275,000",
])("%j is a range and no price", (range) => {
	expect(readPastedText(`3 bedroom house for sale\n${range}\nPretend Road, M14`)).toMatchObject({
		price: null,
		priceNote: "A range is given: £250,000 to £275,000",
	});
});

test.each([
	"Room in a Shared House, GL1\n£525 pcm\nPretend Road GL1 3EX",
	"Double bedroom in 5 bed house\n£525 pcm",
	"5 bedroom house to rent\n£125 pp/pw",
	"5 bedroom house to rent\n£525 per week\n48 week contract, £105 per person per week",
	"5 bedroom house to rent\n£125 per bed per week",
	"5 bedroom student house to rent\n£650 pcm",
])("%j is the rent of a room or a place", (text) => {
	expect(readPastedText(text)).toMatchObject({
		price: null,
		priceNote: "The rent shown is for a room or a share, not for the whole home.",
	});
});

test("eight times the prices take about eight times as long, not sixty-four", async () => {
	const quickest = async (prices: number) => {
		const text = `3 bedroom house for sale\n${"£250,000\n".repeat(prices)}`;
		const times: number[] = [];
		for (let round = 0; round < 5; round += 1) {
			times.push(await cpuTimeOf(() => readPastedText(text)));
		}
		return Math.min(...times);
	};

	expect((await quickest(4_000)) / (await quickest(500))).toBeLessThan(24);
});
