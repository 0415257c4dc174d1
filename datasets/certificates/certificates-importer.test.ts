import { expect, test } from "vitest";
import {
	certificateRuns,
	LEEDS,
	MANCHESTER,
	seenCertificates,
	someRow,
} from "../test/certificates-world.ts";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";

function someWorld() {
	const sqlite = memoryDatabase();
	return { sqlite, runs: certificateRuns(memoryStore(sqlite)) };
}

const inLeeds = { authority: LEEDS, postcode: "LS61AA" };

test("of each home the newest certificate is kept", async () => {
	const { sqlite, runs } = someWorld();

	await runs.bringIn({
		rows: [
			someRow({ id: 1, uprn: "77", registeredOn: "2015-01-01", band: "E", points: 50 }),
			someRow({ id: 2, uprn: "77", address: "Flat 1, Some Road", band: "C", points: 70 }),
			someRow({ id: 3, band: "D", points: 61 }),
			someRow({ id: 4, postcode: "M11AE", band: "G", points: null }),
		],
	});

	expect(seenCertificates(sqlite)).toEqual([
		"E08000003 M11AE 0004 G",
		"E08000003 M145LL 0002 C",
		"E08000003 M145LL 0003 D",
	]);
});

test("an area is brought in anew while the others stay", async () => {
	const { sqlite, runs } = someWorld();
	const authorities = [MANCHESTER, LEEDS];
	await runs.bringIn({ authorities, rows: [someRow({ id: 1 }), someRow({ id: 2, ...inLeeds })] });

	const newer = { tag: "newer", asOf: "2026-11-15", rows: [someRow({ id: 3, band: "C" })] };
	const { edition } = await runs.bringIn(newer);

	expect(seenCertificates(sqlite)).toEqual(["E08000003 M145LL 0003 C", "E08000035 LS61AA 0002 D"]);
	expect(edition).toMatchObject({ rows: 2, asOf: "2026-10-31" });
	expect(sqlite.prepare("SELECT count(*) AS n FROM certificates").get()?.["n"]).toBe(2);
});

test("the same file is not brought in twice for the same areas, and is for others", async () => {
	const { runs } = someWorld();
	const rows = [someRow({ id: 1 }), someRow({ id: 2, ...inLeeds })];
	const ofManchester = { rows: rows.slice(0, 1) };
	await runs.bringIn(ofManchester);

	expect(await runs.bringIn(ofManchester)).toMatchObject({ outcome: "unchanged" });
	expect(await runs.bringIn({ rows, authorities: [MANCHESTER, LEEDS] })).toMatchObject({
		outcome: "updated",
	});
});

test("readers see one edition until the whole of the next is there", async () => {
	const { sqlite, runs } = someWorld();
	await runs.bringIn({ rows: [someRow({ id: 1 }), someRow({ id: 2, postcode: "M11AE" })] });
	const before = seenCertificates(sqlite);
	const file = {
		tag: "newer",
		rows: [
			someRow({ id: 3 }),
			someRow({ id: 4, postcode: "M11AE" }),
			someRow({ id: 5, postcode: "M22AA" }),
		],
	};

	const run = await runs.begin();
	const seen: unknown[] = [];
	for (;;) {
		const advanced = await runs.step(run, file);
		if (advanced.edition) {
			break;
		}
		seen.push(seenCertificates(sqlite));
	}

	expect(seen.length).toBeGreaterThan(2);
	expect(seen.every((some) => JSON.stringify(some) === JSON.stringify(before))).toBe(true);
	expect(seenCertificates(sqlite)).toHaveLength(3);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
	"an import that is killed after %i steps ends, when begun again, in the same rows",
	async (steps) => {
		const held = {
			authorities: [MANCHESTER, LEEDS],
			rows: [someRow({ id: 1 }), someRow({ id: 2, ...inLeeds })],
		};
		const rows = ["M11AE", "M145LL", "M22AA", "M33BB", "M44CC"].flatMap((postcode, place) => [
			someRow({ id: 10 + place, postcode }),
			someRow({ id: 20 + place, postcode }),
		]);
		const file = { tag: "newer", rows };
		const undisturbed = someWorld();
		await undisturbed.runs.bringIn(held);
		await undisturbed.runs.bringIn(file);
		const { sqlite, runs } = someWorld();
		await runs.bringIn(held);

		const killed = await runs.begin();
		for (let step = 0; step < steps; step += 1) {
			await runs.step(killed, file);
		}
		await runs.bringIn(file);

		const all = (database: typeof sqlite) => database.prepare("SELECT * FROM certificates").all();
		expect(all(sqlite)).toEqual(all(undisturbed.sqlite));
		expect(seenCertificates(sqlite)).toEqual(seenCertificates(undisturbed.sqlite));
	},
);

test("what another file left half done is not gone on with, nor left behind", async () => {
	const { sqlite, runs } = someWorld();
	const rows = [
		someRow({ id: 1 }),
		someRow({ id: 2, postcode: "M11AE" }),
		someRow({ id: 3, postcode: "M22AA" }),
	];
	const killed = await runs.begin();
	await runs.step(killed, { tag: "other", rows });
	await runs.step(killed, { tag: "other", rows });

	await runs.bringIn({ rows: [someRow({ id: 9 })] });

	expect(sqlite.prepare("SELECT count(*) AS n FROM certificates").get()?.["n"]).toBe(1);
});

test("addresses in Scotland tell homes apart and are not kept", async () => {
	const { sqlite, runs } = someWorld();
	const inEdinburgh = { authority: "S12000036", postcode: "EH145BR" };

	await runs.bringIn({
		register: "scotland",
		authorities: ["S12000036"],
		rows: [
			someRow({ id: 1, ...inEdinburgh, address: "1 Some Road", registeredOn: "2016-01-01" }),
			someRow({ id: 2, ...inEdinburgh, address: "1 SOME ROAD" }),
			someRow({ id: 3, ...inEdinburgh, address: "2 Some Road" }),
		],
	});

	expect(sqlite.prepare("SELECT substr(number, -4) AS n, address FROM certificates").all()).toEqual(
		[
			{ n: "0002", address: null },
			{ n: "0003", address: null },
		],
	);
});

test("a number that comes twice counts once, as it was lodged last, and is told", async () => {
	const { sqlite, runs } = someWorld();

	const { edition } = await runs.bringIn({
		rows: [
			someRow({ id: 1, registeredOn: "2024-05-01", band: "C" }),
			someRow({ id: 1, address: "Elsewhere", registeredOn: "2020-05-01", band: "F" }),
		],
	});

	expect(seenCertificates(sqlite)).toEqual(["E08000003 M145LL 0001 C"]);
	expect(edition?.notes).toEqual([
		"1 rows have a number that another row has too: the one lodged last counts.",
	]);
});

const ten = Array.from({ length: 10 }, (_, place) => someRow({ id: place }));

test.each([
	[
		"has shrunk by more than a fifth",
		{ tag: "small", rows: ten.slice(0, 7) },
		"more than a fifth less",
	],
	["is older", { tag: "old", rows: ten, asOf: "2026-09-30" }, "import the file of now"],
	[
		"has nothing of an area",
		{ tag: "new", rows: ten, authorities: [MANCHESTER, LEEDS] },
		"no certificate of E08000035",
	],
])("a file that %s is refused, and the old one stays", async (_, file, why) => {
	const { sqlite, runs } = someWorld();
	await runs.bringIn({ rows: ten });
	const before = seenCertificates(sqlite);

	await expect(runs.bringIn(file)).rejects.toThrow(why);

	expect(seenCertificates(sqlite)).toEqual(before);
});

test("rows that vanished meanwhile stop the import", async () => {
	const { sqlite, runs } = someWorld();
	const run = await runs.begin();
	const file = { rows: [someRow({ id: 1 })] };
	await runs.step(run, file);
	await runs.step(run, file);
	sqlite.exec("DELETE FROM certificates");

	await expect(runs.step(run, file)).rejects.toThrow("not there any more");
});

test("an area of which a file has a few homes alone is refused, first time too", async () => {
	const { sqlite, runs } = someWorld();
	const insert = sqlite.prepare(
		"INSERT INTO authorities (code, name, nation, former_codes, households) VALUES (?, ?, 'England', '[]', ?)",
	);
	insert.run(MANCHESTER, "Manchester", 9);
	const rows = [someRow({ id: 1 }), someRow({ id: 2, uprn: "2" })];

	await expect(runs.bringIn({ rows })).rejects.toThrow(
		"The file has 2 homes of E08000003, which has 9 households: it is cut off or filtered.",
	);
	expect(seenCertificates(sqlite)).toEqual([]);
	const whole = { tag: "whole", rows: [...rows, someRow({ id: 3, uprn: "3" })] };
	expect(await runs.bringIn(whole)).toMatchObject({ outcome: "updated" });
});
