import type { Context } from "hono";
import * as z from "zod";
import { datasets } from "#datasets/registry.ts";
import { DAY, londonDay } from "#domain/base/calendar.ts";
import { type DatasetKeeping, rhythmDays } from "#domain/base/dataset.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { sourceStatuses, statusInWords } from "#domain/business/source-status.ts";
import { tableStates } from "#domain/business/table-upkeep.ts";
import { connect } from "#worker/db/client.ts";
import { readHealth } from "#worker/facts/datasets/read-health.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";
import { inTime } from "#worker/platform/in-time.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

const KEY = "status";

/** Milliseconds for which a copy is as good as a new reading, and that our tables have for one. */
const FRESH_FOR = 60_000;
const TABLES_LIMIT = 3_000;

/** How the data stood at a moment, as kept beside our tables for when they are unavailable. */
const Kept = z.object({
	at: z.number(),
	ok: z.boolean(),
	sources: z.array(
		z.object({
			name: z.string(),
			status: z.enum(sourceStatuses),
			asOf: z.string().nullable(),
			lastOkAt: z.string().nullable(),
			/** The day from which it is overdue; null of one that is not, or that was never checked. */
			overdueSince: z.string().nullable(),
		}),
	),
});
type Kept = z.infer<typeof Kept>;

/** GET /status: how every source stands and what is overdue since when, from the health record, also while our tables are unavailable. */
export async function statusPage(c: Context<AppEnv>): Promise<Response> {
	const now = c.var.world.now();
	const kept = await readKept(c.env.CACHE);
	const isFresh = kept !== null && now - kept.at < FRESH_FOR && now >= kept.at;
	const current = isFresh ? kept : await readNow(c, now);
	return c.html(
		pageOf(current ?? kept, { isUnavailable: current === null, now }),
		current ? 200 : 503,
		{
			"Cache-Control": current ? "public, max-age=60" : "no-store",
		},
	);
}

/** Null while our tables cannot be read. What is read is kept. */
async function readNow({ env, executionCtx }: Context<AppEnv>, now: number): Promise<Kept | null> {
	const health = await inTime(readHealth(connect(env.DB), { env, now }), TABLES_LIMIT);
	if (health === null || Object.keys(health.sources).length === 0) {
		return null;
	}
	const kept: Kept = {
		at: now,
		ok: health.ok,
		sources: Object.entries(health.sources).map(([id, source]) => {
			const dataset = datasets.find((each) => each.id === id);
			return {
				name: dataset?.name ?? id,
				status: source.status,
				asOf: source.asOf,
				lastOkAt: source.lastOkAt,
				overdueSince: source.isOverdue ? overdueSince(dataset?.kept, source.lastOkAt) : null,
			};
		}),
	};
	executionCtx.waitUntil(
		env.CACHE.put(KEY, JSON.stringify(kept)).catch((cause: unknown) =>
			log.error("how the data stands could not be kept", { reason: reasonOf(cause) }),
		),
	);
	return kept;
}

async function readKept(cache: KVNamespace): Promise<Kept | null> {
	try {
		return Kept.nullable()
			.catch(null)
			.parse(await cache.get(KEY, "json"));
	} catch (cause) {
		log.error("the copy of how the data stands could not be read", { reason: reasonOf(cause) });
		return null;
	}
}

function overdueSince(kept: DatasetKeeping | undefined, lastOkAt: string | null): string | null {
	const rhythm = kept ? rhythmDays[kept] : null;
	return rhythm === null || lastOkAt === null
		? null
		: londonDay(Date.parse(lastOkAt) + 2 * rhythm * DAY);
}

type Standing = { readonly isUnavailable: boolean; readonly now: number };

/** Needs neither scripts nor a file of ours: whatever else is broken, this can be read. */
function pageOf(kept: Kept | null, { isUnavailable, now }: Standing): string {
	const title = `Status · ${APP_NAME}`;
	return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
</head>
<body style="margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif">
<main>
<p><a href="${screens.home}">${escapeMarkup(APP_NAME)}</a></p>
<h1 style="line-height: 1.2">How our data stands</h1>
<p><strong>${inShort(kept, isUnavailable)}</strong></p>
${kept === null ? "" : `<p>Read on ${moment(kept.at)}.</p>\n${overdueList(kept, now)}${tableOf(kept)}`}
</main>
</body>
</html>
`;
}

function inShort(kept: Kept | null, isUnavailable: boolean): string {
	if (isUnavailable) {
		return kept === null
			? "We cannot read our own records right now. Please come back in a few minutes."
			: "We cannot read our own records right now. This is how things stood when we last could.";
	}
	return kept?.ok
		? "The data that every answer needs is in place."
		: "Some data that every answer needs is missing. We cannot answer yet.";
}

/** What should have been checked, or read again by a person, by now. */
function overdueList({ sources }: Kept, now: number): string {
	const lines = [
		...sources
			.filter(({ status }) => status === "overdue")
			.map(({ name, overdueSince }) =>
				overdueSince === null
					? `${name}: never checked yet.`
					: `${name}: since ${dateInWords(overdueSince)}.`,
			),
		...tableStates(londonDay(now))
			.filter(({ isDue }) => isDue)
			.map(({ name, dueOn }) =>
				dueOn === null
					? `${name}: never read by a person.`
					: `${name}: a person should have read it again by ${dateInWords(dueOn)}.`,
			),
	];
	return lines.length === 0
		? "<p>Nothing is overdue.</p>\n"
		: `<h2>Overdue</h2>\n<ul>\n${lines.map((line) => `<li>${escapeMarkup(line)}</li>\n`).join("")}</ul>\n`;
}

const CELL = 'style="padding: 0.25rem 1rem 0.25rem 0; vertical-align: top"';

function tableOf({ sources }: Kept): string {
	const rows = sources.map(({ name, status, asOf, lastOkAt }) => {
		const checked = lastOkAt === null ? "–" : dateInWords(londonDay(Date.parse(lastOkAt)));
		const cells = [statusInWords[status], checked, asOf ?? "–"];
		return `<tr><th scope="row" ${CELL}>${escapeMarkup(name)}</th>${cells.map((cell) => `<td ${CELL}>${escapeMarkup(cell)}</td>`).join("")}</tr>\n`;
	});
	const head = ["Source", "State", "Last checked", "Edition held"];
	return `<h2>Every source</h2>
<div style="overflow-x: auto" tabindex="0" role="region" aria-label="Every source">
<table style="border-collapse: collapse; text-align: left">
<thead><tr>${head.map((cell) => `<th scope="col" ${CELL}>${cell}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("")}</tbody>
</table>
</div>
`;
}

/** "29 November 2026, 14:05 UTC". */
function moment(instant: number): string {
	return `${dateInWords(londonDay(instant))}, ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}
