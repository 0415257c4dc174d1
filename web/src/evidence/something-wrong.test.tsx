import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aUser } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { SomethingWrong } from "./something-wrong.tsx";

const path = "POST /api/register/suggestions";
const opener = page.getByText("Something wrong?");
const what = page.getByLabelText("What is wrong?");
const link = page.getByLabelText("Link to the council’s page or notice");
const email = page.getByLabelText("E-mail address for our answer (optional)");
const send = page.getByRole("button", { name: "Send" });
const SELECTIVE = { kind: "selective", name: "Selective licence" } as const;
const SAID = "The scheme covers the whole ward since June.";
const PAGE = "https://www.manchester.gov.uk/licensing";

async function openForm(
	answers: Parameters<typeof fakeApi>[0] = {},
	verdicts: Parameters<typeof SomethingWrong>[0]["verdicts"] = [SELECTIVE],
) {
	const faked = fakeApi(answers);
	renderPart(<SomethingWrong postcode="M14 5LL" verdicts={verdicts} />);
	await opener.click();
	await expect.element(what).toBeVisible();
	return faked;
}

test("a correction is sent once, and the thanks take the focus", async () => {
	const { sent } = await openForm({ [path]: gives({ message: "Thank you." }) });
	await what.fill(SAID);
	await link.fill(` ${PAGE} `);
	pressTwice(send);

	const thanks = page.getByText("Thank you. It waits for a person to read it.");
	await expect.element(thanks).toHaveFocus();
	await expect.element(send).not.toBeInTheDocument();
	expect(sent).toEqual([
		{
			call: path,
			body: { kind: "selective", postcode: "M14 5LL", what: SAID, link: ` ${PAGE} ` },
		},
	]);
});

test("what is missing is said on its field, the first of which takes the focus, and nothing is sent", async () => {
	const { sent } = await openForm();
	await what.fill("too short");
	await email.fill("nobody");
	await send.click();
	await expect
		.element(what)
		.toHaveAccessibleDescription("Say what is wrong, in 10 characters or more.");
	await expect.element(what).toHaveFocus();
	await expect.element(link).toHaveAccessibleDescription(/page of the council, GOV.UK/);
	await expect.element(email).toHaveAccessibleDescription(/Enter an e-mail address like/);
	await link.fill("http://www.manchester.gov.uk/");
	await expect.element(link).toHaveAccessibleDescription(/with https/);
	expect(sent).toEqual([]);
});

test("a page that the server refuses is said on its field, and what was typed stays", async () => {
	const message = "Enter the address of a page of the council.";
	await openForm({
		[path]: inTurn(
			refuses(400, { code: "invalid_input", message, fields: { link: message } }),
			isDown,
			gives({ message: "Thank you." }),
		),
	});
	await what.fill(SAID);
	await link.fill("https://example.com/");
	await send.click();
	await expect.element(link).toHaveAccessibleDescription(new RegExp(message));
	await expect.element(link).toHaveFocus();
	await expect.element(what).toHaveValue(SAID);

	await link.fill(PAGE);
	await send.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(/could not reach the server/);
	await send.click();
	await expect
		.element(page.getByText("Thank you. It waits for a person to read it."))
		.toBeVisible();
});

test("it is opened, filled in and sent by the keyboard alone", async () => {
	const { sent } = await openForm({ [path]: gives({ message: "Thank you." }) });
	await userEvent.tab();
	await expect.element(what).toHaveFocus();
	await userEvent.keyboard(SAID);
	await userEvent.tab();
	await userEvent.keyboard(PAGE);
	await userEvent.tab();
	await userEvent.keyboard("ada@example.com{Enter}");
	await expect.element(page.getByText("We write to you if it is decided.")).toHaveFocus();
	expect(sent[0]?.body).toMatchObject({ what: SAID, link: PAGE, email: "ada@example.com" });
});

test("whoever is signed in finds their address there, and may take it out", async () => {
	const faked = fakeApi({
		"/api/user": gives(aUser({ email: "ada@example.com" })),
		[path]: gives({ message: "Thank you." }),
	});
	renderPart(<SomethingWrong postcode="M14 5LL" verdicts={[SELECTIVE]} />);
	await opener.click();
	await expect.element(email).toHaveValue("ada@example.com");
	await email.clear();
	await what.fill(SAID);
	await link.fill(PAGE);
	await send.click();
	await expect.element(page.getByText(/^Thank you/)).toBeVisible();
	expect(faked.sent[0]?.body).not.toHaveProperty("email");
});

test("of several verdicts the one that is wrong is chosen", async () => {
	const { sent } = await openForm({ [path]: gives({ message: "Thank you." }) }, [
		SELECTIVE,
		{ kind: "articleFour", name: "Planning permission" },
	]);
	await page.getByLabelText("Which answer?").selectOptions("Planning permission");
	await what.fill(SAID);
	await link.fill(PAGE);
	await send.click();
	await expect.element(page.getByText(/^Thank you/)).toBeVisible();
	expect(sent[0]?.body).toMatchObject({ kind: "articleFour" });
});
