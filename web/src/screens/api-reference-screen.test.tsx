import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import reference from "#web/features/api-reference/reference.json" with { type: "json" };
import { fakeApi } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

test("every published call stands on the reference page, with its fields and a call to copy", async () => {
	fakeApi({});
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	renderScreen("/api-reference");
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("API reference");
	for (const { summary } of reference.calls) {
		await expect.element(page.getByRole("heading", { name: summary, exact: true })).toBeVisible();
	}
	await page.getByRole("button", { name: "Copy the call to /api/v1/licensing/{postcode}" }).click();
	expect(writeText).toHaveBeenCalledWith(
		'curl "$LETTABLE_URL/api/v1/licensing/M145LL?use=hmo&people=5" \\\n\t-H "Authorization: Bearer $LETTABLE_KEY"',
	);
	for (const row of [
		"Expert 50,000",
		"homes[].postcode text, needed",
		"homes[].assessment.page text",
		"next text or null",
		"401 No key, or one that does not hold.",
	]) {
		await expect.element(page.getByRole("row", { name: row, exact: true }).first()).toBeVisible();
	}
});
