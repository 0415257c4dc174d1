import { expect, test } from "vitest";
import { type KnownHome, matchHome } from "./match-home.ts";

const home = (number: string, address: string, more: Partial<KnownHome> = {}): KnownHome => ({
	number,
	address,
	uprn: null,
	registeredOn: "2020-01-01",
	...more,
});
const one = home("1", "1 Larch Street, LEEDS");
const two = home("2", "3 Larch Street, LEEDS");

test("a certificate's number comes before the address", () => {
	expect(matchHome({ address: "3 Larch Street", certificate: "1" }, [one, two])).toEqual({
		kind: "matched",
		by: "certificate",
		home: one,
	});
});

test("a certificate that its postcode does not have is asked about with what the address fits", () => {
	expect(matchHome({ address: "3 Larch Street", certificate: "9" }, [one, two])).toEqual({
		kind: "review",
		candidates: [two],
	});
});

test("of two certificates of one home the newest counts, by address or by property reference", () => {
	const newer = home("3", "1, Larch Street, Leeds", { registeredOn: "2024-01-01" });
	const match = { kind: "matched", by: "address", home: newer };
	expect(matchHome({ address: "1 Larch St", certificate: null }, [one, newer, two])).toEqual(match);
	const renamed = home("4", "Old name, 3 Larch Street", { uprn: "7", registeredOn: "2024-02-01" });
	expect(
		matchHome({ address: "3 Larch St", certificate: null }, [{ ...two, uprn: "7" }, renamed]),
	).toEqual({ kind: "matched", by: "address", home: renamed });
});

test("an address that is none of the known homes is kept by its postcode", () => {
	expect(matchHome({ address: "5 Larch Street", certificate: null }, [one, two])).toEqual({
		kind: "postcode",
	});
});
