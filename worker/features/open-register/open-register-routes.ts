import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { OpenRegisterQuery } from "#contracts/areas-asked.ts";
import type { OpenChanges, OpenRegister } from "#contracts/open-register.ts";
import { addDays, type IsoDate, londonDay, londonMidnight } from "#domain/base/calendar.ts";
import { type OpenScheme, openScheme } from "#domain/subjects/licensing/open-scheme.ts";
import { registerFeed } from "#domain/telling/register/register-feed.ts";
import { connect, type Db } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { keptAnswer } from "#worker/http/kept-answers.ts";
import { limitRegisterReads } from "#worker/http/limit-calls.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { changesAtom, readRegisterChanges } from "./changes-feed.ts";
import { OPEN_NOTICE, OPEN_TERMS, registerCsv } from "./open-register.ts";
import {
	hasEditionBefore,
	type NewestEntry,
	readNewest,
	readRegister,
	readRegisterBefore,
} from "./register-history.ts";

/** Changes with what an answer looks like, so that nobody keeps one of another shape. */
const SHAPE = "3";

const KEPT_A_MINUTE = { "Cache-Control": "public, max-age=60" };

/** Lets the scripts of any page read an answer, refusals too, and ask with the edition that they hold, which a browser asks leave for first. */
const anybodysPage = cors({
	origin: "*",
	allowMethods: ["GET", "HEAD"],
	allowHeaders: ["If-None-Match"],
	exposeHeaders: ["ETag"],
	maxAge: 86_400,
});

/** The register as open data: whole, of a past day, and what changed. Anybody's page may read it, and anybody keep it for a minute. */
export const openRegisterRoutes = new Hono<AppEnv>()
	.use("/register.json", anybodysPage, limitRegisterReads)
	.use("/register.csv", anybodysPage, limitRegisterReads)
	.use("/register/:file", anybodysPage, limitRegisterReads)
	.get("/register.json", validate("query", OpenRegisterQuery), (c) => {
		const { asOf } = c.req.valid("query");
		return answer(
			c,
			{ what: `json ${asOf ?? ""}`, type: "application/json" },
			async (db, newest) => {
				const body: OpenBody = {
					asOf: asOf ?? null,
					changedAt: asOf === undefined ? isoOf(newest) : null,
					terms: OPEN_TERMS,
					notice: OPEN_NOTICE,
					schemes: await schemesOf(db, c.var.world.now(), asOf),
				};
				return JSON.stringify(body);
			},
		);
	})
	.get("/register.csv", validate("query", OpenRegisterQuery), (c) => {
		const { asOf } = c.req.valid("query");
		return answer(c, { what: `csv ${asOf ?? ""}`, type: "text/csv; header=present" }, async (db) =>
			registerCsv(await schemesOf(db, c.var.world.now(), asOf)),
		);
	})
	.get("/register/schema.json", async (c) => {
		const make = async () => {
			const { openRegisterSchema } = await import("#contracts/open-register.ts");
			return { body: JSON.stringify(openRegisterSchema()) };
		};
		const bytes = await keptAnswer(c, { what: "register schema", edition: SHAPE, make });
		const headers = { "Content-Type": "application/schema+json; charset=utf-8" };
		return c.body(bytes, 200, { ...headers, ...KEPT_A_MINUTE });
	})
	.get("/register/changes.json", (c) =>
		answer(c, { what: "changes", type: "application/json" }, async (db) => {
			const changes = await readRegisterChanges(db);
			const body: OpenChanges = { terms: OPEN_TERMS, changes };
			return JSON.stringify(body);
		}),
	)
	.get(registerFeed.path, (c) =>
		answer(c, { what: "atom", type: registerFeed.type }, async (db, newest) => {
			const changes = await readRegisterChanges(db);
			const updated = isoOf(newest) ?? new Date(c.var.world.now()).toISOString();
			return changesAtom(changes, { base: baseOf(c), updated });
		}),
	);

/** The contract's answer, of rows as the domain has them. */
type OpenBody = Omit<OpenRegister, "schemes"> & { readonly schemes: readonly OpenScheme[] };

type OpenAnswer = { readonly what: string; readonly type: string };

/** Answers with what is made of the register, or with 304 to whoever holds it as it is: then no row is read. */
async function answer(
	c: Context<AppEnv>,
	{ what, type }: OpenAnswer,
	make: (db: Db, newest: NewestEntry | null) => Promise<string>,
): Promise<Response> {
	const db = connect(c.env.DB);
	const newest = await readNewest(db);
	const etag = `"${SHAPE}-${what.trim().replaceAll(" ", "-")}-${newest?.number ?? 0}"`;
	const headers = { ETag: etag, ...KEPT_A_MINUTE };
	if (holds(c.req.header("If-None-Match"), etag)) {
		return c.body(null, 304, headers);
	}
	const bytes = await keptAnswer(c, {
		what: `${what} ${baseOf(c)}`,
		edition: etag,
		make: async () => ({ body: await make(db, newest) }),
	});
	return c.body(bytes, 200, { ...headers, "Content-Type": `${type}; charset=utf-8` });
}

/** Whether a caller holds this edition. What stands between may have marked it as weak. */
function holds(sent: string | undefined, etag: string): boolean {
	return (sent ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** The rows as they stand, or stood at the end of a day. @throws Problem `invalid_input` for a day to come, `not_found` for one before the first edition */
export async function schemesOf(
	db: Db,
	now: number,
	asOf: IsoDate | undefined,
): Promise<OpenScheme[]> {
	if (asOf === undefined) {
		return (await readRegister(db)).map(openScheme);
	}
	if (asOf > londonDay(now)) {
		const words = "That day is still to come.";
		throw new Problem("invalid_input", words, { fields: { asOf: words } });
	}
	const end = londonMidnight(addDays(asOf, 1));
	if (!(await hasEditionBefore(db, end))) {
		throw new Problem("not_found", "The register's first edition is of a later day.");
	}
	return (await readRegisterBefore(db, end)).map(openScheme);
}

function isoOf(newest: NewestEntry | null): string | null {
	return newest && new Date(newest.at).toISOString();
}
