import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import type { LetWhole } from "#domain/subjects/finance/let-whole.ts";
import { letByRoom } from "#domain/subjects/finance/let-whole.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { ByRoomComparison } from "./by-room-comparison.tsx";

const house = startingAssumptions({
	price: fromPounds(250_000),
	rent: fromPounds(1_400),
	interestRate: 0.0563,
});
const england = { nation: "England", use: "hmo", day: "2026-11-21" } as const;
const nobody = { position: null, coOwners: [] };
const whole = { assumptions: house, context: { ...england, ...nobody }, isEdited: false };
const byRoom = {
	...whole,
	assumptions: { ...house, ...letByRoom(house, 5, "England"), roomRent: fromPounds(550) },
};
const letWhole: LetWhole = {
	rent: fromPounds(1_400),
	rentSource: "Mean of homes with four or more bedrooms in Manchester.",
	licenceFee: fromPounds(0),
	licenceSource: "We found no licence that this use needs.",
};
const rent = page.getByLabelText("Rent a month, let whole");

test("a home by the room stands beside the same home let whole at the published rent", async () => {
	await page.viewport(1280, 900);
	renderOpened(<ByRoomComparison settled={byRoom} letWhole={letWhole} />);

	await expect.element(rent).toHaveValue("1400");
	await expect.element(rent).toHaveAccessibleDescription(letWhole.rentSource);
	await expect
		.element(page.getByRole("row", { name: "Cash flow £2,719 £1,039 £1,680" }))
		.toBeVisible();
	await expect
		.element(page.getByText(/^By the room it leaves £1,680 a year more than let whole/))
		.toBeVisible();
	await expect.element(page.getByText(/^Licence, let whole: We found no/)).toBeVisible();
});

test("another rent is typed over it, and one that cannot be read leaves the last result", async () => {
	renderOpened(<ByRoomComparison settled={byRoom} letWhole={letWhole} />);

	await rent.fill("1,800");
	const less = page.getByText(
		/^By the room it leaves £\d,\d+ a year less than let whole at £1,800/,
	);
	await expect.element(less).toBeVisible();
	await rent.fill("lots");
	await expect.element(rent).toHaveAccessibleDescription(/Enter an amount in pounds$/);
	await expect.element(less).toBeVisible();
	await rent.fill("");
	await expect.element(page.getByText(/^Put in a rent of the home let whole/)).toBeVisible();
});

test("where no rent is known the field begins empty and says so", async () => {
	const rentSource = "No one publishes a rent of such a home.";
	renderOpened(
		<ByRoomComparison settled={byRoom} letWhole={{ ...letWhole, rent: null, rentSource }} />,
	);

	await expect.element(rent).toHaveValue("");
	await expect.element(rent).toHaveAccessibleDescription(rentSource);
});

test("the bills say where each is from", async () => {
	renderOpened(<ByRoomComparison settled={byRoom} letWhole={letWhole} />);

	await page.getByRole("button", { name: /Where the bills are from$/ }).click();
	await expect.element(page.getByText(/Ofgem's cap of October to December 2026/)).toBeVisible();
});

test("a home that is let whole has nothing beside it", async () => {
	renderOpened(<ByRoomComparison settled={whole} letWhole={letWhole} />);

	await expect.element(rent).not.toBeInTheDocument();
});
