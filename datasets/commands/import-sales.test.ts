import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = join(import.meta.dirname, "import-sales.ts");
const run = promisify(execFile);

test("a file of sales that is refused is told in one line, and nothing else", async () => {
	const folder = await mkdtemp(join(tmpdir(), "lettable-refused-"));
	try {
		const file = join(folder, "pp-2026.csv");
		await writeFile(file, "not,sales\n");
		const ended = await run(process.execPath, [program, "--persist-to", folder, file]).then(
			() => null,
			(failed: { code: number; stderr: string }) => failed,
		);
		expect(ended).toMatchObject({
			code: 1,
			stderr: "pp-2026.csv cannot be imported: line 1: a row has 2 columns, not 16.\n",
		});
	} finally {
		await rm(folder, { recursive: true });
	}
});
