import * as z from "zod";
import { designatedKinds } from "#domain/base/facts/scheme.ts";
import { nations } from "#domain/base/nation.ts";
import { uses } from "#domain/base/use.ts";
import { homeStandings } from "#domain/portfolio/kept-home.ts";
import { areaStatuses } from "#domain/telling/areas/area-status.ts";
import { Answer, Answered } from "./answer.ts";
import { AreaFigures } from "./area-figures.ts";
import { HomeDate } from "./home-date.ts";
import { LicensingVerdict } from "./licensing-verdict.ts";
import { ApiPlace } from "./open-door.ts";
import { OpenChange, OpenScheme } from "./open-register.ts";

const day = z.string().meta({ description: "Day in London, `YYYY-MM-DD`." });
const page = z.string().meta({ description: "Our page that says the same." });

/** A page of a list. With `Accept: application/x-ndjson` each item is a line, and `Link` leads on. */
const listOf = <Item extends z.ZodType>(item: Item) =>
	z.object({
		items: z.array(item),
		/** The `cursor` of the next page; null at the end. */
		next: z.string().nullable(),
		asOf: day,
		page,
	});

/** GET /api/v1/licensing/{postcode}. */
export const LicensingAnswer = z.object({
	postcode: z.string(),
	page,
	asOf: day,
	place: ApiPlace,
	use: z.enum(uses),
	licensing: z.array(LicensingVerdict),
});
export type LicensingAnswer = z.infer<typeof LicensingAnswer>;

/** A council of GET /api/v1/areas. */
const ApiArea = z.object({
	code: z.string(),
	name: z.string(),
	nation: z.enum(nations),
	region: z.string().nullable(),
	page,
	kinds: z.array(z.object({ kind: z.enum(designatedKinds), standing: z.enum(areaStatuses) })),
	/** The next start and end of a scheme that we read a page about. */
	starts: day.nullable(),
	ends: day.nullable(),
});
export type ApiArea = z.infer<typeof ApiArea>;
export const ApiAreaList = listOf(ApiArea);

/** GET /api/v1/areas/{code}: `figures.price` is null without a plan. */
export const ApiAreaAnswer = ApiArea.extend({ asOf: day, figures: AreaFigures });
export type ApiAreaAnswer = z.infer<typeof ApiAreaAnswer>;

/** GET /api/v1/register: rows, also as they stood at the end of a day. */
export const RegisterRows = listOf(OpenScheme).extend({ terms: z.string(), notice: z.string() });

/** GET /api/v1/register/changes: the newest first. */
export const RegisterChanges = listOf(OpenChange).extend({ terms: z.string() });

/** GET /api/v1/homes. */
const ApiHome = z.object({
	id: z.string(),
	standing: z.enum(homeStandings),
	reference: z.string().nullable(),
	address: z.string().meta({
		description:
			"As it was kept; empty where a certificate was chosen, whose address may not be handed on.",
	}),
	postcode: z.string(),
	building: z.string().nullable(),
	group: z.string().nullable(),
	isArchived: z.boolean(),
	/** Beyond the number that the plan allows: readable, and not watched. */
	isOverLimit: z.boolean(),
	/** What the three questions were answered, and when; null before the first look. */
	judged: z.object({ on: day, answered: Answered, gaps: z.array(z.string()) }).nullable(),
	next: z.object({ on: day, title: z.string(), isDraft: z.boolean() }).nullable(),
	/** Changes that nobody has looked at. */
	news: z.number(),
	page,
});
export type ApiHome = z.infer<typeof ApiHome>;
export const ApiHomeList = listOf(ApiHome);

/** GET /api/v1/homes/{id}: judged as it stands today. */
export const ApiHomeAnswer = z.object({
	id: z.string(),
	revision: z.number(),
	asOf: day,
	page,
	answer: Answer,
	/** What it needs beside what is held of it. */
	requirements: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			needed: z.string(),
			held: z.string(),
			state: z.string(),
			until: day.nullable(),
			isDraft: z.boolean(),
			source: z.object({ name: z.string(), url: z.string().nullable() }),
		}),
	),
	dates: z.array(HomeDate.pick({ id: true, on: true, until: true, title: true, isDraft: true })),
});
export type ApiHomeAnswer = z.infer<typeof ApiHomeAnswer>;

/** GET /api/v1/homes/{id}/events: the newest first. */
const ApiHomeEvent = z.object({
	/** The same for the same change. */
	key: z.string(),
	homeId: z.string(),
	/** When it was found, an ISO instant. */
	at: z.string(),
	cause: z.string(),
	title: z.string(),
	from: z.string(),
	to: z.string(),
	why: z.string(),
	page: z.string().nullable(),
	isAnswerChanged: z.boolean(),
});
export type ApiHomeEvent = z.infer<typeof ApiHomeEvent>;
export const ApiHomeEventList = listOf(ApiHomeEvent);

/** GET /api/v1/reports: those of the account, without the address of a certificate. */
export const ApiReport = z.object({
	id: z.string(),
	postcode: z.string(),
	name: z.string().nullable(),
	state: z.enum(["unpaid", "paid", "refunded"]),
	/** An ISO instant. */
	createdAt: z.string(),
	/** 0 to 100, higher is better. */
	investmentScore: z.number().nullable(),
	method: z.number(),
	answered: Answered.nullable(),
	page,
});
export type ApiReport = z.infer<typeof ApiReport>;
export const ApiReportList = listOf(ApiReport);
