import { Refusal } from "#datasets/ingest/store/store.ts";
import { loadReference } from "../reference/load-reference.ts";
import { runCommand } from "./run-command.ts";
import { readOptions, withStore } from "./store/open-store.ts";

await runCommand(async () => {
	const options = readOptions(process.argv.slice(2));
	if (options.files.length > 0) {
		throw new Refusal(`data:load takes no file: ${options.files.join(" ")}`);
	}
	await withStore(options, (store) => loadReference(store, { now: Date.now, print: console.info }));
});
