import type { SourceId } from "#domain/base/sources.ts";
import { SourceFault } from "./source-fault.ts";

/** Seconds, of the pause after a 429. What a visitor waits for is given about four seconds in all. */
const VISITORS_PATIENCE: Patience = { longest: 2, usual: null };
/** A gateway's word that the service behind it did not answer, which often passes at once. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** How long a pause after a 429 is worth waiting for, and how long it is where the source does not say; null: then there is none. */
export type Patience = { readonly longest: number; readonly usual: number | null };

/** A try that came to nothing, and after how many milliseconds a second one is worth it; null: then it is not. */
export type Failed = {
	readonly ok: false;
	readonly fault: SourceFault;
	readonly retryAfterMs: number | null;
};

/** A 4xx is a refusal, and so is 503, by which a source that is there declines; a redirect or another 5xx is an outage. */
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

/** Milliseconds, or null when the pause asked for is longer than patience, unknown or a date. */
function pauseFor(
	retryAfter: string | null,
	{ longest, usual }: Patience = VISITORS_PATIENCE,
): number | null {
	const wanted = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
	const seconds = retryAfter === null ? usual : wanted;
	return seconds !== null && seconds <= longest ? seconds * 1000 : null;
}

/** Ends early when the time is up; the try after it then fails as a timeout. */
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
