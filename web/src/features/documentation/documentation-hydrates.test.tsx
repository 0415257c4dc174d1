import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createQueryClient } from "#web/lib/query-client.ts";
import { fakeApi, staysSilent } from "#web/test/fake-api.ts";
import { DocumentationTabs } from "./documentation-tabs.tsx";

function documentationAt(address: string) {
	const router = createMemoryRouter([{ path: "/documentation", element: <DocumentationTabs /> }], {
		initialEntries: [address],
	});
	return (
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	);
}

test("the page drawn in advance is taken over as it stands, and then opens the tab of the address", async () => {
	fakeApi({
		"/api/sources": staysSilent,
		"/api/report-price": staysSilent,
		"/api/contact": staysSilent,
	});
	const root = document.createElement("div");
	document.body.append(root);
	root.innerHTML = renderToString(documentationAt("/documentation"));
	const [overview, , licensing] = root.querySelectorAll("[role=tabpanel]");
	expect(overview?.getAttribute("data-state")).toBe("active");
	expect(licensing?.textContent).toContain("£40,000");

	const mended: unknown[] = [];
	render(documentationAt("/documentation?tab=licensing#fines"), {
		container: root,
		hydrate: true,
		onRecoverableError: (error) => mended.push(error),
	});

	await expect
		.element(page.getByRole("tab", { name: "Licensing" }))
		.toHaveAttribute("aria-selected", "true");
	await expect.element(page.getByRole("heading", { name: "Fines" })).toHaveFocus();
	expect(root.querySelectorAll("[role=tabpanel]")[2]).toBe(licensing);
	expect(mended).toEqual([]);
});
