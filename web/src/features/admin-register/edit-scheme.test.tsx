import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives, inTurn, refuses, staysSilent } from "#web/test/fake-api.ts";
import { listedScheme, openRegister, registerPath as path } from "#web/test/open-register.tsx";
import { pressTwice } from "#web/test/press-twice.ts";

const scheme = listedScheme;
const change = `PATCH ${path}/${scheme.id}`;
const register = page.getByRole("region", { name: "Licensing register" });
const dialog = page.getByRole("dialog");
const editButton = register.getByRole("button", { name: /^Edit/ });
const save = dialog.getByRole("button", { name: "Save scheme" });

test("the fields begin with what the register has", async () => {
	await openRegister();

	await editButton.click();

	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Edit scheme: Manchester");
	await expect.element(dialog.getByLabelText("Kind")).toHaveValue("selective");
	await expect.element(dialog.getByLabelText("Status")).toHaveValue("in_force");
	await expect.element(dialog.getByLabelText("Reach")).toHaveValue("wards");
	await expect.element(dialog.getByLabelText("First day")).toHaveValue("2025-02-01");
	await expect.element(dialog.getByLabelText("Last day")).toHaveValue("2100-01-31");
	await expect.element(dialog.getByLabelText("Council’s page")).toHaveValue(scheme.url ?? "");
	await expect.element(dialog.getByLabelText("Moss Side")).toBeChecked();
	await expect.element(dialog.getByLabelText("Ardwick")).not.toBeChecked();
});

test("only what was changed is sent, once, and the row shows what the server keeps", async () => {
	const { sent, asked } = await openRegister({
		[change]: gives({ ...scheme, verifiedOn: "2026-11-21", editedAt: "2026-11-21T12:00:00.000Z" }),
	});
	await editButton.click();
	await dialog.getByRole("button", { name: "Verified today" }).click();
	await expect.element(dialog.getByLabelText("Verified on")).toHaveValue("2026-11-21");

	pressTwice(save);

	await expect.element(dialog).not.toBeInTheDocument();
	await expect
		.element(page.getByText("Selective licensing in Manchester was changed."))
		.toBeVisible();
	await expect.element(register.getByRole("cell", { name: /^21 Nov 2026/ })).toBeVisible();
	await expect.element(editButton).toHaveFocus();
	expect(sent).toEqual([
		{ call: change, body: { verifiedOn: "2026-11-21", reviewSeen: null, revisionSeen: 1 } },
	]);
	expect(asked.filter((call) => call.startsWith(`${path}?`))).toEqual([`${path}?q=`]);
});

test("wards are found by name, ticked and unticked, and counted", async () => {
	const { sent } = await openRegister({ [change]: gives(scheme) });
	await editButton.click();

	await dialog.getByRole("searchbox", { name: "Find a ward" }).fill("ARD");
	await expect.element(dialog.getByLabelText("Moss Side")).not.toBeInTheDocument();
	await dialog.getByLabelText("Ardwick").click();
	await dialog.getByRole("button", { name: "Clear the search" }).click();
	await dialog.getByLabelText("Moss Side").click();
	await expect.element(dialog.getByText("2 of 3 chosen")).toBeVisible();
	await save.click();

	await expect
		.poll(() => sent)
		.toEqual([{ call: change, body: { wardCodes: ["E05011377", "E05011361"], revisionSeen: 1 } }]);
});

test("Enter while a ward is searched sends nothing", async () => {
	const { sent } = await openRegister();
	await editButton.click();
	await dialog.getByRole("searchbox").fill("ard");

	await userEvent.keyboard("{Enter}");

	await expect.element(dialog.getByLabelText("Ardwick")).toBeVisible();
	expect(sent).toEqual([]);
});

test("a ward of the scheme that is none of today's is seen, and can be taken off", async () => {
	await openRegister({}, [
		aRegisterScheme({ ...scheme, wards: [{ code: "E05000001", name: null }] }),
	]);

	await editButton.click();

	await expect.element(dialog.getByLabelText("E05000001, no ward of today")).toBeChecked();
});

test("a scheme that is no longer drawn by wards loses them", async () => {
	const { sent } = await openRegister({ [change]: gives(scheme) });
	await editButton.click();

	await dialog.getByLabelText("Reach").selectOptions("whole_district");
	await expect.element(dialog.getByRole("group", { name: "Wards" })).not.toBeInTheDocument();
	await save.click();

	await expect
		.poll(() => sent)
		.toEqual([
			{ call: change, body: { coverage: "whole_district", wardCodes: [], revisionSeen: 1 } },
		]);
});

test("what the rules would misread is refused before the call, and can be put right", async () => {
	const { sent } = await openRegister({ [change]: gives(scheme) });
	await editButton.click();
	await dialog.getByLabelText("Last day").fill("2025-01-01");
	await dialog.getByLabelText("Moss Side").click();
	await dialog.getByLabelText("Rusholme").click();

	await save.click();
	await expect
		.element(dialog.getByLabelText("Last day"))
		.toHaveAccessibleDescription("The last day is before the first.");
	await expect.element(dialog.getByText("Choose the wards it applies in.")).toBeVisible();
	expect(sent).toEqual([]);

	await dialog.getByLabelText("Last day").fill("2027-01-01");
	await dialog.getByLabelText("Reach").selectOptions("streets");
	await save.click();
	await expect.poll(() => sent.length).toBe(1);
});

test("a refusal of the server stands inside the dialog, and what was typed stays", async () => {
	const message = "Somebody else is changing this scheme. Please try again.";
	await openRegister({ [change]: refuses(503, { code: "unavailable", message }) });
	await editButton.click();
	await dialog.getByLabelText("Last day").fill("2027-01-01");

	await save.click();

	await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
	await expect.element(dialog.getByLabelText("Last day")).toHaveValue("2027-01-01");
});

test("one that the server puts on a field stands there alone", async () => {
	const message = "Enter the address of a page, with https://";
	await openRegister({
		[change]: refuses(400, { code: "invalid_input", message, fields: { url: message } }),
	});
	await editButton.click();
	await dialog.getByLabelText("Council’s page").fill("manchester.gov.uk");

	await save.click();

	await expect
		.element(dialog.getByLabelText("Council’s page"))
		.toHaveAccessibleDescription(message);
	await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("what was typed and not saved is there when the same scheme is opened again", async () => {
	await openRegister();
	await editButton.click();
	await dialog.getByLabelText("Last day").fill("2027-01-01");

	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await editButton.click();

	await expect.element(dialog.getByLabelText("Last day")).toHaveValue("2027-01-01");
});

test("while a scheme is saved the button says so", async () => {
	await openRegister({ [change]: staysSilent });
	await editButton.click();

	await save.click();

	await expect.element(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
});

test("an answer that comes late leaves the dialog open that is about another scheme by then", async () => {
	const answer = Promise.withResolvers<void>();
	const york = aRegisterScheme({ id: "york", council: "York", authorityCode: "E06000014" });
	await openRegister(
		{
			[change]: async (url) => {
				await answer.promise;
				return gives(scheme)(url);
			},
		},
		[scheme, york],
	);
	await editButton.first().click();
	await save.click();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await editButton.last().click();

	answer.resolve();

	await expect
		.element(page.getByText("Selective licensing in Manchester was changed."))
		.toBeInTheDocument();
	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Edit scheme: York");
});

test("what somebody else changed meanwhile is shown, and what was typed is kept and laid over it", async () => {
	const now = {
		...scheme,
		revision: 4,
		end: "2031-01-31",
		url: "https://www.manchester.gov.uk/new",
	};
	const message = "Somebody changed this scheme since you saw it.";
	const refusal = {
		error: message,
		message,
		code: "scheme_changed",
		requestId: "test",
		scheme: now,
	};
	const { sent } = await openRegister({
		[change]: inTurn(() => Response.json(refusal, { status: 409 }), gives(now)),
	});
	await editButton.click();
	await dialog.getByLabelText("Last day").fill("2027-01-01");

	await save.click();

	await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
	await expect
		.element(dialog.getByText(/^Last day:/))
		.toHaveTextContent("Last day: 31 Jan 2100 → became 31 Jan 2031");
	await expect.element(dialog.getByLabelText("Last day")).toHaveValue("2027-01-01");
	await expect.element(dialog.getByLabelText("Council’s page")).toHaveValue(now.url);
	await save.click();
	await expect
		.poll(() => sent)
		.toEqual([
			{ call: change, body: { end: "2027-01-01", revisionSeen: 1 } },
			{ call: change, body: { end: "2027-01-01", revisionSeen: 4 } },
		]);
});
