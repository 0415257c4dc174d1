import { type Context, Hono } from "hono";
import { type AreaFigures, AreaFiguresParam } from "#contracts/area-figures.ts";
import { CalendarParam } from "#contracts/home-date.ts";
import type { Addresses, PostcodeValidation } from "#contracts/postcode.ts";
import type { Preview } from "#contracts/preview.ts";
import { PreviewQuery } from "#contracts/stated-home.ts";
import { pairKey, pairOf } from "#domain/business/analytics/answer-pair.ts";
import { homeDates } from "#domain/judgement/dates/home-dates.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { connect } from "#worker/db/client.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { readAreaFigures } from "#worker/facts/area-figures.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import { readStampsAndPrice } from "#worker/facts/facts-stamps.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import { primaryAuthority } from "#worker/facts/primary-authority.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { calendarResponse } from "#worker/http/calendar-response.ts";
import { limitAreaReads } from "#worker/http/limit-calls.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { hasSession, readerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { log } from "#worker/platform/log.ts";
import { isRateLimited, type Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import { toWireFigures } from "./area-figures-response.ts";
import { listAddresses } from "./list-addresses.ts";
import { toPreview } from "./preview-response.ts";

/**
 * Whether a preview of this text can be made. Gathers the facts on the way, so that the preview that follows finds them
 * ready. Always an answer: a refusal is one, and where nothing can be looked up now the shape alone decides.
 */
async function validatePostcode(gathering: Gathering, text: string): Promise<PostcodeValidation> {
	try {
		await factsFor(gathering, readPostcode(text));
		return { isValid: true };
	} catch (cause) {
		const problem = toProblem(cause);
		if (refusals.includes(problem.code)) {
			return { isValid: false, reason: problem.message };
		}
		if (passing.includes(problem.code)) {
			return { isValid: true };
		}
		throw cause;
	}
}

/** Temporary refusals, which say nothing about the postcode. */
const passing: readonly Problem["code"][] = ["rate_limited", "unavailable"];

const refusals: readonly Problem["code"][] = [
	"invalid_postcode",
	"postcode_unknown",
	"postcode_terminated",
	"postcode_not_geographic",
	"postcode_not_covered",
];

/** The road from a postcode to what may be said about letting a home there. */
export const assessmentRoutes = new Hono<AppEnv>()
	.get("/postcode/validate/:postcode", async (c) =>
		c.json<PostcodeValidation>(
			await validatePostcode(gatheringOf(c), c.req.param("postcode")),
			200,
		),
	)
	.get("/property/preview/:postcode", validate("query", PreviewQuery), async (c) => {
		const { compact } = readPostcode(c.req.param("postcode"));
		const query = c.req.valid("query");
		const work = () => previewPostcode(c, compact, query);
		const { preview, counted } = hasSession(c)
			? await work()
			: await strangers.share(`${compact} ${JSON.stringify(query)}`, {
					work,
					after: async () => {},
					hold: (all) => c.executionCtx.waitUntil(all),
					isLeadersOwn: isRateLimited,
				});
		countFor(c, ...counted);
		return c.json<Preview>(preview, 200);
	})
	.get(
		"/property/dates/:file",
		validate("param", CalendarParam),
		validate("query", PreviewQuery),
		async (c) => {
			const { file: postcode } = c.req.valid("param");
			const assessment = await assessAsStated(gatheringOf(c), postcode, c.req.valid("query"));
			const { facts, chosen, day } = assessment;
			return calendarResponse({
				postcode: facts.postcode,
				address: chosen?.address ?? null,
				houseNumber: assessment.inputs.houseNumber,
				day,
				dates: homeDates(assessment),
				steps: [],
			});
		},
	)
	.get(
		"/area-figures/:authority",
		limitAreaReads,
		validate("param", AreaFiguresParam),
		async (c) => {
			const [figures, viewer] = await Promise.all([
				readAreaFigures(connect(c.env.DB), c.req.valid("param").authority),
				viewerEntitlement(c),
			]);
			return c.json<AreaFigures>(toWireFigures(figures, viewer), 200);
		},
	)
	.get("/property/addresses/:postcode", async (c) =>
		c.json<Addresses>(await listAddresses(gatheringOf(c), c.req.param("postcode")), 200),
	);

/**
 * Whether a plan lets the viewer read what is paid for. Anyone who is not signed in asks our tables for nothing, and when they are silent the
 * free part is shown. Source: Rule ACCESS-2.
 */
async function viewerEntitlement(c: Context<AppEnv>): Promise<{ entitled: boolean }> {
	try {
		const { user } = await readerOf(c);
		const now = c.var.world.now();
		const standing = user && (await findStanding(connect(c.env.DB), user.id, now));
		return { entitled: standing?.isSubscriber ?? false };
	} catch (cause) {
		log.error("who may read a preview could not be told", { reason: reasonOf(cause) });
		return { entitled: false };
	}
}

/** A preview, and what is counted for each visitor who is shown it. */
type Shown = { readonly preview: Preview; readonly counted: readonly Happening[] };

/** Previews under way for visitors who are not signed in: those who ask the same at one moment are all answered the same. */
const strangers = new SingleFlight<Shown>();

/** The preview of a postcode, for the home, use and figures the visitor stated, as far as they may read it. */
async function previewPostcode(
	c: Context<AppEnv>,
	postcode: string,
	query: PreviewQuery,
): Promise<Shown> {
	const read = readStampsAndPrice(connect(c.env.DB), c.var.world.now());
	const gathering = { ...gatheringOf(c), stamps: async () => (await read).stamps };
	const [assessment, viewer, { price }] = await Promise.all([
		assessAsStated(gathering, postcode, query),
		viewerEntitlement(c),
		read,
	]);
	const preview = toPreview(assessment, viewer, price);
	return {
		preview,
		counted: [
			{ event: "preview", subject: primaryAuthority(assessment.facts) },
			{ event: "answer_shown", subject: pairKey(pairOf(preview.answer)) },
		],
	};
}
