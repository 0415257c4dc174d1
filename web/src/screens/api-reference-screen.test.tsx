import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ApiReference } from "#web/features/api-reference/api-reference.tsx";
import reference from "#web/features/api-reference/reference.json" with { type: "json" };
import { fakeApi } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
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

test("the page tells how a language model asks, by which tools, and under which terms", async () => {
	fakeApi({});
	const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	renderScreen("/api-reference");
	await page.getByRole("button", { name: "Copy the settings for a client" }).click();
	const settings = JSON.parse(String(writeText.mock.calls[0]?.[0]));
	expect(settings.mcpServers.lettable).toMatchObject({
		type: "http",
		url: expect.stringMatching(/LETTABLE_URL\}\/mcp$/),
		headers: { Authorization: expect.stringMatching(/^Bearer \$\{LETTABLE_KEY\}$/) },
	});
	await expect
		.element(page.getByRole("row", { name: /^what_changed/ }))
		.toHaveTextContent(/What changed.*read or homes/);
	await expect
		.element(page.getByRole("link", { name: "terms for programs" }))
		.toHaveAttribute("href", "/terms-of-service#programs");
	await expect.element(page.getByText("Nothing is announced to go.")).toBeVisible();
});

test("what is announced to go is listed with its days and what takes its place", async () => {
	const row = { method: "get", path: "/areas", field: "items.region" } as const;
	const days = { deprecatedOn: "2026-11-30", sunsetOn: "2027-06-01" };
	renderPart(<ApiReference announced={[{ ...row, ...days, replacement: "/api/v1/regions" }]} />);
	await expect
		.element(page.getByRole("row", { name: "items.region of GET /api/v1/areas" }))
		.toHaveTextContent(/30 Nov 2026.*1 Jun 2027.*\/api\/v1\/regions/);
});
