import { openPanel } from "./administering.ts";
import { expect, expectUnhindered, test } from "./fixtures.ts";

/** Rows whose pages the simulator of councils' sites has. */
const rows = [
	"bexley-selective-2025-01-13",
	"blackpool-selective-2025-04-01",
	"brent-selective-2023-08-01",
	"bristol-selective-2024-08-06",
	"birmingham-selective-2023-06-05",
	"manchester-selective-2025-05-24",
	"doncaster-selective-2021-11-15",
	"lewisham-selective-2024-07-01",
	"york-additional-2023-04-01",
	"islington-selective-2024-05-20",
];
/** Milliseconds in which a row can be opened and confirmed, without the time of reading it. */
const MOST = 60_000;

test("ten rows are confirmed by key, each beside what its council's page says", async ({
	page,
	mailbox,
}) => {
	test.setTimeout(240_000);
	await openPanel(page, mailbox, "settings");
	const pages = page.getByRole("row").filter({ hasText: "Council licensing pages" });
	await pages.getByRole("button", { name: /^Run now/ }).click();
	await expect(pages).toContainText("Running");
	await expect(pages).toContainText("Updated", { timeout: 60_000 });

	const took: number[] = [];
	for (const row of rows) {
		const since = Date.now();
		await page.goto(`/admin?work=queue&row=${row}`);
		const reading = page.getByRole("region", { name: "What the page says" });
		// A document has no text; it says so in its place.
		await expect(
			reading.getByText(/Text of the page|It is a document/).or(reading.getByRole("region")),
		).toBeVisible();
		const title = page.getByRole("heading", { level: 2 }).first();
		const council = await title.textContent();
		await page.keyboard.press("c");
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Enter");
		// The next row.
		await expect(title).not.toHaveText(council ?? "");
		took.push(Date.now() - since);
	}
	process.stdout.write(`${rows.map((row, place) => `${row}: ${took[place]} ms`).join("\n")}\n`);
	expect(Math.max(...took)).toBeLessThan(MOST);

	for (const row of rows) {
		const place = await page.request.get(`/api/admin/licensing/${row}/place`);
		expect(await place.json()).toMatchObject({ isDue: false });
	}
});

test("the queue, a row and the diary stand in nobody's way at any width", async ({
	page,
	mailbox,
}) => {
	test.setTimeout(120_000);
	await openPanel(page, mailbox);
	for (const query of ["work=queue", "work=queue&row=york-additional-2023-04-01", "work=diary"]) {
		await page.goto(`/admin?${query}`, { waitUntil: "networkidle" });
		// So high that the bar of buttons lies over nothing.
		await expectUnhindered(page, query, 2_000);
	}
});

test("the diary is a file that a calendar reads", async ({ page, mailbox }) => {
	await openPanel(page, mailbox);
	await page.goto("/admin?work=diary");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download .ics" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^[a-z-]+-licensing-diary\.ics$/);
});
