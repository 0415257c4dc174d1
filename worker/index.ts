import { createApp } from "./app.ts";
import { connect } from "./db/client.ts";
import { logHealth } from "./features/health/log-health.ts";

const app = createApp({ fetch: (url, init) => fetch(url, init), now: () => Date.now() });

export default {
	fetch: app.fetch,
	scheduled: (_, env) => logHealth(connect(env.DB)),
} satisfies ExportedHandler<Env>;
