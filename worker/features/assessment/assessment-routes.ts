import { type Context, Hono, type TypedResponse } from "hono";
import type { AreaFigures } from "#contracts/area-figures.ts";
import { AreaFiguresParam } from "#contracts/areas-asked.ts";
import { CalendarParam } from "#contracts/home-date.ts";
import type { Addresses, PostcodeValidation } from "#contracts/postcode.ts";
import type { Preview } from "#contracts/preview.ts";
import { PreviewQuery } from "#contracts/stated-home.ts";
import { homeDates } from "#domain/judgement/dates/home-dates.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import { connect } from "#worker/db/client.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { readAreaFigures } from "#worker/facts/area-figures.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { calendarResponse } from "#worker/http/calendar-response.ts";
import { limitAreaReads } from "#worker/http/limit-calls.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { validate } from "#worker/http/validate.ts";
import type { Problem } from "#worker/platform/problem.ts";
import { toWireFigures } from "./area-figures-response.ts";
import { listAddresses } from "./list-addresses.ts";
import { previewFor, viewerEntitlement } from "./preview-for.ts";

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

/** What was written of previews that are kept for strangers: each is written once, as long as it is kept. */
const written = new WeakMap<Preview, ArrayBuffer>();

async function previewJson(
	c: Context<AppEnv>,
	preview: Preview,
): Promise<Response & TypedResponse<Preview, 200, "json">> {
	const bytes = written.get(preview) ?? (await Response.json(preview).arrayBuffer());
	written.set(preview, bytes);
	const response: Response = c.body(bytes, 200, { "Content-Type": "application/json" });
	// Bytes carry no type: these are of a preview.
	return response as Response & TypedResponse<Preview, 200, "json">;
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
		const { preview, counted } = await previewFor(c, compact, c.req.valid("query"));
		countFor(c, ...counted);
		return previewJson(c, preview);
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
