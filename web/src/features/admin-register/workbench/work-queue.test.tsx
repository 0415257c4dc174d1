import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aQueuedScheme, aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives } from "#web/test/fake-api.ts";
import {
	aSchemePage,
	dueRows,
	openWorkbench,
	licensingPath as path,
} from "#web/test/open-workbench.tsx";

const id = "manchester-selective-2025";
const confirm = `POST ${path}/${id}/confirm`;
const title = page.getByRole("heading", { level: 2 }).first();
const dialog = page.getByRole("dialog");
const facts = page.getByRole("region", { name: "What the register says" });
const reading = page.getByRole("region", { name: "What the page says" });
const text = page.getByRole("region", { name: "Text of the page" });
const button = (name: RegExp) => page.getByRole("button", { name });
const confirmed = aRegisterScheme({ revision: 2, verifiedOn: "2026-11-21" });

test("the row that does the most harm comes first: why it waits, our facts, and the page beside them", async () => {
	await openWorkbench();

	await expect.element(title).toHaveTextContent("Manchester: Selective licensing");
	await expect.element(page.getByText("Row 1 of 3 due")).toBeVisible();
	await expect
		.element(page.getByText("About 4,200 homes let privately · Ends 31 Jan 2030"))
		.toBeVisible();
	await expect.element(page.getByText("Never verified", { exact: true })).toBeVisible();
	await expect.element(facts.getByText("1 Feb 2025")).toBeVisible();
	await expect.element(text).toHaveTextContent(/It starts on 1 February 2025 in Moss Side/);
	expect(
		text
			.getByRole("mark")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(["Selective", "1 February 2025", "Moss Side", "£987"]);
});

test("each fact says whether the page says it, and leads to where", async () => {
	await openWorkbench();

	await expect.element(facts.getByText("Not found: Rusholme")).toBeVisible();
	await expect.element(facts.getByText("Not found on the page")).toBeVisible();
	await facts.getByRole("button", { name: /show First day/ }).click();

	expect(document.activeElement?.textContent).toBe("1 February 2025");
});

test("j and k go to the next row and back, and stop at the ends", async () => {
	await openWorkbench();
	await expect.element(title).toHaveTextContent(/^Manchester/);
	await expect.element(button(/^Previous/)).toBeDisabled();

	await userEvent.keyboard("kj");
	await expect.element(title).toHaveTextContent(/^York/);
	await userEvent.keyboard("j");
	await expect.element(title).toHaveTextContent(/^Leeds/);
	await expect.element(button(/^Next/)).toBeDisabled();
	await userEvent.keyboard("jk");
	await expect.element(title).toHaveTextContent(/^York/);
});

test("c asks once, Enter confirms with the page that was in sight, and the next row comes", async () => {
	const place = aQueuedScheme({ ...confirmed }, { doubts: [], isDue: false });
	const { sent } = await openWorkbench({
		answers: { [confirm]: gives(confirmed), [`${path}/${id}/place`]: gives(place) },
	});
	await expect.element(text).toBeVisible();

	await userEvent.keyboard("c");
	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Confirm: Manchester");
	await expect.element(dialog.getByRole("checkbox")).toBeChecked();
	await userEvent.keyboard("{Enter}");

	await expect.element(title).toHaveTextContent(/^York/);
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(page.getByText("Manchester was confirmed.")).toBeVisible();
	expect(sent).toEqual([
		{
			call: confirm,
			body: {
				revisionSeen: 1,
				reviewSeen: null,
				read: ["https://www.manchester.gov.uk/selective"],
			},
		},
	]);
	await userEvent.keyboard("k");
	await expect.element(page.getByText("Verified 21 Nov 2026")).toBeVisible();
	await expect.element(page.getByText("Never verified")).not.toBeInTheDocument();
});

test("keys rest while something is typed and while a dialog is open", async () => {
	const { sent } = await openWorkbench();
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("e");
	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Edit scheme: Manchester");

	await dialog.getByLabelText("Why").fill("");
	await userEvent.keyboard("jcsx?");
	await expect.element(dialog.getByLabelText("Why")).toHaveValue("jcsx?");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect.element(dialog).not.toBeInTheDocument();

	await expect.element(title).toHaveTextContent(/^Manchester/);
	await userEvent.keyboard("c");
	await expect.element(dialog.getByRole("button", { name: /^Confirm/ })).toHaveFocus();
	await userEvent.keyboard("jx");
	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Confirm: Manchester");
	await userEvent.keyboard("{Escape}");
	await userEvent.keyboard("{Control>}j{/Control}");
	await expect.element(title).toHaveTextContent(/^Manchester/);
	expect(sent).toEqual([]);
});

test("every key is named by its button, and ? lists them", async () => {
	await openWorkbench();
	for (const [name, key] of [
		[/^Confirm/, "c"],
		[/^Correct/, "e"],
		[/^Split/, "s"],
		[/^End/, "x"],
		[/^Next/, "j"],
		[/^Previous/, "k"],
		[/^Keys/, "?"],
	] as const) {
		await expect.element(button(name)).toHaveAttribute("aria-keyshortcuts", key);
		await expect.element(button(name)).toHaveTextContent(key);
	}
	await userEvent.keyboard("?");
	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Keys");
});

test("what changed of a page since it was last read comes first, word by word", async () => {
	const before = { seenAt: "2026-11-06T03:00:00.000Z", text: "The fee is £987 a home." };
	const now = { seenAt: "2026-11-20T03:00:00.000Z", text: "The fee is £1,100 a home." };
	const review = { reason: "page_changed", noticedAt: "2026-11-20T03:00:00.000Z" } as const;
	await openWorkbench({
		rows: [aQueuedScheme({ review }, { doubts: ["page_changed"] })],
		answers: { [`${path}/${id}/pages`]: gives({ pages: [aSchemePage({ before, now })] }) },
	});

	await expect.element(reading.getByText("What changed since 6 Nov 2026")).toBeVisible();
	await expect.element(reading.getByText("Removed:")).toBeInTheDocument();
	await expect.element(reading.getByText("£987")).toBeInTheDocument();
	await expect.element(page.getByText("Page changed", { exact: true })).toBeVisible();
});

test.each([
	["a document", { now: { seenAt: "2026-11-20T03:00:00.000Z", text: null } }, /a document/],
	["nobody looked at", { checkedAt: null, now: null }, /Nobody looked at it yet/],
	["could not be read", { fault: "it asks to sign in" }, /could not read it: it asks to sign in/],
])("a page that %s says so, and can be opened", async (_, over, words) => {
	const shown = aSchemePage(over);
	await openWorkbench({ answers: { [`${path}/${id}/pages`]: gives({ pages: [shown] }) } });
	await expect.element(reading.getByText(words)).toBeVisible();
	await expect.element(reading.getByRole("link")).toHaveAttribute("href", shown.url);
});

test("an address opens its row, though that is further down than was read, or not due", async () => {
	const far = aQueuedScheme({ id: "far", council: "Wigan" }, { isDue: false, doubts: [] });
	await openWorkbench({
		row: "far",
		answers: {
			[`${path}/far/place`]: gives(far),
			[`${path}/far/pages`]: gives({ pages: [aSchemePage()] }),
		},
	});
	await expect.element(title).toHaveTextContent(/^Wigan/);
	await expect.element(page.getByText("Not due")).toBeVisible();
	await userEvent.keyboard("j");
	await expect.element(title).toHaveTextContent(/^Manchester/);
});

test("the next rows are read before the last that is held is reached", async () => {
	const { asked } = await openWorkbench({
		answers: {
			[`${path}/queue`]: (url) =>
				url.searchParams.has("after")
					? gives({ rows: [aQueuedScheme({ id: "wigan", council: "Wigan" })], due: 4, next: null })(
							url,
						)
					: gives({ rows: dueRows, due: 4, next: "9000.leeds" })(url),
			[`${path}/wigan/pages`]: gives({ pages: [aSchemePage()] }),
		},
	});
	await expect.element(title).toHaveTextContent(/^Manchester/);
	await userEvent.keyboard("j");
	await expect.poll(() => asked).toContain(`${path}/queue?after=9000.leeds`);
	await expect.element(title).toHaveTextContent(/^York/);
	await userEvent.keyboard("j");
	await expect.element(title).toHaveTextContent(/^Leeds/);
	await expect.element(button(/^Next/)).toBeEnabled();
	await userEvent.keyboard("j");
	await expect.element(title).toHaveTextContent(/^Wigan/);
});

test("nothing that is due is nothing to do", async () => {
	await openWorkbench({ rows: [] });
	await expect.element(page.getByText(/There is nothing to do/)).toBeVisible();
});

test("on a phone the halves stand under each other, and every button is in sight", async () => {
	await openWorkbench();
	await page.viewport(390, 844);
	await expect.element(text).toBeVisible();
	const [left, right] = [facts, reading].map((half) => half.element().getBoundingClientRect());
	expect(left?.bottom).toBeLessThanOrEqual(right?.top ?? 0);
	for (const each of page
		.getByRole("region", { name: "This row" })
		.getByRole("button")
		.elements()) {
		const { left: from, right: to, bottom, height } = each.getBoundingClientRect();
		expect(from).toBeGreaterThanOrEqual(0);
		expect(to).toBeLessThanOrEqual(390);
		expect(bottom).toBeLessThanOrEqual(844);
		expect(height).toBeGreaterThanOrEqual(44);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("of several pages one is chosen, and that is the one it was read at; keys work on meanwhile", async () => {
	const notice = "https://publicnoticeportal.uk/notice/1";
	const evidence = [
		{
			url: notice,
			publisher: "notice_portal",
			pageDay: null,
			readDay: "2026-11-01",
			proves: "The days of it.",
		},
	] as const;
	const text2 = { seenAt: "2026-11-13T03:00:00.000Z", text: "It ends on 31 January 2030." };
	await openWorkbench({
		rows: [aQueuedScheme({ evidence: [...evidence] }), ...dueRows.slice(1)],
		answers: {
			[`${path}/${id}/pages`]: gives({
				pages: [aSchemePage(), aSchemePage({ url: notice, now: text2 })],
			}),
		},
	});
	await expect.element(text).toHaveTextContent(/1 February 2025/);

	await reading.getByLabelText("2. Evidence: Public notice").click();
	await expect.element(text).toHaveTextContent("It ends on 31 January 2030.");
	await expect.element(facts.getByRole("button", { name: /show Last day/ })).toBeVisible();
	await userEvent.keyboard("c");
	await expect.element(dialog.getByLabelText(/publicnoticeportal/)).toBeChecked();
	await expect.element(dialog.getByLabelText(/manchester/)).not.toBeChecked();
});
