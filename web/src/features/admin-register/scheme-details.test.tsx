import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pence } from "#domain/base/money.ts";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives } from "#web/test/fake-api.ts";
import { listedScheme, openRegister, registerPath as path } from "#web/test/open-register.tsx";

const scheme = listedScheme;
const change = `PATCH ${path}/${scheme.id}`;
const register = page.getByRole("region", { name: "Licensing register" });
const dialog = page.getByRole("dialog");
const editButton = register.getByRole("button", { name: /^Edit/ });
const save = dialog.getByRole("button", { name: "Save scheme" });

test("all that a page says can be entered: fees in pounds, kinds of HMO, exemptions a line each, and why", async () => {
	const additional = aRegisterScheme({ ...scheme, kind: "additional" });
	const { sent } = await openRegister({ [change]: gives(additional) }, [additional]);
	await editButton.click();
	await dialog.getByText("More of what the page says").click();

	await dialog.getByLabelText("People from").fill("3");
	await dialog.getByLabelText("People to").fill("4");
	await dialog.getByLabelText("HMO", { exact: true }).fill("£1,987.50");
	await dialog.getByLabelText("For each").selectOptions("home");
	await dialog.getByLabelText("Whom it spares").fill("Flats in blocks\n\n Students ");
	await dialog.getByLabelText("Designated on").fill("2024-10-01");
	await dialog.getByLabelText("Why").fill("The notice says so.");
	await save.click();

	await expect
		.poll(() => sent[0]?.body)
		.toEqual({
			designatedOn: "2024-10-01",
			hmo: {
				peopleFrom: 3,
				peopleTo: 4,
				storeysFrom: null,
				storeysTo: null,
				section257: null,
				purposeBuiltBlocks: null,
			},
			fees: { single: null, hmo: 198_750, per: "home", accredited: null },
			exemptions: ["Flats in blocks", "Students"],
			why: "The notice says so.",
			revisionSeen: 1,
		});
});

test("a list of streets is pasted where a scheme is of named streets, and goes with another reach", async () => {
	const { sent } = await openRegister({ [change]: gives(scheme) });
	await editButton.click();
	await expect.element(dialog.getByLabelText("Streets")).not.toBeInTheDocument();

	await dialog.getByLabelText("Reach").selectOptions("streets");
	await dialog.getByLabelText("Streets").fill("Ada Street\nBurton Road (odd 1-45)");
	await save.click();

	await expect
		.poll(() => sent[0]?.body)
		.toEqual({
			coverage: "streets",
			streets: "Ada Street\nBurton Road (odd 1-45)",
			revisionSeen: 1,
		});
});

test("of a council without a scheme each kind that its page rules out is ticked", async () => {
	const none = aRegisterScheme({
		...scheme,
		kind: "none",
		status: "none",
		coverage: "none",
		ruledOut: ["selective"],
		wards: [],
		start: null,
		end: null,
	});
	const { sent } = await openRegister({ [change]: gives(none) }, [none]);
	await editButton.click();
	await expect.element(dialog.getByLabelText("Selective licensing")).toBeChecked();
	await dialog.getByLabelText("Additional HMO licensing").click();
	await save.click();

	await expect
		.poll(() => sent[0]?.body)
		.toEqual({ ruledOut: ["selective", "additional"], revisionSeen: 1 });
});

test("the wheel edits no number of the form, and what is no number is refused by its field", async () => {
	const additional = aRegisterScheme({
		...scheme,
		kind: "additional",
		hmo: {
			...{ peopleFrom: 5, peopleTo: 6, storeysFrom: 2, storeysTo: 3 },
			...{ section257: null, purposeBuiltBlocks: null },
		},
		fees: { single: pence(50_000), hmo: pence(90_000), accredited: pence(40_000), per: "home" },
	});
	const { sent } = await openRegister({ [change]: gives(additional) }, [additional]);
	await editButton.click();
	await dialog.getByText("More of what the page says").click();
	const labels = ["People from", "People to", "Storeys from", "Storeys to"];
	const amounts = ["One household", "HMO", "If accredited"];
	for (const name of [...labels, ...amounts]) {
		const field = dialog.getByLabelText(name, { exact: true });
		const before = (field.element() as HTMLInputElement).value;
		await field.click();
		await userEvent.wheel(field, { delta: { y: 100 } });
		await userEvent.wheel(field, { delta: { y: -300 } });
		await expect.element(field).toHaveValue(before);
	}
	await dialog.getByLabelText("People from").fill("five");
	await dialog.getByLabelText("HMO", { exact: true }).fill("free");
	await save.click();
	await expect.element(dialog.getByText("Enter a whole number")).toBeVisible();
	await expect.element(dialog.getByText("Enter an amount in pounds")).toBeVisible();
	expect(sent).toEqual([]);
});
