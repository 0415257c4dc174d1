import { serveBuild } from "./serve-build.ts";
import { stopOnSignal } from "./serving.ts";

// What playwright.config.ts starts: the built product on a port and with data of its own.
const { close } = await serveBuild({
	port: 4173,
	state: ".wrangler/journeys",
	// So that a journey sees what a source says that is off; rents of the release answer without it.
	off: "PRIVATE_RENTS_URL",
});
stopOnSignal(close);
