import { createApp } from "./app.ts";
import { connect } from "./db/client.ts";
import { logHealth } from "./features/health/log-health.ts";
import { randomToken } from "./platform/random-token.ts";

const world = {
	fetch: (url: string, init?: RequestInit) => fetch(url, init),
	now: () => Date.now(),
	token: randomToken,
};
const app = createApp(world);

export default {
	fetch: app.fetch,
	scheduled: (_, env) => logHealth(connect(env.DB)),
} satisfies ExportedHandler<Env>;
