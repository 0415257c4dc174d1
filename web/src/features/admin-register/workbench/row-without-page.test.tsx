import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gives } from "#web/test/fake-api.ts";
import { openWorkbench, licensingPath as path } from "#web/test/open-workbench.tsx";

const id = "manchester-selective-2025";
const dialog = page.getByRole("dialog");
const reading = page.getByRole("region", { name: "What the page says" });
const button = (name: RegExp) => page.getByRole("button", { name });

test("a row without a page cannot be confirmed: to find its page is the main deed, and leads to the editor", async () => {
	const { sent } = await openWorkbench({
		answers: { [`${path}/${id}/pages`]: gives({ pages: [] }) },
	});
	await expect.element(reading.getByText(/rests on no page/)).toBeVisible();
	await expect
		.element(reading.getByRole("link", { name: "Search the web for it" }))
		.toHaveAttribute(
			"href",
			"https://duckduckgo.com/?q=Manchester+council+Selective+licensing+site%3Agov.uk",
		);
	await expect.element(button(/^Confirm/)).not.toBeInTheDocument();
	expect(getComputedStyle(button(/^Find its page/).element()).backgroundColor).not.toBe(
		getComputedStyle(button(/^Correct/).element()).backgroundColor,
	);

	await userEvent.keyboard("c");
	await expect.element(dialog).not.toBeInTheDocument();
	await userEvent.keyboard("f");

	await expect.element(dialog.getByRole("heading")).toHaveTextContent("Edit scheme: Manchester");
	expect(sent).toEqual([]);
});
