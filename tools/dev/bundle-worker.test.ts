import { mkdtemp, readFile, realpath, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, isRunnableDevEnvironment, type RunnableDevEnvironment } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundleWorker } from "./bundle-worker.ts";

let folder = "";
let answerFile = "";
let entry = "";
beforeEach(async () => {
	folder = await realpath(await mkdtemp(path.join(tmpdir(), "lettable-bundle-")));
	answerFile = path.join(folder, "answer.ts");
	entry = path.join(folder, "index.ts");
	await writeFile(answerFile, 'export const answer: string = "first";');
	await writeFile(entry, 'export { answer } from "./answer.ts";');
});
afterEach(() => rm(folder, { recursive: true }));

/** Serves the Worker of the folder for as long as `use` runs. */
async function serving(use: (worker: RunnableDevEnvironment) => Promise<void>): Promise<void> {
	const server = await createServer({
		configFile: false,
		root: folder,
		cacheDir: path.join(folder, "kept"),
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
		await use(worker);
	} finally {
		await server.close();
	}
}

test("the Worker is served as a bundle, again after a change, and its map names the files it is of", async () => {
	await serving(async (worker) => {
		expect((await worker.runner.import(entry)).answer).toBe("first");
		expect((await worker.transformRequest(entry))?.map).toMatchObject({
			sources: expect.arrayContaining(["answer.ts"]),
		});

		await writeFile(answerFile, 'export const answer: string = "second";');

		await expect.poll(async () => (await worker.runner.import(entry)).answer).toBe("second");
	});
});

test("a start that finds nothing changed serves the bundle of the last, and any other a new one", async () => {
	const answer = async () => {
		let said: unknown;
		await serving(async (worker) => {
			said = (await worker.runner.import(entry)).answer;
		});
		return said;
	};
	// Written before the bundle was begun, by the clock of the files too.
	await utimes(answerFile, 1, 1);
	await utimes(entry, 1, 1);
	expect(await answer()).toBe("first");
	const kept = path.join(folder, "kept/worker-bundle.json");
	await writeFile(kept, (await readFile(kept, "utf8")).replaceAll("first", "as it was kept"));
	expect(await answer()).toBe("as it was kept");

	await writeFile(answerFile, 'export const answer: string = "second";');
	expect(await answer()).toBe("second");

	await rm(answerFile);
	await writeFile(entry, 'export const answer = "third";');
	expect(await answer()).toBe("third");
});

test("a file of text is its text", async () => {
	await writeFile(path.join(folder, "words.txt"), "one\ntwo\n");
	await writeFile(entry, 'export { default as words } from "./words.txt";');
	await serving(async (worker) => {
		expect((await worker.runner.import(entry)).words).toBe("one\ntwo\n");
	});
});
