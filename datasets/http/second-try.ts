import type { SourceId } from "#domain/base/sources.ts";
import { SourceFault } from "./source-fault.ts";

/** Seconds of pause after a 429. All of a visitor's answer has about four seconds. */
const VISITORS_PATIENCE: Patience = { longest: 2, usual: null };
/** Gateway statuses for a service that did not answer, which often pass at once. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** Pause after a 429 in seconds: the longest that is accepted, and the default where the source names none (null: no retry). */
export type Patience = { readonly longest: number; readonly usual: number | null };

/** A failed attempt, with the milliseconds to wait before a second one; null where a retry is not worthwhile. */
export type Failed = {
	readonly ok: false;
	readonly fault: SourceFault;
	readonly retryAfterMs: number | null;
};

/** Classifies a status. A 4xx or 503 is a refusal, because the source is there and declines; a redirect or another 5xx is an outage. */
export function refusal(
	source: SourceId,
	{ status, headers }: Response,
	patience?: Patience,
): Failed {
	const refused = (status >= 400 && status < 500) || status === 503;
	const fault = new SourceFault(source, refused ? "refused" : "unreachable", `status ${status}`);
	if (PASSING_STATUSES.includes(status)) {
		return failed(fault, 0);
	}
	return failed(fault, status === 429 ? pauseFor(headers.get("Retry-After"), patience) : null);
}

export function failed(fault: SourceFault, retryAfterMs: number | null = null): Failed {
	return { ok: false, fault, retryAfterMs };
}

/** Milliseconds to wait; null when `Retry-After` exceeds the patience, is a date or is unknown. */
function pauseFor(
	retryAfter: string | null,
	{ longest, usual }: Patience = VISITORS_PATIENCE,
): number | null {
	const wanted = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
	const seconds = retryAfter === null ? usual : wanted;
	return seconds !== null && seconds <= longest ? seconds * 1000 : null;
}

/** Ends early on abort; the next attempt then fails as a timeout. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		const abandon = () => {
			clearTimeout(timer);
			resolve();
		};
		signal.addEventListener("abort", abandon, { once: true });
	});
}
