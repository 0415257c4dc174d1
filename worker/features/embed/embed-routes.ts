import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Preview } from "#contracts/preview.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import { connect } from "#worker/db/client.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { framePolicy } from "#worker/http/frame-policy.ts";
import { limitEmbedReads } from "#worker/http/limit-calls.ts";
import { onError } from "#worker/http/on-error.ts";
import { Problem } from "#worker/platform/problem.ts";
import { answerFrame, EMBED_STYLE, refusalFrame } from "./embed-page.ts";
import { findHosts } from "./embed-sites-repository.ts";

/** Gives what anybody may read of a compact postcode, whoever asks. */
export type StrangersPreview = (c: Context<AppEnv>, postcode: string) => Promise<Preview>;

/** Frames with the first answer about a postcode, on the sites of accounts. Source: Rule EMBED-1. */
export const embedRoutes = (strangersPreview: StrangersPreview) =>
	new Hono<AppEnv>()
		.onError(async (error, c) => {
			const { status } = await onError(error, c);
			const { message } = toProblem(error);
			// What is refused for good is not there, whoever asks.
			const isMissing = status < 500 && status !== 429;
			return answer(c, refusalFrame(message), { status: isMissing ? 404 : status, hosts: [] });
		})
		.get("/embed/:site/:postcode", limitEmbedReads, async (c) => {
			const site = c.req.param("site");
			const [found] = await findHosts(connect(c.env.DB), site);
			if (!found) {
				throw new Problem("not_found", "This frame is not one of ours.");
			}
			const preview = await strangersPreview(c, readPostcode(c.req.param("postcode")).compact);
			countFor(c, { event: "embed_view", subject: site });
			return answer(c, answerFrame(preview, baseOf(c)), { status: 200, hosts: found.hosts });
		});

type Framed = { readonly status: number; readonly hosts: readonly string[] };

/** An answer that these hosts alone may frame. */
async function answer(
	c: Context<AppEnv>,
	page: string,
	{ status, hosts }: Framed,
): Promise<Response> {
	c.set("frame", { policy: await framePolicy(EMBED_STYLE, hosts), isFramed: hosts.length > 0 });
	return c.html(page, status as ContentfulStatusCode, {
		"Cache-Control": status === 200 ? "public, max-age=60" : "no-store",
	});
}
