import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { anAnalytics, anAnalyticsDay } from "#web/test/an-analytics.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { RevenueSection } from "./analytics-answer.tsx";

test("the figures of a chart can be kept as a file, which is named after them", async () => {
	const files: { name: string; blob: Blob }[] = [];
	const made = vi.spyOn(URL, "createObjectURL");
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		const blob = made.mock.calls.at(-1)?.[0];
		if (blob instanceof Blob) {
			files.push({ name: this.download, blob });
		}
	});
	const days = [
		anAnalyticsDay("2026-11-20", { revenue: 123_450 }),
		anAnalyticsDay("2026-11-21", { revenue: 1_500 }),
	];
	renderPart(<RevenueSection analytics={anAnalytics({ days })} />);

	await page.getByRole("button", { name: "Download CSV of Revenue by day" }).click();

	const [file] = files;
	expect(file?.name).toBe("lettable-revenue-2026-11-20-2026-11-21.csv");
	expect(file?.blob.type).toBe("text/csv;charset=utf-8");
	const bytes = new Uint8Array(await (file?.blob.arrayBuffer() ?? new ArrayBuffer(0)));
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	expect(new TextDecoder().decode(bytes)).toBe(
		"Day,Revenue (£)\r\n2026-11-20,1234.50\r\n2026-11-21,15.00\r\n",
	);
});
