import { expect, test } from "vitest";
import type { Store } from "#datasets/ingest/store/store.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { somePlacing } from "../../test/some-placing.ts";
import { importProduct } from "./import-product.ts";
import type { Product } from "./postcode-unit.ts";

const unitOf = (postcode: string) => ({
	postcode,
	position: null,
	authorityCode: "E08000003",
	wardCode: null,
	areaCode: null,
	smallAreaCodes: [],
});

type Areas = Readonly<
	Record<string, { live: readonly string[]; ended?: Readonly<Record<string, string>> }>
>;

/** An edition of a directory that tells what has ended, or of Code-Point Open, which does not. */
function edition(areas: Areas, { listsEnded = true, asOf = "2026-08" } = {}): Product {
	const list = Object.entries(areas).map(([code, { live, ended = {} }]) => ({
		code,
		read: async () => ({
			units: live.map(unitOf),
			ended: Object.entries(ended).map(([postcode, since]) => ({ postcode, since })),
		}),
	}));
	const count = Object.values(areas).reduce((sum, { live }) => sum + live.length, 0);
	const digest = JSON.stringify([areas, asOf, listsEnded]);
	return { title: "An edition", asOf, digest, count, listsEnded, areas: list };
}

/** A database, and imports into it in ranges of two. The store fails after `dieAfter` ranges, as if the process were killed. */
function aDatabase() {
	const sqlite = memoryDatabase();
	const whole = memoryStore(sqlite);
	const bring = (
		product: Product,
		{ dieAfter = Number.POSITIVE_INFINITY, batchSize = 2, isPart = false } = {},
	) => {
		let left = dieAfter + 1;
		const mortal: Store = {
			...whole,
			apply: async (statements) => {
				left -= 1;
				if (left < 0) {
					throw new Error("killed");
				}
				await whole.apply(statements);
			},
		};
		return importProduct(mortal, product, {
			placing: somePlacing(),
			expected: isPart
				? null
				: new Map([
						["AL", 1],
						["M", 4],
					]),
			now: () => 7,
			report: () => {},
			batchSize,
		});
	};
	const rows = (sql: string) =>
		sqlite
			.prepare(sql)
			.all()
			.map((row) => Object.values(row));
	return {
		bring,
		ended: () =>
			Object.fromEntries(rows("SELECT postcode, since FROM ended_postcodes ORDER BY postcode")),
		live: () => rows("SELECT postcode FROM postcode_units ORDER BY postcode").flat().map(String),
		register: () => rows("SELECT id, rows, complete FROM datasets"),
	};
}

const first = {
	AB: { live: [], ended: { AB11AA: "1996-06" } },
	AL: { live: ["AL11AA"], ended: { AL11AB: "2001-01", AL99ZZ: "2002-02" } },
	M: { live: ["M11AA", "M21AA", "M31AA", "M51AA"], ended: { M10AA: "2003-03", M41AA: "2024-03" } },
	ZE: { live: [], ended: { ZE11AA: "2010-10" } },
};
const allEnded = {
	AB11AA: "1996-06",
	AL11AB: "2001-01",
	AL99ZZ: "2002-02",
	M10AA: "2003-03",
	M41AA: "2024-03",
	ZE11AA: "2010-10",
};
/** Since then M2 has ended, M4 1AA is in use again, and AL9 9ZZ is no longer listed. */
const next = {
	AL: { live: ["AL11AA"], ended: { AL11AB: "2001-01" } },
	M: { live: ["M11AA", "M31AA", "M41AA", "M51AA"], ended: { M10AA: "2003-03", M21AA: "2026-09" } },
};

test.each([1, 2, 5, 100])(
	"in ranges of %i every ended postcode is brought in, and none is counted",
	async (batchSize) => {
		const { bring, ended, live, register } = aDatabase();
		await bring(edition(first), { batchSize });
		expect(ended()).toEqual(allEnded);
		expect(live()).toEqual(["AL11AA", "M11AA", "M21AA", "M31AA", "M51AA"]);
		expect(register()).toEqual([["postcode_units", 5, 1]]);
	},
);

test("ended postcodes make no country of an area that lacks its live ones", async () => {
	const { bring, ended } = aDatabase();
	const { M, ...others } = first;
	const without = { ...others, M: { live: ["M11AA"], ended: M.ended } };
	await expect(bring(edition(without))).rejects.toThrow("M (1 of about 4 postcodes)");
	expect(ended()).toEqual({});
});

test("a newer edition brings what has ended since, and takes what began again", async () => {
	const { bring, ended } = aDatabase();
	await bring(edition(first));
	await bring(edition(next));
	expect(ended()).toEqual({ AL11AB: "2001-01", M10AA: "2003-03", M21AA: "2026-09" });
});

test.each([0, 1, 2, 3])(
	"killed after %i ranges each is of one edition, and gone on with it ends the same",
	async (dieAfter) => {
		const { bring, ended, live } = aDatabase();
		await bring(edition(first));
		await expect(bring(edition(next), { dieAfter })).rejects.toThrow("killed");
		expect(live().filter((postcode) => postcode in ended())).toEqual([]);
		// The ranges end at M1 1AA and M4 1AA.
		expect(ended()).toMatchObject({
			AL11AB: "2001-01",
			...(dieAfter === 0 && { AL99ZZ: "2002-02" }),
			...(dieAfter < 2 ? { M41AA: "2024-03" } : { M21AA: "2026-09" }),
			...(dieAfter < 3 && { ZE11AA: "2010-10" }),
		});
		await bring(edition(next));
		expect(ended()).toEqual({ AL11AB: "2001-01", M10AA: "2003-03", M21AA: "2026-09" });
	},
);

test("a file that knows nothing of ended postcodes leaves them, but for those that live in it", async () => {
	const { bring, ended } = aDatabase();
	await bring(edition(first));
	const codePoint = { AL: { live: ["AL11AA"] }, M: { live: next.M.live } };
	await bring(edition(codePoint, { listsEnded: false, asOf: "2026-11" }));
	const { M41AA, ...others } = allEnded;
	expect(ended()).toEqual(others);
});

test("a part brings its ended postcodes as the country does", async () => {
	const { bring, ended, register } = aDatabase();
	await bring(edition({ M: first.M }), { isPart: true });
	expect(ended()).toEqual({ M10AA: "2003-03", M41AA: "2024-03" });
	expect(register()).toEqual([["postcode_units", 4, 0]]);
});
