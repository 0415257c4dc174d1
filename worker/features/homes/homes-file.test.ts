import { beforeAll, expect, test } from "vitest";
import type { HomeKept } from "#contracts/homes.ts";
import { member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

test("an account's homes are a file, with what was judged of them, and nobody else's are in it", async () => {
	const [owner, other] = [await member(), await member()];
	const home = {
		...{ standing: "let", postcode: "M14 5LL", address: "12 High Street", reference: "=1+1" },
		...{ stated: { owned: true, rent: 1200.5 }, held: { areLicencesStated: true } },
	};
	const kept = await owner.browser.ask("/api/homes", { json: home });
	await owner.browser.ask(`/api/homes/${(await kept.json<HomeKept>()).id}`);

	const response = await owner.browser.ask("/api/homes.csv");
	expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.csv"$/);
	const [head = "", row = ""] = (await response.text()).split("\r\n");
	expect(head).toMatch(/^\uFEFF?Your reference,Address,Postcode,/);
	expect(row).toMatch(/^'=1\+1,12 High Street,M14 5LL,/);
	expect(row).toContain(",1200.5,");
	expect(row).toContain(",2026-11-20,");
	expect(await (await other.browser.ask("/api/homes.csv")).text()).not.toContain("High Street");
});

test("an account's owners are its own: no other account is told of them", async () => {
	const [owner, other] = [await member(), await member()];
	const person = { kind: "person", name: "Jane Doe", incomePence: 0, nation: "England" };
	await owner.browser.ask("/api/property-owners", { json: person });
	expect(await (await other.browser.ask("/api/property-owners")).json()).toEqual({ owners: [] });
});
