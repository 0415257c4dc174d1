import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { readGivenText, runCommand } from "#datasets/commands/run-command.ts";
import { databaseFile } from "../dev/database-file.ts";
import { differencesOf } from "./compare.ts";
import { createRecorder } from "./recorder.ts";
import { play } from "./scenario.ts";
import { STATE, serveRecorded } from "./serve-recorded.ts";

/** The port of the product; the simulators take the three above it. */
const PORT = 4350;

/** When a recording takes place, whatever the day: UTC milliseconds. */
const START = Date.UTC(2026, 10, 20, 12);

/** Tables of reference data, which no request writes, and when facts became stale. */
const REFERENCE =
	/^(areas|authorities|wards|postcode_sectors|rents|house_prices|facts_stamps|d1_migrations)$|^(_cf|sqlite)_/;

/** Number of the last change that stored facts know. It counts changes and says nothing of their content. */
const REVISION = /(\\"revision\\":)\d+/g;

/** The files of a recording. */
const recordings = ["answers.jsonl", "tables.jsonl"] as const;

await runCommand(async () => {
	const { values } = parseArgs({
		options: { out: { type: "string" }, compare: { type: "string" } },
	});
	const out = path.resolve(values.out ?? ".wrangler/recording");
	const compare = values.compare === undefined ? null : path.resolve(values.compare);

	// Before the minutes that a recording takes.
	const before = compare === null ? null : await readBefore(compare);
	const clock = { now: START, advanced: 0 };
	const served = await serveRecorded(PORT, () => clock.now - clock.advanced);
	const recorder = createRecorder(served.address, clock);
	try {
		await play({ recorder, payments: served.payments });
	} finally {
		await served.close();
	}
	const recording = {
		"answers.jsonl": recorder.recorded.map((answer) => JSON.stringify(answer)),
		"tables.jsonl": readTables(),
	};
	await rm(out, { recursive: true, force: true });
	await mkdir(out, { recursive: true });
	for (const [name, lines] of Object.entries(recording)) {
		await writeFile(path.join(out, name), `${lines.join("\n")}\n`);
		console.log(`${String(lines.length).padStart(6)}  ${path.join(out, name)}`);
	}
	if (before !== null) {
		tellDifferences(before, recording);
	}
});

type Recording = Readonly<Record<(typeof recordings)[number], readonly string[]>>;

/** @throws Refusal where a folder holds no recording */
async function readBefore(folder: string): Promise<Recording> {
	const read = async (name: (typeof recordings)[number]) =>
		(await readGivenText(path.join(folder, name))).trimEnd().split("\n");
	return {
		"answers.jsonl": await read("answers.jsonl"),
		"tables.jsonl": await read("tables.jsonl"),
	};
}

function tellDifferences(before: Recording, now: Recording): void {
	const found = recordings.flatMap((name) =>
		differencesOf([...before[name]], [...now[name]]).map((difference) => `${name} ${difference}`),
	);
	console.log(found.length === 0 ? "Both recordings are the same." : found.join("\n"));
	process.exitCode = found.length === 0 ? 0 : 1;
}

/** Every row of every table that requests write, a line each, in one order. */
function readTables(): string[] {
	using database = new DatabaseSync(databaseFile(STATE), { readOnly: true });
	const tables = database
		.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
		.all()
		.map(({ name }) => String(name))
		.filter((name) => !REFERENCE.test(name));
	return tables.flatMap((table) =>
		database
			.prepare(`SELECT * FROM "${table}"`)
			.all()
			.map((row) => `${table} ${JSON.stringify(row).replaceAll(REVISION, "$10")}`)
			.toSorted(),
	);
}
