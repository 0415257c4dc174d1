import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { QueryBoundary } from "./query-boundary.tsx";

const failed = new Error("The server is away.");

function renderBoundary(data: string | undefined, error: Error | null) {
	const refetch = vi.fn();
	renderPart(
		<QueryBoundary query={{ data, error, refetch }} what="your devices" height="3rem">
			{(answer) => <p>{answer}</p>}
		</QueryBoundary>,
	);
	return refetch;
}

test("what is on its way has its place kept, and that is said", async () => {
	renderBoundary(undefined, null);

	await expect.element(page.getByRole("status")).toHaveTextContent("Loading your devices");
	await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("what could not be had says why, and is asked for again when told to", async () => {
	const refetch = renderBoundary(undefined, failed);
	await expect.element(page.getByText("The server is away.")).toBeVisible();
	await expect.element(page.getByRole("status")).not.toBeInTheDocument();

	await page.getByRole("button", { name: "Try again" }).click();

	expect(refetch).toHaveBeenCalledOnce();
});

test("an answer stays in sight though asking again failed", async () => {
	renderBoundary("Two devices", failed);

	await expect.element(page.getByText("Two devices")).toBeVisible();
	await expect.element(page.getByText("The server is away.")).not.toBeInTheDocument();
});
