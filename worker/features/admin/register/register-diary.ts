import type { Diary } from "#contracts/admin/register-queue.ts";
import { addYears, londonDay } from "#domain/base/calendar.ts";
import { calendarText } from "#domain/base/icalendar.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { type DiaryEntry, diaryOf } from "#domain/subjects/licensing/diary.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import type { SchemeRow } from "./register-repository.ts";

type Noted = { readonly entry: DiaryEntry; readonly scheme: SchemeRow };

/** The days of the next twelve months on which rows should be looked at. */
export async function readDiary(admin: Administrator): Promise<Diary> {
	const until = addYears(londonDay(admin.now), 1);
	const noted = await notedDays(admin);
	return {
		entries: noted
			.filter(({ entry }) => entry.day <= until)
			.map(({ entry, scheme: { council, kind, verifiedOn } }) => ({
				...entry,
				council,
				kind,
				isVerified: verifiedOn !== null,
			})),
	};
}

/** All days ahead as a file for a calendar; `base` is the address of the product, without a path. */
export async function readDiaryFile(admin: Administrator, base: string): Promise<string> {
	const noted = await notedDays(admin);
	const { hostname } = new URL(base);
	return calendarText(
		{ name: `${APP_NAME} licensing diary`, by: APP_NAME, isPublished: true },
		noted.map(({ entry, scheme }) => ({
			uid: `${entry.id}@${hostname}`,
			on: entry.day,
			last: entry.day,
			summary: titleOf(entry, scheme),
			description: notesOf(entry, scheme),
			location: null,
			url: `${base}${screens.admin}?work=queue&row=${entry.schemeId}`,
			changedAt: scheme.changedAt,
			sequence: scheme.revision,
		})),
	);
}

async function notedDays({ db, now }: Administrator): Promise<Noted[]> {
	const schemes = await db.select().from(licensingSchemes).execute();
	const byId = new Map(schemes.map((scheme) => [scheme.id, scheme]));
	return diaryOf(schemes, londonDay(now)).flatMap((entry) => {
		const scheme = byId.get(entry.schemeId);
		return scheme ? { entry, scheme } : [];
	});
}

function titleOf({ what, monthsBefore }: DiaryEntry, { kind, council }: SchemeRow): string {
	const when = monthsBefore === 0 ? what : `${what} in ${monthsBefore} months`;
	return `${council}: ${schemeKindInWords[kind]} ${when}`;
}

function notesOf({ what, on }: DiaryEntry, { verifiedOn, url }: SchemeRow): string {
	const read =
		verifiedOn === null ? "Nobody has verified it." : `Verified on ${dateInWords(verifiedOn)}.`;
	const first =
		what === "ends" ? `Its last day is ${dateInWords(on)}.` : `It starts on ${dateInWords(on)}.`;
	return [first, read, ...(url === null ? [] : [url])].join("\n");
}
