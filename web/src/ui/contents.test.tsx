import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Chapter } from "./chapter.tsx";
import { Contents } from "./contents.tsx";

const entries = [
	{ id: "one", title: "Chapter one" },
	{ id: "two", title: "Chapter two" },
	{ id: "three", title: "Chapter three" },
];
const contents = page.getByRole("navigation", { name: "Contents" });

afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "" }));

function renderBook() {
	const element = (
		<>
			<Contents entries={entries} />
			{entries.map((entry) => (
				<Chapter key={entry.id} {...entry}>
					<div style={{ height: "120vh" }} />
				</Chapter>
			))}
		</>
	);
	const router = createMemoryRouter([{ path: "/", element }]);
	render(<RouterProvider router={router} />);
	return router;
}

test("in a wide window an entry leads the keyboard to its chapter and is marked", async () => {
	await page.viewport(1280, 800);
	const router = renderBook();
	const entry = contents.getByRole("link", { name: "Chapter two" });
	await expect
		.element(contents.getByRole("link", { name: "Chapter one" }))
		.toHaveAttribute("aria-current", "location");

	await userEvent.keyboard("{Tab}{Tab}");
	await expect.element(entry).toHaveFocus();
	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByRole("heading", { name: "Chapter two" })).toHaveFocus();
	await expect.element(entry).toHaveAttribute("aria-current", "location");
	await expect
		.element(contents.getByRole("link", { name: "Chapter one" }))
		.not.toHaveAttribute("aria-current");
	expect(router.state.location.hash).toBe("#two");
});

test("the last chapter is marked at the end of the page, however short it is", async () => {
	await page.viewport(1280, 800);
	renderBook();

	window.scrollTo(0, document.documentElement.scrollHeight);

	await expect
		.element(contents.getByRole("link", { name: "Chapter three" }))
		.toHaveAttribute("aria-current", "location");
});

test("on a phone the contents wait behind a bar, and close behind whoever takes an entry", async () => {
	await page.viewport(390, 844);
	renderBook();
	const entry = contents.getByRole("link", { name: "Chapter three" });
	await expect.element(entry).not.toBeInTheDocument();

	await userEvent.keyboard("{Tab}{Enter}");
	await expect.element(entry).toBeVisible();
	expect(entry.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");

	await expect.element(page.getByRole("heading", { name: "Chapter three" })).toHaveFocus();
	await expect.element(entry).not.toBeInTheDocument();
});

test("on paper there are none", async () => {
	await page.viewport(1280, 800);
	renderBook();
	await expect.element(contents).toBeVisible();

	await cdp().send("Emulation.setEmulatedMedia", { media: "print" });

	await expect.element(contents).not.toBeInTheDocument();
});

test("on a phone Escape closes the contents and gives the focus back to the bar", async () => {
	await page.viewport(390, 844);
	renderBook();

	await userEvent.keyboard("{Tab}{Enter}{Tab}{Escape}");

	await expect.element(contents.getByRole("link", { name: "Chapter one" })).not.toBeInTheDocument();
	expect(document.activeElement?.tagName).toBe("SUMMARY");
});
