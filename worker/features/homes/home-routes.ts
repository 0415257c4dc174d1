import { type Context, Hono } from "hono";
import type { Done } from "#contracts/credentials.ts";
import {
	HomeArchiving,
	HomeChange,
	HomeDetails,
	type HomeKept,
	type HomeList,
	HomeParam,
	type HomesFeed,
	type OpenedHome,
	OwnerDetails,
	type OwnerList,
} from "#contracts/homes.ts";
import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { homesCalendar, makeFeed, readFeed, withdrawFeed } from "./home-calendar.ts";
import { homesFile } from "./homes-file.ts";
import { addHome, changeHome, dropHome, type Keeping, setAside } from "./keep-homes.ts";
import { addOwner, changeOwner, dropOwner, readOwners } from "./keep-owners.ts";
import { readHomes } from "./list-homes.ts";
import { openHome, seeHome } from "./open-home.ts";

/** The homes that an account watches or owns, and who owns them. Source: Rule HOMES-1, Rule HOMES-4. */
export const homeRoutes = new Hono<AppEnv>()
	.use("/homes.csv", limitAccountCalls, requireUser)
	.use("/homes/*", limitAccountCalls, requireUser)
	.use("/property-owners/*", limitAccountCalls, requireUser)
	.get("/homes", async (c) => c.json<HomeList>(await readHomes(keepingOf(c)), 200))
	.get("/homes.csv", async (c) => {
		const { caller, userId } = keepingOf(c);
		return c.body(
			await homesFile(caller, userId),
			200,
			fileHeaders("text/csv; charset=utf-8", "homes.csv"),
		);
	})
	.get("/homes/dates.ics", async (c) => {
		const { caller, userId } = keepingOf(c);
		const calendar = await homesCalendar(caller.db, userId, caller.now);
		return c.body(calendar, 200, fileHeaders(CALENDAR_TYPE, "homes.ics"));
	})
	.get("/homes/feed", async (c) =>
		c.json<HomesFeed>(await readFeed(keepingOf(c), linkKeysOf(c.env)), 200),
	)
	.post("/homes/feed", async (c) =>
		c.json<HomesFeed>(await makeFeed(keepingOf(c), linkKeysOf(c.env)), 201),
	)
	.delete("/homes/feed", async (c) => c.json<HomesFeed>(await withdrawFeed(keepingOf(c)), 200))
	.get("/homes/:id", validate("param", HomeParam), async (c) =>
		c.json<OpenedHome>(await openHome(keepingOf(c), c.req.valid("param").id, gatheringOf(c)), 200),
	)
	.put("/homes/:id/seen", validate("param", HomeParam), async (c) => {
		await seeHome(keepingOf(c), c.req.valid("param").id);
		return c.json<Done>({ message: "The changes were seen." }, 200);
	})
	.post("/homes", validate("json", HomeDetails), async (c) =>
		c.json<HomeKept>(await addHome(keepingOf(c), c.req.valid("json")), 201),
	)
	.put("/homes/:id", validate("param", HomeParam), validate("json", HomeChange), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<HomeKept>(await changeHome(keepingOf(c), id, c.req.valid("json")), 200);
	})
	.put(
		"/homes/:id/archived",
		validate("param", HomeParam),
		validate("json", HomeArchiving),
		async (c) => {
			const { id } = c.req.valid("param");
			const { isArchived } = c.req.valid("json");
			await setAside(keepingOf(c), { id, isArchived });
			const message = isArchived ? "The home was archived." : "The home is among yours again.";
			return c.json<Done>({ message }, 200);
		},
	)
	.delete("/homes/:id", validate("param", HomeParam), async (c) => {
		await dropHome(keepingOf(c), c.req.valid("param").id);
		return c.json<Done>({ message: "The home was deleted." }, 200);
	})
	.get("/property-owners", async (c) => c.json<OwnerList>(await readOwners(keepingOf(c)), 200))
	.post("/property-owners", validate("json", OwnerDetails), async (c) =>
		c.json<OwnerList>(await addOwner(keepingOf(c), c.req.valid("json")), 201),
	)
	.put(
		"/property-owners/:id",
		validate("param", HomeParam),
		validate("json", OwnerDetails),
		async (c) => {
			const { id } = c.req.valid("param");
			return c.json<OwnerList>(await changeOwner(keepingOf(c), id, c.req.valid("json")), 200);
		},
	)
	.delete("/property-owners/:id", validate("param", HomeParam), async (c) =>
		c.json<OwnerList>(await dropOwner(keepingOf(c), c.req.valid("param").id), 200),
	);

function keepingOf(c: Context<AppEnv>): Keeping {
	return { caller: callerOf(c), userId: viewerOf(c).user.id };
}

function fileHeaders(type: string, name: string) {
	return {
		"Content-Type": type,
		"Content-Disposition": `attachment; filename="${FILE_PREFIX}-${name}"`,
	};
}
