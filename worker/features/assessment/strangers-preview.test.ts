import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import type { Preview } from "#contracts/preview.ts";
import { PreviewQuery } from "#contracts/stated-home.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { member, ORIGIN } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someGrant } from "#worker/test/some-grant.ts";
import { previewFor, strangersPreview } from "./preview-for.ts";

beforeAll(loadReferenceData);

test("what is shown to anybody holds nothing of a plan, also for who has one", async () => {
	const { id, browser } = await member();
	await someGrant(id);
	const app = new Hono<AppEnv>()
		.use(async (c, next) => {
			c.set("world", { fetch: noNetwork, now: () => NOW, token: randomToken });
			await next();
		})
		.get("/theirs", async (c) =>
			c.json((await previewFor(c, "M145LL", PreviewQuery.parse({}))).preview),
		)
		.get("/anybodys", async (c) => c.json(await strangersPreview(c, "M145LL")));
	const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
	const ask = async (path: string) => {
		const context = createExecutionContext();
		const response = await app.request(
			`${ORIGIN}${path}`,
			{ headers: { cookie } },
			offline,
			context,
		);
		const { entitled } = await response.json<Preview>();
		await waitOnExecutionContext(context);
		return entitled;
	};
	expect([await ask("/theirs"), await ask("/anybodys")]).toEqual([true, false]);
});
