import type { OpenChange } from "#contracts/open-register.ts";
import { londonMidnight } from "#domain/base/calendar.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { openChange, openId } from "#domain/subjects/licensing/open-scheme.ts";
import { shownEvidence } from "#domain/subjects/licensing/scheme-evidence.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { areaPath, areaSlug } from "#domain/telling/areas/area-slug.ts";
import { slugToday } from "#domain/telling/areas/former-areas.ts";
import { registerFeed } from "#domain/telling/register/register-feed.ts";
import type { Db } from "#worker/db/client.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";
import { OPEN_TERMS } from "./open-register.ts";
import { type HistoryEntry, readEntries } from "./register-history.ts";

/** Entries of the history that a feed looks back over. */
const MOST_ENTRIES = 500;

/** The newest changes that anybody may have, newest first. */
export async function readRegisterChanges(db: Db): Promise<OpenChange[]> {
	return openChanges(await readEntries(db, MOST_ENTRIES));
}

/** Entries of the history as changes that anybody may have; what changed in a lead beside its being one is not among them. */
export function openChanges(entries: readonly HistoryEntry[]): OpenChange[] {
	return entries.flatMap((entry) => {
		const { number, before, after } = entry;
		const row = after ?? before;
		const changes = openChange(before, after);
		return row === null || changes.length === 0
			? []
			: [
					{
						id: idOf(number),
						at: new Date(momentOf(entry, row)).toISOString(),
						schemeId: openId(row),
						authorityCode: row.authorityCode,
						authority: row.council,
						kind: row.kind,
						changes: [...changes],
					},
				];
	});
}

/**
 * The feed (0) or an entry of the history, as a UUID of our own making (version 8, RFC 9562): it stays as it is whatever the product is called and wherever it is.
 * Source: RFC 4287 section 4.2.6.
 */
function idOf(number: number): string {
	return `urn:uuid:5d0c2f1e-7b64-8a39-9e52-${number.toString(16).padStart(12, "0")}`;
}

/** When a row changed. Loading the first edition changed nothing, so its rows take the day on which their page was read, where they have one. */
function momentOf({ at, isFirst }: HistoryEntry, { evidence }: LicensingScheme): number {
	const [newest] = shownEvidence(evidence);
	return isFirst && newest ? Math.min(at, londonMidnight(newest.readDay)) : at;
}

/** The page of a council by its name, which may be one that it is known by or had before. */
function pageOf(authority: string): string {
	return areaPath(slugToday(areaSlug(authority)));
}

/** The same as a feed. Source: RFC 4287. `base`: where the product is, without a slash at its end. */
export function changesAtom(
	changes: readonly OpenChange[],
	{ base, updated }: { readonly base: string; readonly updated: string },
): string {
	const link = (rel: string, path: string, type: string) =>
		`<link rel="${rel}" type="${type}" href="${escapeMarkup(`${base}${path}`)}"/>`;
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom">',
		`<title>${escapeMarkup(registerFeed.title)}</title>`,
		`<id>${idOf(0)}</id>`,
		`<updated>${updated}</updated>`,
		`<author><name>${escapeMarkup(APP_NAME)}</name></author>`,
		link("self", registerFeed.path, registerFeed.type),
		link("alternate", screens.register, "text/html"),
		`<rights>${escapeMarkup(OPEN_TERMS)}</rights>`,
		...changes.map(({ id, at, authority, kind, changes: lines }) =>
			[
				"<entry>",
				`<title>${escapeMarkup(`${authority}: ${schemeKindInWords[kind]}`)}</title>`,
				`<id>${id}</id>`,
				`<updated>${at}</updated>`,
				link("alternate", pageOf(authority), "text/html"),
				`<summary>${escapeMarkup(lines.join(" "))}</summary>`,
				"</entry>",
			].join(""),
		),
		"</feed>",
		"",
	].join("\n");
}
