import { Hono } from "hono";
import {
	ApiAreasQuery,
	AreaCodeParam,
	LicensingQuery,
	PageQuery,
	PostcodeParam,
	RegisterRowsQuery,
} from "#contracts/open-door-asked.ts";
import type { ApiArea, ApiAreaAnswer, LicensingAnswer } from "#contracts/open-door-lists.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { summarizePlace } from "#domain/base/place/place-label.ts";
import type { AreaEntry } from "#domain/telling/areas/area-search.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { connect } from "#worker/db/client.ts";
import { readAreaFigures } from "#worker/facts/area-figures.ts";
import { searchAreas } from "#worker/facts/areas.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import { keyHolderOf, requireKey } from "#worker/http/api-key.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { answerList, pageAfter } from "./answer-list.ts";
import type { Lent } from "./lent.ts";

const nothingStated = {
	rentOf: "home",
	owned: false,
	exemption: false,
	c4permission: false,
} as const;

/** What is published of places, for programs: licensing, councils and the register. Costs nothing of the allowance. */
export const placeRoutes = (lent: Lent) =>
	new Hono<AppEnv>()
		.get(
			"/v1/licensing/:postcode",
			requireKey("read"),
			validate("param", PostcodeParam),
			validate("query", LicensingQuery),
			async (c) => {
				const { postcode } = c.req.valid("param");
				const stated = { ...nothingStated, ...c.req.valid("query") };
				const assessment = await assessAsStated(gatheringOf(c), postcode, stated);
				const { facts, day, inputs } = assessment;
				return c.json<LicensingAnswer>(
					{
						postcode: facts.postcode,
						page: `${baseOf(c)}/property/${facts.postcode.replace(" ", "")}`,
						asOf: day,
						place: summarizePlace(assessment.facts.place),
						use: inputs.use,
						licensing: lent.writers.toLicensing(assessment),
					},
					200,
				);
			},
		)
		.get("/v1/areas", requireKey("read"), validate("query", ApiAreasQuery), async (c) => {
			const { find, nation = null, ...paging } = c.req.valid("query");
			const now = c.var.world.now();
			const list = await searchAreas(connect(c.env.DB), { find, nation, show: null }, now);
			const { items, next } = pageAfter(list.found, paging, ({ code }) => code);
			const base = baseOf(c);
			const areas = items.map((entry) => toArea(entry, base));
			return answerList(c, { items: areas, next, asOf: list.day, page: `${base}/areas` });
		})
		.get("/v1/areas/:code", requireKey("read"), validate("param", AreaCodeParam), async (c) => {
			const { code } = c.req.valid("param");
			const db = connect(c.env.DB);
			const now = c.var.world.now();
			const [list, figures, standing] = await Promise.all([
				searchAreas(db, { find: "", nation: null, show: null }, now),
				readAreaFigures(db, code),
				findStanding(db, keyHolderOf(c).user.id, now),
			]);
			const entry = list.found.find((each) => each.code === code);
			if (entry === undefined) {
				throw new Problem("not_found", "We hold no council of that code.");
			}
			const viewer = { entitled: standing.isSubscriber };
			return c.json<ApiAreaAnswer>(
				{
					...toArea(entry, baseOf(c)),
					asOf: list.day,
					figures: lent.toAreaFigures(figures, viewer),
				},
				200,
			);
		})
		.get("/v1/register", requireKey("read"), validate("query", RegisterRowsQuery), async (c) => {
			const { asOf, authority, ...paging } = c.req.valid("query");
			const now = c.var.world.now();
			const rows = await lent.readRegisterRows(connect(c.env.DB), now, asOf);
			const ofAuthority = rows.filter(
				({ authorityCode }) => authority === undefined || authorityCode === authority,
			);
			return answerList(c, {
				...pageAfter(ofAuthority, paging, ({ id }) => id),
				asOf: asOf ?? londonDay(now),
				page: `${baseOf(c)}/register`,
				...lent.registerTerms,
			});
		})
		.get("/v1/register/changes", requireKey("read"), validate("query", PageQuery), async (c) => {
			const changes = await lent.readRegisterChanges(connect(c.env.DB));
			return answerList(c, {
				...pageAfter(changes, c.req.valid("query"), ({ id }) => id),
				asOf: londonDay(c.var.world.now()),
				page: `${baseOf(c)}/register`,
				terms: lent.registerTerms.terms,
			});
		});

function toArea(
	{ code, name, nation, region, slug, kinds, starts, ends }: AreaEntry,
	base: string,
): ApiArea {
	const page = `${base}/areas/${slug}`;
	return { code, name, nation, region, page, kinds: [...kinds], starts, ends };
}
