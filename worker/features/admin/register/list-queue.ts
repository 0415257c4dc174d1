import { eq, sql } from "drizzle-orm";
import {
	QUEUE_ROWS,
	type QueuedScheme,
	type QueuePage,
	type QueueQuery,
} from "#contracts/admin/register-queue.ts";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { byHarm, placeInQueue } from "#domain/subjects/licensing/review-queue.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { authorities, licensingSchemes, wards } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { selectSchemes, toRegisterScheme } from "./register-repository.ts";

/** The rows that are due, the one that does the most harm first. A page goes on behind the harm and id that `after` names, whether that row is still due or not. */
export async function listQueue(
	{ db, now }: Administrator,
	{ after }: QueueQuery,
): Promise<QueuePage> {
	const due = placed(await readRegister(db), londonDay(now))
		.filter(({ isDue }) => isDue)
		.map((row) => ({ ...row, id: row.scheme.id }))
		.toSorted(byHarm);
	const last = after === undefined ? null : cursorOf(after);
	const rest = last === null ? due : due.filter((row) => byHarm(last, row) < 0);
	const page = rest.slice(0, QUEUE_ROWS).map(({ id, ...row }) => row);
	const end = page.at(-1);
	return {
		rows: page,
		due: due.length,
		next: rest.length > QUEUE_ROWS && end ? `${end.harm}.${end.scheme.id}` : null,
	};
}

/** One row with its place in the queue, due or not. @throws Problem `not_found` */
export async function placeOfScheme({ db, now }: Administrator, id: string): Promise<QueuedScheme> {
	const read = await readRegister(db, id);
	const row = placed(read, londonDay(now)).find(({ scheme }) => scheme.id === id);
	if (!row) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	return row;
}

type Read = Awaited<ReturnType<typeof readRegister>>;

/** Reads what the order depends on, in one round trip: for all rows, or for those of one row's authority. */
function readRegister(db: Db, id?: string) {
	const authority =
		id === undefined
			? undefined
			: sql`(SELECT own.authority_code FROM ${licensingSchemes} AS own WHERE own.id = ${id})`;
	const of = (
		column:
			| typeof licensingSchemes.authorityCode
			| typeof authorities.code
			| typeof wards.authorityCode,
	) => authority && eq(column, authority);
	return runBatch(db, {
		schemes: selectSchemes(db, of(licensingSchemes.authorityCode)),
		// Postcodes of the wards that each row lists, as far as they are wards of today.
		listed: db
			.select({
				id: licensingSchemes.id,
				postcodes:
					sql`(SELECT sum(${wards.postcodes}) FROM json_each(${licensingSchemes.wardCodes}) AS listed
					JOIN ${wards} ON ${wards.code} = listed.value)`.mapWith(Number),
			})
			.from(licensingSchemes)
			.where(of(licensingSchemes.authorityCode)),
		postcodes: db
			.select({ code: wards.authorityCode, all: sql`sum(${wards.postcodes})`.mapWith(Number) })
			.from(wards)
			.where(of(wards.authorityCode))
			.groupBy(wards.authorityCode),
		households: db
			.select({
				code: authorities.code,
				households: authorities.households,
				percent: authorities.privateRentPercent,
			})
			.from(authorities)
			.where(of(authorities.code)),
	});
}

function placed(read: Read, day: IsoDate): QueuedScheme[] {
	const listed = new Map(read.listed.map(({ id, postcodes }) => [id, postcodes]));
	const postcodes = new Map(read.postcodes.map(({ code, all }) => [code, all]));
	const renting = new Map(
		read.households.map(({ code, households, percent }) => [
			code,
			households === null || percent === null ? null : (households * percent) / 100,
		]),
	);
	const rows = read.schemes.map((row) => ({
		row,
		scheme: toRegisterScheme(row),
		...asJudged(row),
	}));
	const byAuthority = Map.groupBy(rows, ({ judged }) => judged.authorityCode);
	return rows.map(({ scheme, judged, isPageUnread }) => {
		const { id, authorityCode: code } = judged;
		const all = postcodes.get(code) ?? 0;
		// None of the wards it names may be of today: then its share is not known.
		const inWards = listed.get(id) ?? 0;
		return {
			scheme,
			...placeInQueue(
				{ ...judged, isPageUnread },
				{
					day,
					others: (byAuthority.get(code) ?? []).map((other) => other.judged),
					privateHouseholds: renting.get(code) ?? null,
					wardShare: inWards > 0 && all > 0 ? inWards / all : null,
				},
			),
		};
	});
}

/** A row as the rules of the queue read it. */
function asJudged({ scheme, review, isPageUnread }: Read["schemes"][number]): {
	judged: LicensingScheme;
	isPageUnread: boolean;
} {
	return { judged: { ...scheme, review: review?.reason ?? null }, isPageUnread };
}

function cursorOf(after: string): { readonly harm: number; readonly id: string } {
	const dot = after.indexOf(".");
	return { harm: Number(after.slice(0, dot)), id: after.slice(dot + 1) };
}
