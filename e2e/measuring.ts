import type { Page } from "@playwright/test";

/** Widths that are designed, in pixels. */
export const widths = [390, 768, 1440] as const;

/** Adds up how far things move on a page without anybody's doing, from its first paint on. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
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

/** Whether the page is wider than its window. */
export function overflows(page: Page): Promise<boolean> {
	return page.evaluate(
		() => document.documentElement.scrollWidth > document.documentElement.clientWidth,
	);
}
