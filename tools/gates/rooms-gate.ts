import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { root } from "../dev/project.ts";
import { mustRun } from "../dev/run-command.ts";
import { faultGate, type Gate } from "./gate.ts";

const rooms = ["contracts", "domain", "national", "worker", "web/src", "data", "tools", "e2e"];

const Report = z.object({
	modules: z.array(z.object({ source: z.string() })),
	summary: z.object({
		violations: z.array(
			z.object({
				rule: z.object({ name: z.string() }),
				from: z.string(),
				to: z.string(),
			}),
		),
	}),
});

/** The import rules, by dependency-cruiser. It reports no violation when it looked at nothing, so what it looked at is checked. */
export const roomsGate: Gate = faultGate("rooms", async () => {
	const { modules, summary } = Report.parse(await cruise());
	const seen = new Set(modules.map(({ source }) => source));
	const unseen = (await sourceFiles()).filter((file) => !seen.has(file));
	return [
		...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
		...unseen.map((file) => `not looked at: ${file}`),
	];
});

async function cruise(): Promise<unknown> {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-rooms-"));
	try {
		const file = path.join(folder, "report.json");
		await mustRun("depcruise", [
			...rooms,
			"--config=.dependency-cruiser.mjs",
			"--output-type=json",
			`--output-to=${file}`,
		]);
		return JSON.parse(await readFile(file, "utf8"));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function sourceFiles(): Promise<string[]> {
	const listings = await Promise.all(
		rooms.map(async (room) => {
			const names = await readdir(path.join(root, room), { recursive: true });
			return names.map((name) => path.posix.join(room, name.replaceAll("\\", "/")));
		}),
	);
	return listings.flat().filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
}
