import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ToastProvider, useToast } from "./toast.tsx";

function Buttons() {
	const showToast = useToast();
	return ["First", "Second"].map((title) => (
		<button
			key={title}
			type="button"
			onClick={() => showToast({ title: `${title} notice`, message: "Words.", tone: "success" })}
		>
			{title}
		</button>
	));
}

function renderButtons() {
	render(
		<ToastProvider>
			<Buttons />
		</ToastProvider>,
	);
}

test("only one notice shows at a time: a new one takes the place of the last", async () => {
	renderButtons();

	await page.getByRole("button", { name: "First" }).click();
	await expect.element(page.getByText("First notice", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Second" }).click();

	await expect.element(page.getByText("Second notice", { exact: true })).toBeVisible();
	await expect.element(page.getByText("First notice", { exact: true })).not.toBeInTheDocument();
});

test("F8 moves the focus to the notices", async () => {
	renderButtons();
	await page.getByRole("button", { name: "First" }).click();
	await expect.element(page.getByText("First notice", { exact: true })).toBeVisible();

	await userEvent.keyboard("{F8}");

	const region = page.getByRole("region", { name: "Notifications (F8)" });
	await expect.poll(() => region.element().contains(document.activeElement)).toBe(true);
});

test("a notice leaves after five seconds", async () => {
	const timer = vi.spyOn(window, "setTimeout");
	renderButtons();

	await page.getByRole("button", { name: "First" }).click();
	await expect.element(page.getByText("First notice", { exact: true })).toBeVisible();

	expect(timer.mock.calls.map(([, delay]) => delay)).toContain(5000);
});
