import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lineDoubts } from "#domain/base/facts/line-doubts.ts";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { openRegister } from "#web/test/open-register.tsx";
import { renderPart } from "#web/test/render-part.tsx";
import { StreetsAsRead } from "./streets-as-read.tsx";

const reading = page.getByRole("region", { name: "The list as it is read" });

test("a line in doubt is shown with what would mend it, and every line behind a click", async () => {
	renderPart(<StreetsAsRead text={"Ada Street\nPart of Burton Road\n72-118 Hemmons Rd (evens)"} />);

	await expect
		.element(reading.getByRole("status"))
		.toHaveTextContent("1 of 3 lines leave homes to be checked with the council.");
	await expect.element(reading.getByText(lineDoubts.part).first()).toBeVisible();
	await expect.element(reading.getByText("Hemmons Road: 72 to 118 even")).not.toBeVisible();
	await reading.getByText("What was read, line by line (3)").click();
	await expect.element(reading.getByText("Hemmons Road: 72 to 118 even")).toBeVisible();
});

test("a list of what is left out answers for no home, and says so", async () => {
	renderPart(<StreetsAsRead text={"Streets NOT included\nAda Street"} />);

	await expect
		.element(reading.getByRole("status"))
		.toHaveTextContent("This list answers for no home");
	await expect.element(reading.getByText(lineDoubts.excludes).first()).toBeVisible();
});

test("what is pasted is read at once, and nothing is shown of an empty list", async () => {
	await openRegister({}, [
		aRegisterScheme({ coverage: "streets", wards: [], streets: null, end: "2100-01-31" }),
	]);
	await page.getByRole("button", { name: /^Edit/ }).click();
	await expect.element(reading).not.toBeInTheDocument();

	await page.getByLabelText("Streets").fill("Ada Street");

	await expect.element(reading.getByRole("status")).toHaveTextContent("Every line was read.");
});
