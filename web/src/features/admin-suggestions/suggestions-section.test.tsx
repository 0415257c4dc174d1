import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { RegisterSuggestion, SuggestionGroup } from "#contracts/admin/suggestions.ts";
import { fakeApi, gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { SuggestionsSection } from "./suggestions-section.tsx";

const path = "/api/admin/register/suggestions";
const deciding = `POST ${path}/decide`;
const dialog = page.getByRole("dialog");
const note = dialog.getByLabelText("What you found");

function aSuggestion(over: Partial<RegisterSuggestion> = {}): RegisterSuggestion {
	return {
		id: "sug_a",
		postcode: "M14 5LL",
		kind: "selective",
		council: "Manchester",
		what: "It covers the whole ward\nsince June.",
		link: "https://www.manchester.gov.uk/licensing",
		wantsAnswer: true,
		sentAt: "2026-11-21T10:00:00.000Z",
		isProved: false,
		decided: null,
		...over,
	};
}

function aGroup(...suggestions: RegisterSuggestion[]): SuggestionGroup {
	return {
		council: "Manchester",
		kind: "selective",
		count: suggestions.length,
		suggestions,
		rows: [
			{
				id: "man-sel",
				kind: "selective",
				coverage: "wards",
				status: "in_force",
				start: "2024-04-01",
			},
		],
	};
}

const decided = {
	decision: "accepted",
	note: "Right.",
	by: "ada",
	at: "2026-11-26T10:00:00.000Z",
} as const;
const listed = gives({ count: 1, groups: [aGroup(aSuggestion())], next: null });
const none = gives({ count: 0, groups: [], next: null });

function open(answers: Parameters<typeof fakeApi>[0]) {
	const api = fakeApi(answers);
	renderPart(
		<ToastProvider>
			<SuggestionsSection />
		</ToastProvider>,
	);
	return api;
}

test("a suggestion shows its words, its page and the editor of each row it may be about", async () => {
	open({ [path]: listed });
	await expect.element(page.getByRole("heading", { name: "Suggestions (1)" })).toBeVisible();
	await expect.element(page.getByText("It covers the whole ward since June.")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "https://www.manchester.gov.uk/licensing" }))
		.toHaveAttribute("rel", "noopener noreferrer");
	await expect
		.element(
			page.getByRole("link", {
				name: "Selective licensing, listed wards, in force, from 1 April 2024",
			}),
		)
		.toHaveAttribute("href", "/admin?work=queue&row=man-sel");
});

test("it is accepted once, with words, and the list keeps the focus", async () => {
	const { sent } = open({
		[path]: inTurn(listed, none),
		[deciding]: gives({ decided: [aSuggestion({ decided })], taken: [] }),
	});
	await page.getByRole("button", { name: /^Accept M14 5LL/ }).click();
	await dialog.getByRole("button", { name: "Accept" }).click();
	await expect.element(note).toHaveAccessibleDescription("Say what you found.");
	expect(sent).toEqual([]);
	await note.fill("Right.");
	pressTwice(dialog.getByRole("button", { name: "Accept" }));

	await expect.element(page.getByText(/^1 suggestion was accepted/)).toBeVisible();
	await expect.element(page.getByText("No suggestion waits.")).toBeVisible();
	await expect.element(page.getByRole("list", { name: "Suggestions" })).toHaveFocus();
	expect(sent).toEqual([
		{ call: deciding, body: { ids: ["sug_a"], decision: "accepted", note: "Right." } },
	]);
});

test("what another administrator decided before is said in the dialog, and nothing typed is lost", async () => {
	const message = "ada accepted this before you, and told them: Right.";
	open({
		[path]: inTurn(listed, none),
		[deciding]: refuses(409, { code: "suggestion_decided", message }),
	});
	await page.getByRole("button", { name: /^Decline M14 5LL/ }).click();
	await note.fill("Wrong.");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
	await expect.element(note).toHaveValue("Wrong.");
	await expect.element(page.getByText("No suggestion waits.")).toBeInTheDocument();
});

test("a list that could not be had is asked for again", async () => {
	open({ [path]: inTurn(isDown, none) });
	await page.getByRole("button", { name: "Try again" }).click();
	await expect.element(page.getByText("No suggestion waits.")).toBeVisible();
});

test("several on the same are declined at once, as many as are listed of all that wait", async () => {
	const many = Array.from({ length: 5 }, (_, at) =>
		aSuggestion({ id: `sug_${at}`, wantsAnswer: at < 2, isProved: at === 0 }),
	);
	const { sent } = open({
		[path]: inTurn(
			gives({ count: 60, groups: [{ ...aGroup(...many), count: 60 }], next: null }),
			none,
		),
		[deciding]: gives({
			decided: many.slice(1).map((each) => ({ ...each, decided })),
			taken: many.slice(0, 1),
		}),
	});
	await expect.element(page.getByText("from an account")).toBeVisible();
	await page.getByText("2 more suggestions").click();
	await expect.element(page.getByRole("button", { name: /^Decline M14 5LL/ }).nth(4)).toBeVisible();
	await page
		.getByRole("button", { name: "Decline 5 of 60 Manchester: the selective licence" })
		.click();
	await expect
		.element(dialog.getByText(/^5 suggestions on the selective licence, Manchester\. .* the 2 who/))
		.toBeVisible();
	await note.fill("The page says no such thing.");
	await dialog.getByRole("button", { name: "Decline" }).click();
	await expect.element(page.getByText("No suggestion waits.")).toBeVisible();
	expect(sent).toMatchObject([{ body: { ids: many.map(({ id }) => id), decision: "declined" } }]);
	await expect.element(page.getByText(/1 had been decided before/)).toBeVisible();
});
