import { payInBrowser } from "stripe-sim/testing";
import { type RecordedVisitor, type TraceRecorder, visitor } from "./recorder.ts";

/** What the product is asked with: the recorder, and the simulated provider at its address. */
export type Stage = { readonly recorder: TraceRecorder; readonly payments: string };

/** Ids of what was made, for the requests that follow. */
export type Bought = { readonly guests: string; readonly members: string; readonly unpaid: string };

/** Everybody who asks, by what they may do. */
export type People = Readonly<Record<"guest" | "member" | "subscriber" | "admin", RecordedVisitor>>;

const DAY = 24 * 60 * 60_000;

/** Set up without a word, and declined whenever it is charged. */
export const DECLINED_LATER = "4000000000000341";

/** Types a card into the provider's form, and names the intent that it was for. */
export async function typeCard(
	{ payments }: Stage,
	clientSecret: string,
	number = "4242424242424242",
): Promise<string> {
	const reach = (url: string, init: RequestInit) =>
		fetch(url.replace("https://api.stripe.com", payments), init);
	await payInBrowser(reach, { clientSecret, number });
	return clientSecret.split("_secret_")[0] ?? "";
}

export async function flush({ payments }: Stage): Promise<void> {
	await fetch(`${payments}/_sim/flush`, { method: "POST" });
}

/** Lets days pass at the provider and in the product. */
export async function passDays(stage: Stage, days: number): Promise<void> {
	const body = JSON.stringify({ seconds: (days * DAY) / 1000 });
	await fetch(`${stage.payments}/_sim/advance`, { method: "POST", body });
	stage.recorder.clock.now += days * DAY;
	stage.recorder.clock.advanced += days * DAY;
	await stage.recorder.request(visitor("clock"), "GET", "/api/report-price");
	await flush(stage);
}

export async function trigger({ recorder: { request } }: Stage, cron: string): Promise<void> {
	await request(visitor("trigger"), "POST", `/__record/trigger?cron=${encodeURIComponent(cron)}`);
}
