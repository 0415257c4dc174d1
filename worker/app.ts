import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { sunsets } from "#contracts/sunsets.ts";
import { connect } from "./db/client.ts";
import { areasRoutes } from "./features/areas/areas-routes.ts";
import { assessmentRoutes } from "./features/assessment/assessment-routes.ts";
import { previewFor, strangersPreview } from "./features/assessment/preview-for.ts";
import { dataSourcesRoutes } from "./features/data-sources/data-sources-routes.ts";
import { documentsRoutes } from "./features/documents/documents-routes.ts";
import { publicContentRoutes } from "./features/documents/public-content-routes.ts";
import { embedRoutes } from "./features/embed/embed-routes.ts";
import { examplesRoutes } from "./features/examples/examples-routes.ts";
import { healthRoutes } from "./features/health/health-routes.ts";
import { listingImportRoutes } from "./features/listing-import/listing-import-routes.ts";
import { mcpRoutes } from "./features/mcp/mcp-routes.ts";
import { coverageRoutes } from "./features/open-register/coverage-routes.ts";
import { openRegisterRoutes } from "./features/open-register/open-register-routes.ts";
import { pageViewsRoutes } from "./features/page-views/page-views-routes.ts";
import { suggestionRoutes } from "./features/register-suggestions/suggestion-routes.ts";
import { googleRoutes } from "./features/sign-in/google-routes.ts";
import { recoveryRoutes } from "./features/sign-in/recovery-routes.ts";
import { signInRoutes } from "./features/sign-in/sign-in-routes.ts";
import { bindingsByKey } from "./http/api-key.ts";
import type { AppEnv } from "./http/app-env.ts";
import { clockRoutes } from "./http/clock-routes.ts";
import { knownMethods } from "./http/known-methods.ts";
import { lateRoutes } from "./http/late-routes.ts";
import { logRequest } from "./http/log-request.ts";
import { noIndex } from "./http/no-index.ts";
import { onError, problemResponse } from "./http/on-error.ts";
import { drainUnread, limitBody } from "./http/request-body.ts";
import { responseHeaders } from "./http/response-headers.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
import { sentMailRoutes } from "./mail/sent-mail-routes.ts";
import { SIMULATORS_ALLOWED } from "./platform/build.ts";
import type { Bindings, World } from "./platform/env.ts";
import { log } from "./platform/log.ts";
import { Problem } from "./platform/problem.ts";
import { reasonOf } from "./platform/reason-of.ts";

/** What is read when it is first asked for: links outside the API, and parts of the API. */
const late = {
	links: ["/unsubscribe/*", "/calendar/*"],
	members: [
		"/account/*",
		"/second-factor/*",
		"/homes/*",
		"/homes.csv",
		"/home-import/*",
		"/property-owners/*",
		"/shared-home/*",
		"/v1/*",
	],
	buyers: [
		"/reports/*",
		"/shared/*",
		"/create-payment-intent",
		"/stripe/*",
		"/subscription/*",
		"/promo-codes/*",
		"/trial/*",
	],
	administrators: ["/admin/*"],
};

/** The whole product behind one address: the API, and every screen of the SPA. Each request asks for its world. `announced`: what programs are told that goes. */
export function createApp(worldOf: () => World, announced = sunsets) {
	const api = new Hono<AppEnv>()
		// What may be read depends on who asks and on the day, so no cache between us may keep it, and no search engine. Set on the answer itself: `c.header` would
		// make it again, body and all.
		.use(async (c, next) => {
			await next();
			c.res.headers.set("Cache-Control", "no-store");
			c.res.headers.set("X-Robots-Tag", "noindex");
		})
		.use(sameOriginOnly)
		.use(limitBody)
		.use(noteErasuresSoon)
		.route("/", healthRoutes)
		.route("/", publicContentRoutes)
		.route("/", assessmentRoutes)
		.route("/", listingImportRoutes)
		.route("/", areasRoutes)
		.route("/", examplesRoutes)
		.route("/", dataSourcesRoutes)
		.route("/", coverageRoutes)
		.route("/", pageViewsRoutes)
		.route("/", suggestionRoutes)
		.route("/", signInRoutes)
		.route("/", googleRoutes)
		.route("/", recoveryRoutes)
		.route(
			"/",
			lateRoutes({ base: "/api", paths: late.members }, async () => {
				const { memberRoutes } = await import("./member-routes.ts");
				return memberRoutes(announced);
			}),
		)
		.route(
			"/",
			lateRoutes({ base: "/api", paths: late.buyers }, async () => {
				const { buyerRoutes } = await import("./buyer-routes.ts");
				return buyerRoutes;
			}),
		)
		.route(
			"/",
			lateRoutes({ base: "/api", paths: late.administrators }, async () => {
				const { adminRoutes } = await import("./features/admin/admin-routes.ts");
				return adminRoutes;
			}),
		)
		.all("*", (c) => problemResponse(c, new Problem("not_found", "There is nothing here.")));
	const fetchOwn = (request: Request, c: Context<AppEnv>): Response | Promise<Response> =>
		app.fetch(request, bindingsByKey(c), c.executionCtx);
	const app = new Hono<AppEnv>()
		.onError(onError)
		.use(drainUnread)
		// Always an id of our own, because it stands in the log: a limit of 0 refuses the caller's, whatever its length.
		.use(requestId({ limitLength: 0 }))
		.use(async (c, next) => {
			c.set("world", worldOf());
			await next();
		})
		.use(logRequest)
		.use(responseHeaders)
		.use(knownMethods)
		.use("/reports/*", noIndex)
		.use("/homes/*", noIndex)
		.use("/checkout/*", noIndex)
		.use("/unsubscribe/*", noIndex)
		.use("/calendar/*", noIndex)
		.use("/embed/*", noIndex)
		.route(
			"/",
			lateRoutes({ base: "/", paths: late.links }, async () => {
				const [{ unsubscribeRoutes }, { feedRoutes }] = await Promise.all([
					import("./features/unsubscribe/unsubscribe-routes.ts"),
					import("./features/homes/feed-routes.ts"),
				]);
				return new Hono<AppEnv>().route("/", unsubscribeRoutes).route("/", feedRoutes);
			}),
		)
		.route("/", mcpRoutes(fetchOwn))
		.route("/api", api);
	if (SIMULATORS_ALLOWED) {
		app.route("/", sentMailRoutes).route("/", clockRoutes);
	}
	return app
		.route("/", openRegisterRoutes)
		.route("/", embedRoutes(strangersPreview))
		.route("/", documentsRoutes(previewFor));
}

/** Writes down beside the backups what a call erased or withdrew, once its answer has gone. What fails is written down by the next trigger. */
const noteErasuresSoon = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (c.res.ok && (c.req.method === "DELETE" || /\/(delete|withdraw)$/.test(c.req.path))) {
		c.executionCtx.waitUntil(
			noteErased(c.env, c.var.world).catch((cause) =>
				log.error("erasures wait to be noted", { cause: reasonOf(cause) }),
			),
		);
	}
});

async function noteErased(env: Bindings, { fetch }: World): Promise<void> {
	const [{ noteErasures }, { openBucket }] = await Promise.all([
		import("./jobs/backup/note-erasures.ts"),
		import("./jobs/backup/open-bucket.ts"),
	]);
	await noteErasures(connect(env.DB), openBucket(env, fetch));
}

export type AppType = ReturnType<typeof createApp>;
