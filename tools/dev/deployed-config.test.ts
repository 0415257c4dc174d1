import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

test("what a production build is deployed with has no address but its own domain", () => {
	const deployed = readConfig({ config: "wrangler.toml", env: "production" });
	expect(deployed).toMatchObject({ name: "lettable", workers_dev: false, preview_urls: false });
});
