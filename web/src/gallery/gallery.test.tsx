import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { barriers } from "#web/test/barriers.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { exhibits, Gallery } from "./gallery.tsx";

const modules = import.meta.glob<Record<string, unknown>>(["../ui/*.tsx", "!../ui/*.test.tsx"], {
	eager: true,
});

function renderGallery() {
	render(
		<MemoryRouter>
			<ToastProvider>
				<Gallery />
			</ToastProvider>
		</MemoryRouter>,
	);
}

test("every component of web/src/ui is in the gallery", () => {
	const exported = Object.values(modules)
		.flatMap((module) => Object.entries(module))
		.filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === "function")
		.map(([name]) => name);
	const shown = exhibits.flatMap(({ components }) => components);

	expect(shown.toSorted()).toEqual(exported.toSorted());
});

test("the gallery has no barriers, light or dark", async () => {
	renderGallery();
	const dark = page.getByRole("switch", { name: "Dark" });
	const body = () => getComputedStyle(document.body).backgroundColor;
	await expect.element(dark).not.toBeChecked();
	const light = body();
	expect(await barriers()).toEqual([]);

	await dark.click();

	await expect.poll(body).not.toBe(light);
	expect(await barriers()).toEqual([]);
});

test("a dialog of the gallery is opened and shut by the keyboard", async () => {
	renderGallery();
	const opener = page.getByRole("button", { name: "Open: About this figure" });
	(opener.element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	const dialog = page.getByRole("dialog", { name: "About this figure" });
	await expect.element(dialog).toBeVisible();

	await userEvent.keyboard("{Escape}");

	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
});
