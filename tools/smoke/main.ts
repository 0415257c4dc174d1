import { parseArgs } from "node:util";
import { runCommand } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { smoke } from "./smoke.ts";

const USAGE =
	"npm run smoke -- https://your.domain [--no-purchase] [--provider https://api.stripe.com]";

/** `npm run smoke -- URL`: the main job over HTTP, read-only but for a purchase in test mode. */
await runCommand(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			"no-purchase": { type: "boolean", default: false },
			provider: { type: "string", default: "https://api.stripe.com" },
		},
	});
	const [address = "", ...others] = positionals;
	if (!/^https?:\/\/[^/]+\/?$/.test(address) || others.length > 0) {
		throw new Refusal(`Name one address: ${USAGE}`);
	}
	await smoke({
		address: address.replace(/\/$/, ""),
		fetch,
		version: null,
		mayBuy: !values["no-purchase"],
		provider: values.provider,
		print: console.info,
		pause: () => Promise.resolve(),
	});
	console.info("All of it answers.");
});
