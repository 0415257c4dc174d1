import * as z from "zod";
import { Health } from "#contracts/health.ts";
import { ReportMade } from "#contracts/report.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { SAMPLE_POSTCODE } from "#domain/site/example-postcodes.ts";

export type Smoking = {
	/** Where the product answers, without a closing slash. */
	readonly address: string;
	readonly fetch: typeof globalThis.fetch;
	/** The version that has to answer, of the Worker called `worker`; null for whichever does. */
	readonly version: { readonly worker: string; readonly id: string } | null;
	/** Whether a report may be bought, where payments are in test mode. */
	readonly mayBuy: boolean;
	/** Where the payment provider is asked to take a card. */
	readonly provider: string;
	readonly print: (line: string) => void;
	/** Waits before the version is asked for again. */
	readonly pause: () => Promise<unknown>;
};

/** Times that a version is asked for: a new deployment takes seconds to be everywhere, a new domain minutes. */
const TRIES = 60;

/**
 * The main job over HTTP, against any deployment: a postcode is answered, as call and as page, and in test mode a report is bought.
 * @throws Refusal that names what failed
 */
export async function smoke(smoking: Smoking): Promise<void> {
	const request = requestingOf(smoking);
	const health = await healthOf(smoking, request);
	smoking.print(`health: version ${health.version}, ${health.deployment ?? "no upload's id"}`);
	expectThat(health.ok, "health: reference data is missing: npm run data:load -- --remote");
	await tryPages(request, smoking.print);
	await tryPreview(request, smoking.print);
	if (smoking.mayBuy) {
		await tryPurchase(request, smoking);
	}
}

type Requesting = (path: string, body?: unknown) => Promise<Response>;

/** Asks for the version by name, which the platform sends to it whatever its share of the traffic. */
function requestingOf({ address, fetch, version }: Smoking): Requesting {
	const headers: Record<string, string> = version
		? { "Cloudflare-Workers-Version-Overrides": `${version.worker}="${version.id}"` }
		: {};
	return (path, body) =>
		fetch(`${address}${path}`, {
			headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
			...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(PATIENCE),
		});
}

/** Milliseconds that one answer may take. */
const PATIENCE = 30_000;

/** The health of the version that is asked for, once it answers. */
async function healthOf(
	{ address, version, pause }: Smoking,
	request: Requesting,
): Promise<Health> {
	if (version === null) {
		return Health.parse(await (await request("/api/health")).json());
	}
	let last = "";
	for (let tried = 0; tried < TRIES; tried += 1) {
		const health = await request("/api/health")
			.then((answer) => answer.json())
			.then((body) => Health.parse(body))
			.catch((cause: unknown) => (cause instanceof Error ? cause.message : String(cause)));
		if (typeof health !== "string" && health.deployment === version.id) {
			return health;
		}
		last = typeof health === "string" ? health : `version ${health.deployment}`;
		await pause();
	}
	throw new Refusal(`health: ${address} answers with ${last}, and not with version ${version.id}`);
}

async function tryPages(request: Requesting, print: Smoking["print"]): Promise<void> {
	for (const path of ["/", `/property/${SAMPLE_POSTCODE}`, "/areas", "/privacy-policy"]) {
		const page = await request(path);
		const text = await page.text();
		expectThat(
			page.status === 200 && text.includes("<h1"),
			`${path}: ${page.status}, without a heading`,
		);
		if (path === "/") {
			const script = /\/assets\/[\w./-]+\.js/.exec(text)?.[0] ?? "/assets/none.js";
			expectThat(
				(await request(script)).status === 200,
				`${script}: a file that the page names is missing`,
			);
		}
	}
	const { status } = await request("/no-such-page");
	expectThat(status === 404, `/no-such-page: ${status} instead of 404`);
	print("pages: the start, a home, the areas and the privacy page are drawn");
}

const Answered = z.object({ answer: z.unknown(), riskScore: z.number().nullable() });

async function tryPreview(request: Requesting, print: Smoking["print"]): Promise<void> {
	const valid = await request(`/api/postcode/validate/${SAMPLE_POSTCODE}`);
	expectThat(valid.status === 200, `postcode/validate: ${valid.status}`);
	const answer = await request(`/api/property/preview/${SAMPLE_POSTCODE}`);
	const read = Answered.safeParse(await answer.json());
	expectThat(
		answer.status === 200 && read.success,
		`preview of ${SAMPLE_POSTCODE}: ${answer.status}`,
	);
	print(`preview: ${SAMPLE_POSTCODE} is answered`);
}

const Config = z.object({
	publicKey: z.string().nullable(),
	isTestMode: z.boolean(),
	isSimulated: z.boolean(),
});

const Intent = z.object({
	clientSecret: z.string().nullable(),
	publicKey: z.string().nullable(),
	isFree: z.boolean(),
});

/** Buys a report with a test card. Nothing is bought in live mode, and nothing where payments are not set up. */
async function tryPurchase(
	request: Requesting,
	{ fetch, provider, print }: Smoking,
): Promise<void> {
	const config = Config.parse(await (await request("/api/stripe/config")).json());
	if (config.publicKey === null || !config.isTestMode) {
		print(
			`purchase: not tried, ${config.publicKey === null ? "payments are not set up" : "payments are live"}`,
		);
		return;
	}
	const made = await request("/api/reports/generate", { postcode: SAMPLE_POSTCODE });
	expectThat(made.ok, `reports/generate: ${made.status}`);
	const { id } = ReportMade.parse(await made.json());
	const begun = await request("/api/create-payment-intent", {
		reportId: id,
		email: "smoke@example.com",
		waiver: true,
	});
	expectThat(begun.ok, `create-payment-intent: ${begun.status}`);
	const { clientSecret, publicKey, isFree } = Intent.parse(await begun.json());
	if (!isFree && clientSecret !== null && publicKey !== null) {
		const intent = clientSecret.split("_secret_")[0] ?? "";
		const paid = await fetch(`${provider}/v1/payment_intents/${intent}/confirm`, {
			method: "POST",
			headers: { authorization: `Bearer ${publicKey}` },
			body: new URLSearchParams({
				client_secret: clientSecret,
				...(config.isSimulated ? SIMULATED_CARD : { payment_method: "pm_card_visa" }),
			}),
		});
		expectThat(paid.ok, `the payment provider refuses a test card: ${paid.status}`);
		const settled = await request(`/api/reports/${id}/confirm-payment`, {
			paymentIntentId: intent,
		});
		expectThat(settled.ok, `confirm-payment: ${settled.status}`);
	}
	const report = await request(`/api/reports/${id}`);
	const { isPaid } = z.object({ isPaid: z.boolean() }).parse(await report.json());
	expectThat(isPaid, "the report that was paid for does not open");
	print("purchase: a report was bought in test mode, and opens");
}

const SIMULATED_CARD = {
	"payment_method_data[type]": "card",
	"payment_method_data[card][number]": "4242424242424242",
	"payment_method_data[card][exp_month]": "12",
	"payment_method_data[card][exp_year]": "2039",
	"payment_method_data[card][cvc]": "123",
};

/** @throws Refusal that says what failed */
function expectThat(holds: boolean, failed: string): void {
	if (!holds) {
		throw new Refusal(failed);
	}
}
