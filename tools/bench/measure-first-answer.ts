import { chromium, type Page } from "playwright";
import { findBrowser } from "test-browser";
import { ANSWER_TITLE } from "#domain/judgement/answer/answer-words.ts";
import { medianTime, print } from "./measure.ts";

const RUNS = 5;
const PATH = "/property/M145LL";

/** Lighthouse's slow 4G as a browser has it, and a processor of a quarter of the speed. */
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
	uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER = 4;

/**
 * How long a first visitor on a slow phone waits for the first answer of a preview: until its words are painted, not the sentence that asks to wait. `address`:
 * a server that compresses as the edge does.
 */
export async function measureFirstAnswer(address: string): Promise<void> {
	const browser = await chromium.launch(await findBrowser());
	const times: number[] = [];
	try {
		for (let run = 0; run < RUNS; run += 1) {
			const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
			times.push(await firstAnswer(await context.newPage(), `${address}${PATH}`));
			await context.close();
		}
	} finally {
		await browser.close();
	}
	const seconds = (medianTime(times) / 1000).toFixed(2);
	print(`${PATH}, first answer on slow 4G at ${SLOWER}x (goal at most 1.5 s)`, `${seconds} s`);
}

/** Milliseconds from the start of the navigation. */
async function firstAnswer(page: Page, url: string): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", SLOW_4G);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.addInitScript((answers) => {
		new MutationObserver((_, observer) => {
			if (document.querySelector(answers)) {
				observer.disconnect();
				// The frame after the one that it is drawn in has it on the screen.
				requestAnimationFrame(() =>
					requestAnimationFrame((at) => {
						document.documentElement.dataset["answered"] = String(at);
					}),
				);
			}
		}).observe(document, { childList: true, subtree: true });
	}, `section[aria-label="${ANSWER_TITLE}"]`);
	await page.goto(url);
	const answered = page.locator("html[data-answered]");
	await answered.waitFor({ state: "attached" });
	return Number(await answered.getAttribute("data-answered"));
}
