import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aQueuedScheme, aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { openWorkbench, licensingPath as path } from "#web/test/open-workbench.tsx";

const id = "manchester-selective-2025";
const split = `POST ${path}/${id}/split`;
const dialog = page.getByRole("dialog");
const title = page.getByRole("heading", { level: 2 }).first();
const text = page.getByRole("region", { name: "Text of the page" });
const send = dialog.getByRole("button", { name: "Split scheme" });
const part = (name: string) => dialog.getByRole("group", { name });
const [stays, goes] = [aRegisterScheme({ revision: 2 }), aRegisterScheme({ id: "sch_new" })];

test("s splits a row by wards and days, and the queue is read again", async () => {
	const { sent, asked } = await openWorkbench({ answers: { [split]: gives({ stays, goes }) } });
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("s");
	await dialog.getByLabelText("Rusholme").click();
	await part("The new row").getByLabelText("First day").fill("2025-06-01");
	await dialog.getByLabelText("Why").fill("Two designations.");
	await send.click();

	await expect.element(page.getByText("Manchester was split.")).toBeVisible();
	expect(sent).toEqual([
		{
			call: split,
			body: {
				revisionSeen: 1,
				why: "Two designations.",
				stays: { wardCodes: ["E05011369"], start: "2025-02-01", end: "2100-01-31" },
				goes: { wardCodes: ["E05011377"], start: "2025-06-01", end: "2100-01-31" },
			},
		},
	]);
	await expect
		.poll(() => asked.filter((call) => call === `${path}/queue`).length)
		.toBeGreaterThan(1);
});

test("a split wants a reason, and a refusal stands at the field of its part", async () => {
	const message = "The last day is before the first.";
	const { sent } = await openWorkbench({
		answers: {
			[split]: refuses(400, { code: "invalid_input", message, fields: { "goes.end": message } }),
		},
	});
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("s");
	await send.click();
	await expect
		.element(dialog.getByLabelText("Why"))
		.toHaveAccessibleDescription(/Say why it is split\./);
	expect(sent).toEqual([]);

	await dialog.getByLabelText("Why").fill("Two designations.");
	await send.click();
	await expect
		.element(part("The new row").getByLabelText("Last day"))
		.toHaveAccessibleDescription(message);
});

test("of a row that somebody changed the split is kept as typed, with what changed, and can be sent again", async () => {
	const now = aRegisterScheme({ revision: 5, end: "2029-01-31" });
	const message = "Somebody changed this scheme since you saw it.";
	const refusal = { error: message, message, code: "scheme_changed", requestId: "t", scheme: now };
	const { sent } = await openWorkbench({
		answers: {
			[split]: inTurn(() => Response.json(refusal, { status: 409 }), gives({ stays, goes })),
		},
	});
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("s");
	await dialog.getByLabelText("Rusholme").click();
	await dialog.getByLabelText("Why").fill("Two designations.");
	await send.click();
	await expect.element(dialog.getByText(/^Last day: 31 Jan 2100/)).toBeVisible();
	await expect.element(dialog.getByLabelText("Rusholme")).toBeChecked();
	await send.click();
	await expect.element(page.getByText("Manchester was split.")).toBeVisible();
	expect(sent.map(({ body }) => (body as { revisionSeen: number }).revisionSeen)).toEqual([1, 5]);
});

test("x ends a row, which stays in sight", async () => {
	const ended = aRegisterScheme({ revision: 2, end: "2026-11-21" });
	const { sent } = await openWorkbench({ answers: { [`PATCH ${path}/${id}`]: gives(ended) } });
	await expect.element(text).toBeVisible();
	await userEvent.keyboard("x");
	await dialog.getByRole("button", { name: "End scheme" }).click();
	await expect.element(page.getByText("Manchester was ended.")).toBeVisible();
	await expect.element(title).toHaveTextContent(/^Manchester/);
	expect(sent[0]?.body).toEqual({ end: "2026-11-21", revisionSeen: 1 });
});

test("a council without a scheme has none to split or end", async () => {
	await openWorkbench({
		rows: [
			aQueuedScheme({
				kind: "none",
				status: "none",
				coverage: "none",
				ruledOut: ["selective"],
				wards: [],
				start: null,
				end: null,
			}),
		],
	});
	await expect.element(page.getByRole("button", { name: /^Split/ })).toBeDisabled();
	await expect.element(page.getByRole("button", { name: /^End/ })).toBeDisabled();
	await userEvent.keyboard("sx");
	await expect.element(dialog).not.toBeInTheDocument();
});

test("a row's history says who changed what and why, once it is asked for", async () => {
	const { asked } = await openWorkbench({
		answers: {
			[`${path}/${id}/history`]: gives({
				entries: [
					{
						at: "2026-11-20T10:00:00.000Z",
						by: "grace",
						isFromFile: false,
						why: "The page says so.",
						revision: 3,
						changes: [{ label: "Last day", before: ["31 Jan 2029"], after: ["31 Jan 2030"] }],
					},
					{
						at: "2026-11-02T10:00:00.000Z",
						by: null,
						isFromFile: false,
						why: null,
						revision: 2,
						changes: [],
					},
					{
						at: "2026-11-01T10:00:00.000Z",
						by: null,
						isFromFile: true,
						why: null,
						revision: 1,
						changes: [],
					},
				],
			}),
		},
	});
	await expect.element(text).toBeVisible();
	expect(asked).not.toContain(`${path}/${id}/history`);
	await page.getByText("History", { exact: true }).click();
	await expect
		.element(page.getByText(/^grace, 20 Nov 2026, 10:00: The page says so\./))
		.toBeVisible();
	await expect.element(page.getByText(/^Published file/)).toBeVisible();
	await expect.element(page.getByText(/^An account that is gone/)).toBeVisible();
});

test("the diary stands by month, leads to each row, and can be had as a file", async () => {
	await openWorkbench({
		view: "diary",
		answers: {
			[`${path}/diary`]: gives({
				entries: [
					{
						id: "york-ends-9",
						schemeId: "york",
						council: "York",
						kind: "additional",
						day: "2026-11-30",
						what: "ends",
						on: "2027-08-31",
						monthsBefore: 9,
						isVerified: false,
					},
					{
						id: "leeds-starts-0",
						schemeId: "leeds",
						council: "Leeds",
						kind: "selective",
						day: "2027-01-05",
						what: "starts",
						on: "2027-01-05",
						monthsBefore: 0,
						isVerified: true,
					},
				],
			}),
		},
	});
	const month = page.getByRole("region", { name: "November 2026" });
	await expect
		.element(month.getByRole("listitem"))
		.toHaveTextContent(
			"York: Additional HMO licensing ends in 9 months, on 31 Aug 2027 (not verified)",
		);
	await expect
		.element(month.getByRole("link", { name: "York" }))
		.toHaveAttribute("href", "/admin?work=queue&row=york");
	await expect
		.element(page.getByRole("region", { name: "January 2027" }))
		.toHaveTextContent(/Leeds: Selective licensing starts on this day$/);
	await expect
		.element(page.getByRole("link", { name: "Download .ics" }))
		.toHaveAttribute("href", `${path}/diary.ics`);
});
