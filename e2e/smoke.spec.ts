import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { journeyServer } from "#tools/browser/journey-servers.ts";
import { expect, test } from "./fixtures.ts";

const run = promisify(execFile);

test("the smoke run finds the product whole, and buys a report in test mode", async ({ provider }, {
	parallelIndex,
}) => {
	const { product, payments } = journeyServer(parallelIndex);
	await provider.setAutomatic(true);
	const { stdout } = await run(process.execPath, [
		...["tools/smoke/main.ts", product, "--provider", payments],
	]);
	expect(stdout).toContain("a report was bought in test mode, and opens");
	expect((await provider.payments()).at(-1)?.status).toBe("succeeded");
	expect(await provider.violations()).toEqual([]);
});
