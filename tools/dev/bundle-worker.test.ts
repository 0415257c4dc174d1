import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import { expect, test, vi } from "vitest";
import { bundleWorker } from "./bundle-worker.ts";

test("the Worker is served as a bundle, again after a change, and its map names the files it is of", {
	timeout: 30_000,
}, async () => {
	const folder = await realpath(await mkdtemp(path.join(tmpdir(), "lettable-bundle-")));
	const answerFile = path.join(folder, "answer.ts");
	const entry = path.join(folder, "index.ts");
	await writeFile(answerFile, 'export const answer: string = "first";');
	await writeFile(entry, 'export { answer } from "./answer.ts";');
	const server = await createServer({
		configFile: false,
		root: folder,
		logLevel: "silent",
		server: { middlewareMode: true, ws: false },
		environments: { worker: {} },
		plugins: [bundleWorker("worker", entry)],
	});
	const { worker } = server.environments;
	if (!worker || !isRunnableDevEnvironment(worker)) {
		throw new Error("there is nothing to run the Worker in");
	}
	try {
		expect((await worker.runner.import(entry)).answer).toBe("first");
		expect((await worker.transformRequest(entry))?.map).toMatchObject({
			sources: expect.arrayContaining(["answer.ts"]),
		});

		await writeFile(answerFile, 'export const answer: string = "second";');

		await vi.waitFor(
			async () => expect((await worker.runner.import(entry)).answer).toBe("second"),
			10_000,
		);
	} finally {
		await server.close();
		await rm(folder, { recursive: true });
	}
});
