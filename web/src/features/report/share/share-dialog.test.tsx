import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Share } from "#contracts/report-share.ts";
import { fromPounds } from "#domain/base/money.ts";
import { fakeApi, gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { aPaidReport, REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ShareButton } from "./share-button.tsx";

const path = `/api/reports/${REPORT_ID}/shares`;
const dialog = page.getByRole("dialog", { name: "Share this report" });
const row = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
const name = dialog.getByLabelText("Who is it for?");
const make = dialog.getByRole("button", { name: "Make a link" });

function aShare(over: Partial<Share> = {}): Share {
	return {
		id: "shr_sam",
		name: "Sam",
		withTax: false,
		path: "/shared/secretofsam",
		createdAt: "2026-11-21T10:00:00.000Z",
		uses: 0,
		lastUsedAt: null,
		...over,
	};
}

const plain = aPaidReport({ shareable: true });
const { money } = plain.document;
const position = {
	incomePence: fromPounds(35_000),
	nation: "England",
	share: 0.5,
	company: false,
} as const;
const calculatedFor = {
	...plain,
	document: { ...plain.document, money: { ...money, context: { ...money.context, position } } },
};

async function openDialog(answers: Parameters<typeof fakeApi>[0], report = plain) {
	const api = fakeApi(answers);
	renderPart(<ShareButton report={report} />);
	await page.getByRole("button", { name: "Share" }).click();
	await expect.element(dialog).toBeVisible();
	return api;
}

const copied = vi.fn((_: string) => Promise.resolve());

beforeEach(() => {
	copied.mockClear();
	vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
});

test("a link is made once, with its name, and is ready to be copied", async () => {
	const { sent } = await openDialog({
		[path]: gives({ shares: [] }),
		[`POST ${path}`]: gives({ shares: [aShare()] }),
	});
	await name.fill("Sam");
	await expect.element(make).toBeVisible();
	pressTwice(make);

	const address = dialog.getByLabelText("Link for Sam");
	await expect.element(address).toHaveFocus();
	await expect.element(address).toHaveValue(`${window.location.origin}/shared/secretofsam`);
	await expect.element(name).toHaveValue("");
	expect(sent).toEqual([{ call: `POST ${path}`, body: { name: "Sam", withTax: false } }]);

	await dialog.getByRole("button", { name: "Copy link for Sam" }).click();
	await expect.element(dialog.getByText("Copied.")).toBeVisible();
	expect(copied).toHaveBeenCalledWith(`${window.location.origin}/shared/secretofsam`);
});

test("where the browser copies nothing, the link is selected and the owner told", async () => {
	await openDialog({ [path]: gives({ shares: [aShare()] }) });
	copied.mockRejectedValueOnce(new Error("not allowed"));
	await dialog.getByRole("button", { name: "Copy link for Sam" }).click();
	await expect.element(dialog.getByText(/^Your browser did not copy it/)).toBeVisible();
	await expect.element(dialog.getByLabelText("Link for Sam")).toHaveFocus();
});

test("each link says how often it was opened and when last, as it is when the dialog opens", async () => {
	const lastUsedAt = "2026-11-23T18:00:00.000Z";
	await openDialog({
		[path]: inTurn(
			gives({
				shares: [aShare(), aShare({ id: "shr_b", name: "Kim", uses: 1, lastUsedAt })],
			}),
			gives({ shares: [aShare({ uses: 3, lastUsedAt })] }),
		),
	});
	await expect.element(row("Sam")).toHaveTextContent("Not opened yet");
	await expect.element(row("Kim")).toHaveTextContent("Opened once, on 23 November 2026");

	await dialog.getByRole("button", { name: "Close" }).click();
	await page.getByRole("button", { name: "Share" }).click();

	await expect.element(row("Sam")).toHaveTextContent("Opened 3 times, last on 23 November 2026");
	await expect.element(row("Kim")).not.toBeInTheDocument();
});

test("a link is withdrawn after it was asked for, and the list keeps the focus", async () => {
	const { sent } = await openDialog({
		[path]: gives({ shares: [aShare()] }),
		[`POST ${path}/shr_sam/withdraw`]: gives({ shares: [] }),
	});
	await dialog.getByRole("button", { name: "Withdraw the link for Sam" }).click();
	const asking = page.getByRole("dialog", { name: "Withdraw this link?" });
	await asking.getByRole("button", { name: "Keep it" }).click();
	expect(sent).toEqual([]);

	await dialog.getByRole("button", { name: "Withdraw the link for Sam" }).click();
	await expect.element(asking.getByRole("button", { name: "Withdraw link" })).toBeVisible();
	pressTwice(asking.getByRole("button", { name: "Withdraw link" }));

	await expect.element(row("Sam")).not.toBeInTheDocument();
	await expect.element(asking).not.toBeInTheDocument();
	await expect.element(dialog.getByRole("list", { name: "Links" })).toHaveFocus();
	expect(sent).toHaveLength(1);
});

test("a link that could not be withdrawn stays, and it is said why", async () => {
	await openDialog({
		[path]: gives({ shares: [aShare()] }),
		[`POST ${path}/shr_sam/withdraw`]: isDown,
	});
	await dialog.getByRole("button", { name: "Withdraw the link for Sam" }).click();
	await page.getByRole("button", { name: "Withdraw link" }).click();
	await expect.element(page.getByText(/We could not reach the server/)).toBeVisible();
	await page.getByRole("button", { name: "Keep it" }).click();
	await expect.element(row("Sam")).toBeVisible();
});

test("what was typed stays when a link is refused, and it is said why in the dialog", async () => {
	await openDialog({
		[path]: gives({ shares: [] }),
		[`POST ${path}`]: refuses(422, { code: "limit_reached", message: "A report has 20 links." }),
	});
	await make.click();
	await expect.element(name).toHaveAccessibleDescription(/Say whom the link is for/);
	await name.fill("Sam");
	await make.click();
	await expect.element(dialog.getByRole("alert")).toHaveTextContent("A report has 20 links.");
	await expect.element(name).toHaveValue("Sam");
});

test("links that could not be had are asked for again", async () => {
	await openDialog({ [path]: inTurn(isDown, gives({ shares: [aShare()] })) });
	await dialog.getByRole("button", { name: "Try again" }).click();
	await expect.element(row("Sam")).toBeVisible();
});

test("a link shows no tax of the owner unless that is ticked, which says what can be worked out from it", async () => {
	const { sent } = await openDialog(
		{
			[path]: gives({ shares: [] }),
			[`POST ${path}`]: gives({ shares: [aShare({ withTax: true })] }),
		},
		calculatedFor,
	);
	await expect.element(dialog.getByText(/Tax stands there by band/)).toBeVisible();
	await name.fill("Sam");
	await dialog.getByLabelText(/^With my tax: whoever opens it can work out my income/).click();
	await make.click();

	await expect.element(row("Sam")).toHaveTextContent("Not opened yet. With your tax");
	expect(sent).toEqual([{ call: `POST ${path}`, body: { name: "Sam", withTax: true } }]);
});

test("of a report without a position no tax of the owner is offered", async () => {
	await openDialog({ [path]: gives({ shares: [] }) });
	await expect.element(make).toBeVisible();
	await expect.element(dialog.getByLabelText(/With my tax/)).not.toBeInTheDocument();
});
