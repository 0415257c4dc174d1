import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anEntitledPreview } from "#web/test/a-preview.ts";
import { beside } from "#web/test/beside.ts";
import { aPlace, someInputs } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { QuickRoi } from "./quick-roi.tsx";

configure({ reactStrictMode: true });

const price = page.getByLabelText("Property value");
const rent = page.getByLabelText("Rent a month");
const deposit = page.getByLabelText("Deposit");
const interest = page.getByLabelText("Interest rate");
const result = page.getByRole("status");

const ofTheArea = {
	rentalMarketData: {
		averageRent: 1_312,
		demandLevel: "Medium",
		timeToLet: null,
		vacancyRate: null,
	},
	soldPriceData: { averagePrice: 262_500 },
} as const;

test("where nothing is known the calculator starts from examples, and says so", async () => {
	renderPart(<QuickRoi preview={anEntitledPreview()} />);

	await expect.element(price).toHaveValue("450000");
	await expect.element(rent).toHaveValue("2200");
	await expect.element(price).toHaveAccessibleDescription("Example: enter yours");
	await expect.element(rent).toHaveAccessibleDescription("Example: enter yours");
});

test.for([
	["a published price", { soldPriceData: ofTheArea.soldPriceData }, price, rent],
	["a published rent", { rentalMarketData: ofTheArea.rentalMarketData }, rent, price],
	["a stated price", { inputs: someInputs({ price: 180_000 }) }, price, rent],
	["a stated rent", { inputs: someInputs({ rent: 950 }) }, rent, price],
] as const)(
	"beside %s no example stands, and there is no return yet",
	async ([, known, held, missing]) => {
		renderPart(<QuickRoi preview={anEntitledPreview(known)} />);

		await expect.element(missing).toHaveValue("");
		await expect.element(missing).toHaveAccessibleDescription("Not published here: enter yours");
		await expect.element(held).not.toHaveAccessibleDescription(/Example/);
		await expect.element(result).not.toHaveTextContent("£");
		expect(beside("Gross yield")).not.toMatch(/\d/);

		await missing.fill(missing === price ? "180000" : "950");

		await expect.element(result).toHaveTextContent("£");
		expect(beside("Gross yield")).toMatch(/\d%/);
	},
);

test("in Northern Ireland nothing is calculated on examples", async () => {
	const preview = anEntitledPreview({ place: aPlace({ nation: "Northern Ireland" }) });
	renderPart(<QuickRoi preview={preview} />);

	await expect.element(price).toHaveValue("");
	await expect.element(rent).toHaveValue("");
	await expect.element(result).not.toHaveTextContent("£");
});

test("published figures of the area are started from before any example", async () => {
	renderPart(<QuickRoi preview={anEntitledPreview(ofTheArea)} />);

	await expect.element(price).toHaveValue("262500");
	await expect.element(rent).toHaveValue("1312");
	await expect.element(rent).toHaveAccessibleDescription("Typical of the area");
});

test("what the visitor stated is started from before anything else", async () => {
	const inputs = someInputs({ rent: 950, price: 180_000 });
	renderPart(<QuickRoi preview={anEntitledPreview({ ...ofTheArea, inputs })} />);

	await expect.element(price).toHaveValue("180000");
	await expect.element(rent).toHaveValue("950");
	await expect.element(price).toHaveAccessibleDescription("Your figure");
});

test("the sums follow what is typed", async () => {
	const inputs = someInputs({ rent: 950, price: 180_000 });
	renderPart(<QuickRoi preview={anEntitledPreview({ inputs })} />);
	await expect.element(result).toHaveTextContent("Cash flow a year, before tax−£344");
	expect(beside("Gross yield")).toBe("6.3%");

	await rent.fill("£1,200");

	await expect.element(result).not.toHaveTextContent("before tax−£344");
	expect(beside("Gross yield")).toBe("8.0%");
});

test("a larger deposit is more money put in, and a dearer loan leaves less", async () => {
	const inputs = someInputs({ rent: 950, price: 180_000 });
	renderPart(<QuickRoi preview={anEntitledPreview({ inputs })} />);
	await expect.element(deposit).toHaveValue("25");
	const before = beside("Money you put in");

	await deposit.fill("50");
	await expect.element(result).toHaveTextContent("£2,311");
	expect(beside("Money you put in")).not.toBe(before);

	await interest.fill("9");
	await expect.element(result).toHaveTextContent("−£479");
});

test.for([
	[price, "many", "Enter an amount in pounds"],
	[price, "0", "Enter an amount above £0"],
	[price, "100000001", "Enter £100,000,000 or less"],
	[rent, "", "Enter an amount in pounds"],
	[deposit, "101", "Enter a percentage from 0 to 100"],
	[interest, "five", "Enter a percentage from 0 to 100"],
] as const)("%s of %j is refused beside its field, and the last sums stay", async (refused) => {
	const [field, typed, why] = refused;
	const inputs = someInputs({ rent: 950, price: 180_000 });
	renderPart(<QuickRoi preview={anEntitledPreview({ inputs })} />);

	await field.fill(typed);

	await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(why));
	await expect.element(field).toHaveValue(typed);
	await expect.element(result).toHaveTextContent("before tax−£344");
});

test("of a flat without its charge the result is before it, and a stated loan sets the deposit", async () => {
	const inputs = someInputs({ rent: 950, price: 180_000, loan: 60 });
	renderPart(<QuickRoi preview={anEntitledPreview({ inputs, propertyType: "Flat" })} />);

	await expect.element(deposit).toHaveValue("40");
	await expect
		.element(result)
		.toHaveTextContent("Cash flow a year, before service charge and tax£1,249");
});

test("where the nation is not known no tax is calculated", async () => {
	renderPart(<QuickRoi preview={anEntitledPreview({ place: aPlace({ nation: "Jersey" }) })} />);

	await expect.element(page.getByText(/^The nation is not known here/)).toBeVisible();
	await expect.element(price).not.toBeInTheDocument();
});

test("on a border no tax is worked out before the nation is stated", async () => {
	const place = aPlace({ nation: "Scotland", nationChoices: ["Scotland", "England"] });
	renderPart(<QuickRoi preview={anEntitledPreview({ place })} />);

	await expect
		.element(
			page.getByText(
				"Tell us in which nation the home lies: the taxes of Scotland and England differ.",
			),
		)
		.toBeVisible();
	await expect.element(price).not.toBeInTheDocument();
});

test("a house in multiple occupation starts by the room, with its bills paid", async () => {
	const inputs = someInputs({ use: "hmo", bedrooms: 5, price: 180_000, rent: 2_250 });
	renderPart(<QuickRoi preview={anEntitledPreview({ inputs })} />);

	await expect.element(page.getByLabelText("Rent of a room a month")).toHaveValue("450");
	await expect
		.element(page.getByLabelText("Rent of a room a month"))
		.toHaveAccessibleDescription("Your figure, by 5 rooms");
	await expect.element(result).toHaveTextContent(/Cash flow a year, before tax/);
});
