import { createApp } from "./app.ts";
import { now } from "./platform/clock.ts";
import { randomToken } from "./platform/random-token.ts";
import { runSchedule } from "./schedule.ts";

const world = {
	fetch: (url: string, init?: RequestInit) => fetch(url, init),
	now,
	token: randomToken,
};
const app = createApp(world);

export default {
	fetch: app.fetch,
	scheduled: ({ cron }, env) => runSchedule(cron, env, world),
} satisfies ExportedHandler<Env>;
