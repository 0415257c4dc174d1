import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OutdatedScheme } from "#contracts/admin/licensing-register.ts";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives, inTurn, isDown } from "#web/test/fake-api.ts";
import { listedScheme, openRegister, registerPath as path } from "#web/test/open-register.tsx";
import { pressTwice } from "#web/test/press-twice.ts";

const NOTICED = "2026-11-16T03:00:12.000Z";
const changed = aRegisterScheme({
	...listedScheme,
	review: { reason: "page_changed", noticedAt: NOTICED },
});
const york = aRegisterScheme({ id: "york", council: "York", authorityCode: "E06000014" });
const reviewed = `POST ${path}/${changed.id}/reviewed`;
const register = page.getByRole("region", { name: "Licensing register" });
const dialog = page.getByRole("dialog");
const filter = register.getByRole("checkbox");
const review = register.getByRole("button", { name: /^Review/ });
const mark = dialog.getByRole("button", { name: "Mark as reviewed" });

test("a scheme whose page changed is marked, and one without a change is not", async () => {
	await openRegister({}, [changed, york]);

	await expect.element(register.getByText("Page changed")).toBeVisible();
	await expect.element(review).toHaveAccessibleName("Review Selective licensing, Manchester");
	expect(register.getByText("Page changed").elements()).toHaveLength(1);
});

test("a scheme whose page cannot be read says that nobody watches it, in the list and where it is edited", async () => {
	const unread = { isPageUnread: true, kind: "additional" } as const;
	await openRegister({}, [
		aRegisterScheme({ ...listedScheme, ...unread }),
		aRegisterScheme({ ...unread, id: "over", end: "2026-01-31" }),
		york,
	]);

	await expect.element(register.getByText("Page not watched")).toBeVisible();
	expect(register.getByText("Page not watched").elements()).toHaveLength(1);
	await register.getByRole("button", { name: /^Edit/ }).first().click();
	await expect.element(dialog.getByText(/could not read the council’s page/)).toBeVisible();
});

test("the dialog says what happened to the page and when, and leads there", async () => {
	await openRegister({}, [
		aRegisterScheme({
			...changed,
			review: { reason: "page_gone", noticedAt: "2026-11-16T03:00:00.000Z" },
		}),
	]);
	await expect.element(register.getByText("Page gone")).toBeVisible();

	await review.click();

	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Review scheme: Manchester");
	await expect
		.element(dialog.getByText(/was found to be gone on 16 November 2026\./))
		.toBeVisible();
	await expect.element(dialog.getByRole("link")).toHaveAttribute("href", changed.url);
});

test("a scheme is marked as reviewed once, is no longer marked, and is counted no more", async () => {
	let count = 1;
	const { sent } = await openRegister(
		{
			[`${path}/reviews`]: (url) => gives({ count })(url),
			[reviewed]: (url) => {
				count = 0;
				return gives(listedScheme)(url);
			},
		},
		[changed],
	);
	await expect.element(register.getByLabelText("To review (1)")).toBeVisible();
	await review.click();

	pressTwice(mark);

	await expect.element(dialog).not.toBeInTheDocument();
	await expect
		.element(page.getByText("Selective licensing in Manchester was reviewed."))
		.toBeVisible();
	await expect.element(register.getByText("Page changed")).not.toBeInTheDocument();
	await expect.element(filter).not.toBeInTheDocument();
	expect(document.activeElement?.matches("div[tabindex]")).toBe(true);
	expect(sent).toEqual([{ call: reviewed, body: { noticedAt: NOTICED } }]);
});

test("a refusal stands in the dialog, and the mark stays", async () => {
	await openRegister({ [reviewed]: isDown }, [changed]);
	await review.click();

	await mark.click();

	await expect.element(dialog.getByRole("alert")).toHaveTextContent(/could not reach the server/);
	await expect.element(register.getByText("Page changed")).toBeInTheDocument();
});

test("a page that changed again since is refused with the row as it stands, and that can be marked", async () => {
	const again = "2026-11-20T03:00:07.000Z";
	const message = "The page has changed again since you saw this row.";
	const refusal: OutdatedScheme = {
		error: message,
		message,
		code: "review_outdated",
		requestId: "test",
		scheme: { ...changed, end: "2099-01-31", review: { reason: "page_changed", noticedAt: again } },
	};
	const { sent } = await openRegister(
		{ [reviewed]: inTurn(() => Response.json(refusal, { status: 409 }), gives(listedScheme)) },
		[changed],
	);
	await review.click();
	await expect.element(dialog.getByText(/something else on 16 November 2026\./)).toBeVisible();

	await mark.click();

	await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
	await expect.element(dialog.getByText(/something else on 20 November 2026\./)).toBeVisible();
	await expect.element(register.getByText(/31 Jan 2099/)).toBeInTheDocument();
	await mark.click();
	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent.map(({ body }) => body)).toEqual([{ noticedAt: NOTICED }, { noticedAt: again }]);
});

test("a scheme under review that is verified says which review was seen", async () => {
	const { sent } = await openRegister(
		{ [`PATCH ${path}/${changed.id}`]: gives({ ...listedScheme, verifiedOn: "2026-11-21" }) },
		[changed],
	);
	await register.getByRole("button", { name: /^Edit/ }).click();
	await dialog.getByRole("button", { name: "Verified today" }).click();
	await dialog.getByRole("button", { name: "Save scheme" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent[0]?.body).toEqual({ verifiedOn: "2026-11-21", reviewSeen: NOTICED });
});

test("the list can be left to those that are to be reviewed, and be whole again", async () => {
	const { asked } = await openRegister({}, [changed]);
	const lists = () => asked.filter((call) => call.startsWith(`${path}?`));

	await filter.click();
	await expect.poll(lists).toEqual([`${path}?q=`, `${path}?q=&only=review`]);
	await expect.element(filter).toBeChecked();
	await filter.click();

	await expect.element(filter).not.toBeChecked();
	await expect.element(register.getByRole("rowheader")).toBeVisible();
});

test("once nothing waits for review any more, the filtered list says so", async () => {
	let schemes = [changed];
	await openRegister(
		{
			[path]: (url) => gives({ schemes, next: null })(url),
			[`${path}/reviews`]: (url) => gives({ count: schemes.length })(url),
			[reviewed]: (url) => {
				schemes = [];
				return gives(listedScheme)(url);
			},
		},
		schemes,
	);
	await filter.click();
	await review.click();

	await mark.click();

	await expect.element(register.getByText("No scheme waits for review.")).toBeVisible();
	await expect.element(filter).toBeChecked();
});

test("without anything to review there is no filter", async () => {
	await openRegister();
	await expect.element(register.getByRole("rowheader")).toBeVisible();
	await expect.element(filter).not.toBeInTheDocument();
});
