import { expect, type Page } from "@playwright/test";

/** Widths that are designed, in pixels. */
export const widths = [390, 768, 1440] as const;

/** Adds up how far things move on a page without anybody's doing, from its first paint on. To be called before the page is opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
			})[]) {
				sum += entry.hadRecentInput ? 0 : entry.value;
			}
			document.documentElement.dataset["shifted"] = String(sum);
		}).observe({ type: "layout-shift", buffered: true });
	});
	return async () =>
		Number(await page.evaluate(() => document.documentElement.dataset["shifted"] ?? "0"));
}

/** Opens a path at every width, or at those that are given: it fits, and nothing of it moves while it loads. */
export async function expectStill(
	page: Page,
	path: string,
	at: readonly number[] = widths,
): Promise<void> {
	const shifted = await watchShifts(page);
	for (const width of at) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(path, { waitUntil: "networkidle" });
		expect([path, width, await overflows(page)]).toEqual([path, width, false]);
		const sum = await shifted();
		expect(sum, `${path} at ${width} px: things moved by ${sum}`).toBeLessThanOrEqual(0.01);
	}
}

/** Opens whatever of the screen is folded. */
export function openFolds(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) {
			fold.open = true;
		}
	});
}

/** Whether the page is wider than its window. */
export function overflows(page: Page): Promise<boolean> {
	return page.evaluate(
		() => document.documentElement.scrollWidth > document.documentElement.clientWidth,
	);
}

/** What is pressed on to by the keyboard and lies, whole or in part, under what is fixed to the window. */
export async function focusUnderBars(page: Page): Promise<string[]> {
	const hidden: string[] = [];
	await loadWhatIsNear(page);
	for (let step = 0; step < 200; step += 1) {
		await page.keyboard.press("Tab");
		const found = await page.evaluate(() => {
			const element = document.activeElement;
			if (element === null || element === document.body) {
				return "end";
			}
			const [first] = element.getClientRects();
			const { left, top, width, bottom } = first ?? element.getBoundingClientRect();
			const isUnder = [top + 1, bottom - 1].some((y) => {
				let there = document.elementFromPoint(left + width / 2, y);
				if (there === null || element.contains(there)) {
					return there === null;
				}
				for (; there !== null && !there.contains(element); there = there.parentElement) {
					if (["fixed", "sticky"].includes(getComputedStyle(there).position)) {
						return true;
					}
				}
				return false;
			});
			return isUnder ? (element.textContent || element.outerHTML).slice(0, 60) : null;
		});
		if (found === "end") {
			return hidden;
		}
		if (found !== null) {
			hidden.push(found);
		}
	}
	return hidden;
}

/** Scrolls through the page once, and waits until it stands still: what loads when the reader comes near would otherwise move what has the focus. */
function loadWhatIsNear(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
		const settle = async () => {
			let height = -1;
			for (let still = 0; still < 20; still += 1) {
				await frame();
				if (isBusy() || document.body.scrollHeight !== height) {
					still = 0;
				}
				height = document.body.scrollHeight;
			}
		};
		for (let y = 0; y < document.body.scrollHeight; y += 600) {
			scrollTo({ top: y, behavior: "instant" });
			await frame();
			await frame();
			while (isBusy()) {
				await frame();
			}
		}
		await settle();
		scrollTo({ top: 0, behavior: "instant" });
		await settle();
	});
}
