import { render } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { coveredByNotice } from "#web/test/covered.ts";
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

function Page() {
	const showToast = useToast();
	const [hasMore, setHasMore] = useState(false);
	return (
		<div style={{ height: "590px", display: "flex", flexDirection: "column" }}>
			<button type="button" onClick={() => setHasMore(true)}>
				More
			</button>
			<div style={{ flex: 2 }} />
			{hasMore ? <a href="#away">Away</a> : null}
			<div style={{ flex: 1 }} />
			<button
				type="button"
				onClick={() => showToast({ title: "Noted", message: "Words.", tone: "success" })}
			>
				Note
			</button>
		</div>
	);
}

test("a notice covers nothing that can be pressed, there at first or come since", async () => {
	await page.viewport(390, 600);
	render(
		<ToastProvider>
			<Page />
		</ToastProvider>,
	);

	await page.getByRole("button", { name: "Note" }).click();
	await expect.element(page.getByText("Noted", { exact: true })).toBeVisible();
	expect(coveredByNotice()).toEqual([]);

	await page.getByRole("button", { name: "More" }).click();
	await expect.element(page.getByRole("link", { name: "Away" })).toBeVisible();
	await expect.poll(coveredByNotice).toEqual([]);
});

test("the place of notices comes with the first press, not with the page", async () => {
	renderButtons();
	const region = page.getByRole("region", { name: /^Notifications/ });
	await expect.element(page.getByRole("button", { name: "First" })).toBeVisible();
	expect(region.elements()).toEqual([]);

	await userEvent.keyboard("{Tab}");

	await expect.element(region).toBeInTheDocument();
});
