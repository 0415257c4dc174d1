import type { Look } from "./council-pages.ts";

/** A page of the register as it was last seen. */
export type SeenPage = {
	readonly url: string;
	readonly status: number | null;
	/** Of its text when it was last read; null while it never was. */
	readonly hash: string | null;
	/** Looks in a row that found no page there. */
	readonly misses: number;
	/** UTC milliseconds. */
	readonly changedAt: number | null;
};

/** What a look says of the rows that rest on the page. `back`: it was gone, and is what it was before. */
export type Finding = "changed" | "gone" | "back" | null;

/** Statuses by which a site says that there is no such page. */
const NO_PAGE = [404, 410];
/** Looks in a row that find no page before it counts as gone: sites are moved and mended. */
const MISSES = 2;

/** A page after a look at it. One that could not be read is as it was, but for the status. */
export function pageAfter(
	look: Look,
	before: SeenPage,
	now: number,
): { page: SeenPage; finding: Finding } {
	const { url } = before;
	const { status } = look;
	if (look.hash === null) {
		const misses = status !== null && NO_PAGE.includes(status) ? before.misses + 1 : before.misses;
		return {
			page: { ...before, status, misses },
			finding: misses === MISSES && misses > before.misses ? "gone" : null,
		};
	}
	const hasChanged = isOther(look.hash, before.hash);
	return {
		page: {
			url,
			status,
			hash: look.hash,
			misses: 0,
			changedAt: hasChanged ? now : before.changedAt,
		},
		finding: hasChanged ? "changed" : before.misses >= MISSES ? "back" : null,
	};
}

/** Whether a page says something else. A hash that another way of reading made, which stands before its colon, tells nothing. */
function isOther(hash: string, before: string | null): boolean {
	return (
		before !== null &&
		hash !== before &&
		hash.slice(0, hash.indexOf(":")) === before.slice(0, before.indexOf(":"))
	);
}
