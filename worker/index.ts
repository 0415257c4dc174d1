import { createApp } from "./app.ts";

const app = createApp({ fetch: (url, init) => fetch(url, init), now: () => Date.now() });

export default {
	fetch: app.fetch,
} satisfies ExportedHandler<Env>;
