import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page, type Route } from "playwright";
import { findBrowser } from "test-browser";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { StripeSim } from "../create-stripe-sim.ts";
import { bundleShim } from "../shim/bundle-shim.ts";

const home = "http://127.0.0.1:4173";

/** The product's headers for its pages, as far as they concern payment. */
const policy =
	"default-src 'none'; script-src 'self' https://js.stripe.com; style-src 'self' 'unsafe-inline'; connect-src https://api.stripe.com";

const page = `<!doctype html><html lang="en"><title>Pay</title><body><main><h1>Pay</h1><div id="card"></div>
<button>Pay</button><output></output></main><script type="module" src="/pay.js"></script>`;

const script = `
import { loadStripe } from "/stripe-js.mjs";
const asked = new URLSearchParams(location.search);
const output = document.querySelector("output");
try {
	const stripe = await loadStripe(asked.get("key"));
	const amount = Number(asked.get("amount"));
	const elements = stripe.elements(
		asked.get("amount")
			? { mode: asked.get("mode"), amount, currency: "gbp" }
			: { clientSecret: asked.get("secret") },
	);
	window.update = (changed) => elements.update(changed);
	const element = elements.create("payment");
	window.said = [];
	element.on("ready", () => document.body.append(" ready "));
	element.on("change", ({ complete, empty }) => window.said.push({ complete, empty }));
	element.mount("#card");
	document.querySelector("button").onclick = async () => {
		output.textContent = "";
		const confirm = asked.get("secret").startsWith("seti_") ? stripe.confirmSetup : stripe.confirmPayment;
		const result = await confirm({
			elements,
			clientSecret: asked.get("secret"),
			confirmParams: { return_url: location.origin + "/done" },
			redirect: asked.get("redirect"),
		}).catch(({ message }) => message);
		output.textContent = JSON.stringify(result);
	};
} catch (error) {
	output.textContent = error.message;
}`;

/**
 * A page that pays through the real Stripe.js loader under the product's content security policy, in a real browser. All its requests are answered here:
 * js.stripe.com by the shim, api.stripe.com by the simulator.
 */
export function payingPage(sim: StripeSim) {
	let browser: Browser | null = null;
	let context: BrowserContext | null = null;
	let shim = "";
	const complaints: string[] = [];

	beforeAll(async () => {
		browser = await chromium.launch(await findBrowser());
		shim = await bundleShim();
	}, 60_000);
	afterAll(() => browser?.close());
	beforeEach(async () => {
		complaints.length = 0;
		context = (await browser?.newContext()) ?? null;
		await context?.route("**/*", (route) => answer(route));
	});
	afterEach(() => context?.close());

	async function answer(route: Route): Promise<void> {
		const request = route.request();
		const { hostname, pathname } = new URL(request.url());
		const js = { contentType: "text/javascript" };
		if (hostname === "api.stripe.com") {
			const response = await sim.fetch(request.url(), {
				method: request.method(),
				headers: await request.allHeaders(),
				...(request.postData() ? { body: request.postData() } : {}),
			});
			const headers = Object.fromEntries(response.headers);
			await route.fulfill({ status: response.status, headers, body: await response.text() });
		} else if (hostname === "js.stripe.com") {
			await route.fulfill({ ...js, body: shim });
		} else if (pathname === "/stripe-js.mjs") {
			await route.fulfill({ ...js, body: await readLoader() });
		} else if (pathname === "/pay.js") {
			await route.fulfill({ ...js, body: script });
		} else {
			const headers = { "Content-Security-Policy": policy };
			await route.fulfill({ contentType: "text/html", headers, body: page });
		}
	}

	return {
		/** The browser's complaints: policy violations and uncaught errors. */
		complaints,
		async open(
			asked: {
				readonly secret: string | null;
				readonly redirect?: string;
				readonly key?: string;
				/** Amount for drawing the fields before there is an intent; pence. */
				readonly amount?: number;
				/** Announced purpose of those fields. */
				readonly mode?: "payment" | "subscription";
			},
			origin = home,
		): Promise<Page> {
			const opened = await context?.newPage();
			if (!opened) {
				throw new Error("No browser.");
			}
			opened.on("pageerror", ({ message }) => complaints.push(message));
			opened.on("console", (said) => {
				if (said.text().includes("Content Security Policy")) {
					complaints.push(said.text());
				}
			});
			const {
				secret,
				redirect = "if_required",
				key = "pk_test_sim_page",
				mode = "payment",
			} = asked;
			const amount = String(asked.amount ?? "");
			const query = new URLSearchParams({ secret: secret ?? "", redirect, key, amount, mode });
			await opened.goto(`${origin}/pay?${query}`);
			return opened;
		},
	};
}

function readLoader(): Promise<string> {
	return readFile(
		createRequire(import.meta.url).resolve("@stripe/stripe-js/dist/pure.mjs"),
		"utf8",
	);
}

/** Types a card that has not expired into the simulated card form. */
export async function fillCard(page: Page, number: string): Promise<void> {
	await page.getByLabel("Card number").fill(number);
	await page.getByLabel("Expiry").fill("12 / 39");
	await page.getByLabel("CVC").fill("123");
}
