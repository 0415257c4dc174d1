import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ReportComparison } from "#contracts/report-comparison.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, type Browser, member } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

const paid = { state: "paid", paidAt: NOW } as const;
const compare = (browser: Browser, ids: readonly string[], below = "") =>
	browser.ask(`/api/reports/compare${below}?ids=${ids.join(",")}`);

test("two of an owner's reports stand side by side, in the order of the address and by their names", async () => {
	const { id: userId, browser } = await member();
	const one = await someReport({ ...paid, userId });
	const other = await someReport({ ...paid, userId, name: "The corner" });
	const { homes, alike } = await (
		await compare(browser, [other, one, other])
	).json<ReportComparison>();
	expect(homes.map(({ id }) => id)).toEqual([other, one]);
	expect(homes[0]?.name).toBe("The corner");
	expect(alike.length).toBeGreaterThan(0);
});

test("the same comes as a PDF", async () => {
	const { id: userId, browser } = await member();
	const ids = [await someReport({ ...paid, userId }), await someReport({ ...paid, userId })];
	const response = await compare(browser, ids, "/download");
	expect(response.headers.get("content-type")).toBe("application/pdf");
	expect(response.headers.get("content-disposition")).toContain("lettable-comparison.pdf");
	const bytes = new Uint8Array(await response.arrayBuffer());
	expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
	expect(Number(response.headers.get("content-length"))).toBe(bytes.length);
});

test("another's report, an unpaid and a closed one cannot be told from one that never was", async () => {
	const { id: userId, browser } = await member();
	const own = await someReport({ ...paid, userId });
	const { browser: admin } = await administrator();
	const others = [
		await someReport({ ...paid, userId: (await member()).id }),
		await someReport(paid),
		await someReport({ userId }),
		await someReport({ ...paid, userId, closedAt: NOW }),
		`rpt_${"x".repeat(22)}`,
		"sample",
	];
	for (const id of others) {
		for (const below of ["", "/download"]) {
			const response = await compare(browser, [own, id], below);
			expect([id, response.status]).toEqual([id, 404]);
		}
	}
	expect((await compare(admin, [own, others[0] ?? ""])).status).toBe(404);
});

test.each([
	["one report", [`rpt_${"a".repeat(22)}`]],
	["one report twice", [`rpt_${"a".repeat(22)}`, `rpt_${"a".repeat(22)}`]],
	["five", Array.from({ length: 5 }, (_, at) => `rpt_${String(at).repeat(22)}`)],
	["none", []],
	["rubbish", ["x".repeat(5_000), "y"]],
])("%s is refused with what is wanted", async (_, ids) => {
	const { browser } = await member();
	const response = await compare(browser, ids);
	expect(response.status).toBe(400);
	expect(await response.text()).toContain("Choose 2 to 4 reports to compare");
});

test("four reports are read in one round trip besides the session's", async () => {
	let trips = 0;
	const counting = new Proxy(env.DB, {
		get(target, name) {
			trips += name === "prepare" ? 1 : 0;
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	const { id: userId, browser } = await member({ bindings: { ...offline, DB: counting } });
	const ids = [];
	for (let at = 0; at < 4; at++) {
		ids.push(await someReport({ ...paid, userId }));
	}
	trips = 0;
	expect((await compare(browser, ids)).status).toBe(200);
	expect(trips).toBe(2);
});
