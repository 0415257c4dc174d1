import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aReportSummary } from "#web/test/a-report-summary.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const mine = "/api/reports/user";
const main = page.getByRole("main");
const rows = main.getByRole("listitem");
const paid = { state: "paid", isPaid: true } as const;

function open(answers: Parameters<typeof fakeApi>[0], path = "/reports") {
	const api = fakeApi({ ...signedInAs(), ...answers });
	return { ...api, ...renderScreen(path) };
}

const listed = (...reports: ReturnType<typeof aReportSummary>[]) => gives({ reports, next: null });

test("what is searched for, in which order and from where stands in the address and is asked for", async () => {
	const { asked, address } = open({ [mine]: listed(aReportSummary()) });
	await main.getByRole("searchbox", { name: /^Find by name/ }).fill("roof");
	await expect.poll(address).toBe("/reports?find=roof");
	await main.getByRole("combobox", { name: "Order" }).selectOptions("Highest rent");
	await main.getByRole("checkbox", { name: "Archived" }).click();

	await expect.poll(address).toBe("/reports?find=roof&sort=rent&archived=true");
	await expect.poll(() => asked.at(-1)).toBe(`${mine}?find=roof&sort=rent&archived=true`);
});

test("a box that is ticked stays ticked while its list is on the way", async () => {
	open({ [mine]: listed(aReportSummary()) });
	const box = main.getByRole("checkbox", { name: "Archived" });
	await expect.element(box).toBeVisible();
	const input = box.element() as HTMLInputElement;
	input.click();
	// Only what is done at once: a step that waits for the screen would come later.
	await Promise.resolve();
	expect(input.checked).toBe(true);
});

test("an address with a search opens it; what it does not know is left out", async () => {
	const { asked } = open({ [mine]: listed(aReportSummary()) }, "/reports?find=ada&sort=cheapest");
	await expect.element(main.getByRole("searchbox")).toHaveValue("ada");
	expect(asked).toContain(`${mine}?find=ada`);
});

test("a search that finds nothing says so, and leads back to all", async () => {
	const { address } = open({ [mine]: listed() }, "/reports?find=ada&archived=true");
	await expect.element(main.getByText("None of your archived reports holds “ada”.")).toBeVisible();
	await main.getByRole("button", { name: "Show all reports" }).click();
	await expect.poll(address).toBe("/reports");
});

test("who archived all their reports is not told that they have none", async () => {
	open({
		[mine]: (url) => listed(...(url.searchParams.has("archived") ? [aReportSummary()] : []))(url),
		"/api/reports/claimable": gives({ reports: [] }),
	});
	await expect
		.element(main.getByRole("heading", { name: "All your reports are archived" }))
		.toBeVisible();
	await main.getByRole("link", { name: "Show them" }).click();
	await expect.element(rows.getByRole("heading", { name: "14 Claremont Road" })).toBeVisible();
});

test("a row shows what its buyer stated, and what its owner calls it and noted", async () => {
	const report = aReportSummary({ name: "The corner", note: "Mould", rent: 1_050, price: 165_000 });
	open({ [mine]: listed(report) });
	await expect.element(rows.getByRole("heading", { name: "The corner" })).toBeVisible();
	await expect.element(rows).toHaveTextContent(/14 Claremont Road · M14 5LL/);
	await expect.element(rows.getByText("Your rent: £1,050 a month")).toBeVisible();
	await expect.element(rows.getByText("Your price: £165,000")).toBeVisible();
	await expect.element(rows.getByText("Mould")).toBeVisible();
});

test("a name and a note are saved together, with the note that was there before", async () => {
	const { sent } = open({
		[mine]: listed(aReportSummary({ id: "rpt_1", note: "Old" })),
		"PATCH /api/reports/rpt_1": gives({ name: "Corner", note: "New", archivedAt: null }),
	});
	await rows.getByRole("button", { name: /^Edit name and note/ }).click();
	const dialog = page.getByRole("dialog", { name: "Name and note" });
	await dialog.getByLabelText("Name").fill("Corner");
	await dialog.getByLabelText("Note").fill("New");
	await dialog.getByRole("button", { name: "Save" }).click();

	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent).toMatchObject([{ body: { name: "Corner", note: "New", noteBefore: "Old" } }]);
});

test("a note that was changed in another tab is shown beside what was typed, which is kept", async () => {
	let stands = "Theirs";
	const { sent } = open({
		[mine]: listed(aReportSummary({ id: "rpt_1", note: "Old" })),
		"PATCH /api/reports/rpt_1": (url) => {
			if (stands === "Theirs") {
				stands = "Mine";
				return refuses(409, {
					code: "note_changed",
					message: "This note was changed elsewhere meanwhile.",
					current: "Theirs",
				})(url);
			}
			return gives({ name: null, note: stands, archivedAt: null })(url);
		},
	});
	await rows.getByRole("button", { name: /^Edit name and note/ }).click();
	const dialog = page.getByRole("dialog", { name: "Name and note" });
	await dialog.getByLabelText("Note").fill("Mine");
	await dialog.getByRole("button", { name: "Save" }).click();

	await expect.element(dialog.getByText("Theirs", { exact: true })).toBeVisible();
	await expect.element(dialog.getByLabelText("Note")).toHaveValue("Mine");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent.at(-1)).toMatchObject({ body: { note: "Mine", noteBefore: "Theirs" } });
});

test("a report is put aside, and its list read again", async () => {
	let isAside = false;
	const { sent } = open({
		[mine]: (url) => listed(...(isAside ? [] : [aReportSummary({ id: "rpt_1" })]))(url),
		"/api/reports/claimable": gives({ reports: [] }),
		"PATCH /api/reports/rpt_1": (url) => {
			isAside = true;
			return gives({ name: null, note: null, archivedAt: "2026-11-23T00:00:00.000Z" })(url);
		},
	});
	await rows.getByRole("button", { name: /^Archive/ }).click();
	await expect.element(page.getByText("It stands under Archived from now on.")).toBeVisible();
	await expect.element(rows).not.toBeInTheDocument();
	expect(sent).toMatchObject([{ body: { archived: true } }]);
});

test("two to four paid reports that are ticked are compared, fewer or more are not", async () => {
	const reports = Array.from({ length: 5 }, (_, at) =>
		aReportSummary({ id: `rpt_${at}`, address: `${at} Ada Street`, ...paid }),
	);
	open({ [mine]: listed(...reports, aReportSummary({ id: "rpt_unpaid" })) });
	const box = (at: number) => main.getByRole("checkbox", { name: `Compare ${at} Ada Street` });
	await box(0).click();
	await expect.element(main.getByText(/Choose 2 to 4 to compare/)).toBeVisible();
	await expect.element(main.getByRole("button", { name: "Compare" })).toBeDisabled();
	await box(3).click();
	await expect
		.element(main.getByRole("link", { name: "Compare" }))
		.toHaveAttribute("href", "/reports/compare?ids=rpt_0,rpt_3");
	for (const at of [1, 2, 4]) {
		await box(at).click();
	}
	await expect.element(main.getByRole("link", { name: "Compare" })).not.toBeInTheDocument();
	await expect.element(main.getByRole("checkbox", { name: /Claremont/ })).not.toBeInTheDocument();
});

test("on a phone the way on is as wide as its line", async () => {
	await page.viewport(390, 844);
	open({ [mine]: listed(aReportSummary(), aReportSummary({ ...paid, id: "rpt_paid" })) });

	for (const name of [/^Complete Purchase/, /^View Report/]) {
		const way = main.getByRole("link", { name });
		await expect.element(way).toBeVisible();
		const line = (way.element().closest("article") as Element).querySelector("dl") as Element;
		expect(way.element().getBoundingClientRect().width).toBeCloseTo(
			line.getBoundingClientRect().width,
			0,
		);
	}
});
