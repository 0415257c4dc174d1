import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { rectOfText } from "#web/test/rect-of-text.ts";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Field } from "./field.tsx";
import { FieldGrid, FieldPair } from "./form.tsx";
import { SearchField } from "./search-field.tsx";

const boxOf = (role: "textbox" | "combobox" | "searchbox", name: string) =>
	(page.getByRole(role, { name }).element().parentElement as Element).getBoundingClientRect();

test.each(["Loan", "The listing gives no house number. Which home of this postcode is it?"])(
	"“%s” stands above what is chosen, in however many lines",
	async (label) => {
		await page.viewport(320, 600);
		render(
			<Chooser label={label}>
				<option>Not sure</option>
			</Chooser>,
		);
		const select = page.getByRole("combobox").element();
		const choice =
			select.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(select).paddingTop);
		const [words] = document.getElementsByTagName("label");
		expect(rectOfText(words as Element).bottom).toBeLessThanOrEqual(choice + 1);
		expect((select.parentElement as Element).getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
			select.getBoundingClientRect().bottom,
		);
	},
);

test.each([FieldGrid, FieldPair])(
	"neighbours stand level whatever is said of one of them: %o",
	async (Row) => {
		await page.viewport(1440, 900);
		render(
			<Row>
				<Field label="Rent a month" />
				<Field
					label="Rooms that are let one by one, each to somebody else and with all of its bills"
					hint="With bills in the rent"
					error="Enter a number of rooms"
				/>
			</Row>,
		);
		const [one, other] = [boxOf("textbox", "Rent a month"), boxOf("textbox", "Rooms that are let")];
		expect(one.top).toBeCloseTo(other.top, 0);
		expect(one.bottom).toBeCloseTo(other.bottom, 0);
		const labels = [...document.getElementsByTagName("label")].map(
			(each) => rectOfText(each).bottom,
		);
		expect(labels[0]).toBeCloseTo(labels[1] ?? 0, 0);
	},
);

test("a field, a choice and a button of one row are of one height and on one line", async () => {
	await page.viewport(1440, 900);
	render(
		<FieldGrid>
			<Field label="Arrangement fee" hint="The middle" />
			<Chooser label="Paid back">
				<option>Interest only</option>
			</Chooser>
			<Button look="secondary">Use 1.5%</Button>
		</FieldGrid>,
	);
	const boxes = [
		boxOf("textbox", "Arrangement fee"),
		boxOf("combobox", "Paid back"),
		page.getByRole("button").element().getBoundingClientRect(),
	];
	expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
	expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
});

test("what is searched by is as high as what is chosen from", () => {
	render(
		<>
			<SearchField label="Find" value="" onChange={() => undefined} />
			<Chooser label="Order" />
		</>,
	);
	expect(boxOf("searchbox", "Find").height).toBeCloseTo(boxOf("combobox", "Order").height, 0);
});
