import { render } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
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

const rows = Array.from({ length: 60 }, (_, row) => `Row ${row}`);

function Rows() {
	const showToast = useToast();
	return rows.map((row) => (
		<p key={row} style={{ height: "30px" }}>
			<span>{row}</span>
			<button
				type="button"
				onClick={() => showToast({ title: "Noted", message: "Words.", tone: "success" })}
			>
				Note {row}
			</button>
		</p>
	));
}

const topOf = (text: string) =>
	page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

/** Draws rows, scrolls by so much, and presses the one that is 300 pixels down the window. */
async function noteAt(scrolled: number) {
	await page.viewport(390, 600);
	render(
		<ToastProvider>
			<Rows />
		</ToastProvider>,
	);
	window.scrollTo(0, scrolled);
	onTestFinished(() => window.scrollTo(0, 0));
	const inSight = rows.filter((row) => topOf(row) >= 0 && topOf(row) < 400);
	await page.getByRole("button", { name: `Note ${inSight[8]}`, exact: true }).click();
	await expect.element(page.getByText("Noted", { exact: true })).toBeVisible();
	return inSight;
}

test.each([0, 600])(
	"a notice lies on nothing of what was in sight, %i pixels down a page",
	async (scrolled) => {
		const inSight = await noteAt(scrolled);

		await expect.poll(coveredByNotice).not.toEqual(expect.arrayContaining([inSight[0]]));
		const covered = coveredByNotice();
		expect(inSight.filter((row) => covered.includes(row))).toEqual([]);
		expect(inSight.filter((row) => topOf(row) > 600)).toEqual([]);
	},
);

test("at the top of a page nothing at all lies under a notice", async () => {
	await noteAt(0);
	await expect.poll(coveredByNotice).toEqual([]);
});

test("as a notice goes nothing moves of a page that is scrolled", async () => {
	const [first = ""] = await noteAt(600);
	await new Promise((resolve) => setTimeout(resolve, 200));
	const before = topOf(first);

	await page.getByRole("button", { name: "Close" }).click();

	await expect.element(page.getByText("Noted", { exact: true })).not.toBeInTheDocument();
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(Math.abs(topOf(first) - before)).toBeLessThan(2);
});

test("what takes the focus comes to lie below a notice", async () => {
	const [first = ""] = await noteAt(600);
	const above = rows[rows.indexOf(first) - 1];

	(
		page.getByRole("button", { name: `Note ${above}`, exact: true }).element() as HTMLElement
	).focus();

	await expect.poll(coveredByNotice).not.toEqual(expect.arrayContaining([`Note ${above}`]));
});

test("what was pressed at the foot of the window stays in sight", async () => {
	await page.viewport(390, 600);
	render(
		<ToastProvider>
			<Rows />
		</ToastProvider>,
	);
	onTestFinished(() => window.scrollTo(0, 0));
	const [last = ""] = rows.filter((row) => topOf(row) > 540 && topOf(row) < 580);
	const pressed = page.getByRole("button", { name: `Note ${last}`, exact: true });

	await pressed.click();

	await expect.element(page.getByText("Noted", { exact: true })).toBeVisible();
	await expect.element(pressed).toBeInViewport({ ratio: 0.99 });
});

test("the place of notices comes with the first press, not with the page", async () => {
	renderButtons();
	const region = page.getByRole("region", { name: /^Notifications/ });
	await expect.element(page.getByRole("button", { name: "First" })).toBeVisible();
	expect(region.elements()).toEqual([]);

	await userEvent.keyboard("{Tab}");

	await expect.element(region).toBeInTheDocument();
});
