import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { differencesOf } from "./differences-of.ts";
import { readTables } from "./read-tables.ts";
import { createRecorder } from "./recorder.ts";
import { play } from "./scenario.ts";
import { serveRecorded } from "./serve-recorded.ts";

/** The port of the product; the simulators take the two above it. */
const PORT = 4350;

/** When a recording takes place, whatever the day: UTC milliseconds. */
const START = Date.UTC(2026, 10, 20, 12);

const { values } = parseArgs({ options: { out: { type: "string" }, compare: { type: "string" } } });
const out = path.resolve(values.out ?? ".wrangler/recording");
const compare = values.compare === undefined ? null : path.resolve(values.compare);

const clock = { now: START };
const served = await serveRecorded(PORT, () => clock.now);
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
if (compare !== null) {
	const found: string[] = [];
	for (const [name, lines] of Object.entries(recording)) {
		const before = (await readFile(path.join(compare, name), "utf8")).trimEnd().split("\n");
		found.push(...differencesOf(before, lines).map((difference) => `${name} ${difference}`));
	}
	console.log(found.length === 0 ? "Both recordings are the same." : found.join("\n"));
	process.exitCode = found.length === 0 ? 0 : 1;
}
