import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { mustRun } from "../dev/run-tool.ts";

/** The rooms that hold code. */
export const rooms = [
	"contracts",
	"domain",
	"datasets",
	"worker",
	"web/src",
	"tools",
	"packages",
	"e2e",
];

const Report = z.object({
	modules: z.array(
		z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
	),
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

/** Reads who imports whom, and which import rules that breaks, by dependency-cruiser. */
export async function readImportGraph(): Promise<z.infer<typeof Report>> {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-rooms-"));
	try {
		const file = path.join(folder, "report.json");
		await mustRun("depcruise", [
			...rooms,
			"--config=.dependency-cruiser.mjs",
			"--output-type=json",
			`--output-to=${file}`,
		]);
		return Report.parse(JSON.parse(await readFile(file, "utf8")));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
