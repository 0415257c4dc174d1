import { type Context, Hono } from "hono";
import type { Done } from "#contracts/credentials.ts";
import { type HomesCompared, HomesToCompare, RulesSent } from "#contracts/home-comparison.ts";
import {
	type HomesKept,
	HomesToKeep,
	type KeptDetails,
	type PlacesFound,
	PostcodesAsked,
} from "#contracts/home-import.ts";
import {
	HomeArchiving,
	HomeChange,
	HomeDetails,
	type HomeKept,
	type HomeList,
	HomeParam,
	type HomesAt,
	HomesAtParam,
	type HomesFeed,
	type HomesNews,
	type OpenedHome,
	OwnerDetails,
	type OwnerList,
	WorksBudgets,
} from "#contracts/homes.ts";
import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import type { HomesReport } from "#domain/portfolio/homes-report.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitHomeCalls, limitImports } from "#worker/http/limit-calls.ts";
import { answerPdf } from "#worker/http/pdf-response.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { compareHomes, keepRules } from "./compare-homes.ts";
import { homesCalendar, makeFeed, readFeed, withdrawFeed } from "./home-calendar.ts";
import { homesFile } from "./homes-file.ts";
import { findPlaces, keepImported, readKeptDetails } from "./import-homes.ts";
import { addHome, changeHome, dropHome, type Keeping, setAside } from "./keep-homes.ts";
import { addOwner, changeOwner, dropOwner, readOwners } from "./keep-owners.ts";
import { readHomesAt, readNews } from "./kept-already.ts";
import { readHomes } from "./list-homes.ts";
import { openHome, seeHome } from "./open-home.ts";
import { downloadHome, downloadHomes, reportHomes } from "./report-homes.ts";

/** The homes that an account watches or owns, and who owns them. Source: Rule HOMES-1, Rule HOMES-4. */
export const homeRoutes = new Hono<AppEnv>()
	.use("/home-import/*", limitImports, requireUser)
	.use("/homes.csv", limitHomeCalls, requireUser)
	.use("/homes/*", limitHomeCalls, requireUser)
	.use("/property-owners/*", limitHomeCalls, requireUser)
	.get("/homes", async (c) => c.json<HomeList>(await readHomes(keepingOf(c)), 200))
	.get("/homes/news", async (c) => c.json<HomesNews>(await readNews(keepingOf(c)), 200))
	.get("/homes/compare", validate("query", HomesToCompare), async (c) => {
		const { ids } = c.req.valid("query");
		return c.json<HomesCompared>(await compareHomes(keepingOf(c), gatheringOf(c), ids), 200);
	})
	.put("/homes/rules", validate("json", RulesSent), async (c) => {
		await keepRules(keepingOf(c), c.req.valid("json"));
		return c.json<Done>({ message: "Your rules were kept." }, 200);
	})
	.get("/homes/report", validate("query", WorksBudgets), async (c) => {
		const { budgets } = c.req.valid("query");
		return c.json<HomesReport>(await reportHomes(keepingOf(c), budgets), 200);
	})
	.get("/homes/report/download", validate("query", WorksBudgets), (c) => {
		const { budgets } = c.req.valid("query");
		return answerPdf(c, downloadHomes(keepingOf(c), budgets), screens.homesReport);
	})
	.get("/homes/:id/download", validate("param", HomeParam), (c) => {
		const { id } = c.req.valid("param");
		const screen = screens.keptHome.replace(":id", id);
		return answerPdf(c, downloadHome(keepingOf(c), id), screen);
	})
	.get("/homes/at/:postcode", validate("param", HomesAtParam), async (c) =>
		c.json<HomesAt>(await readHomesAt(keepingOf(c), c.req.valid("param").postcode), 200),
	)
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
		c.json<HomeKept>(await addHome(keepingOf(c), c.req.valid("json"), gatheringOf(c)), 201),
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
	.get("/home-import/kept", async (c) =>
		c.json<KeptDetails>(await readKeptDetails(keepingOf(c)), 200),
	)
	.post("/home-import/places", validate("json", PostcodesAsked), async (c) => {
		const { postcodes } = c.req.valid("json");
		return c.json<PlacesFound>(await findPlaces(keepingOf(c), gatheringOf(c), postcodes), 200);
	})
	.post("/home-import/homes", validate("json", HomesToKeep), async (c) =>
		c.json<HomesKept>(await keepImported(keepingOf(c), gatheringOf(c), c.req.valid("json")), 200),
	)
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
