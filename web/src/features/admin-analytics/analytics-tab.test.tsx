import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { anAnalytics } from "#web/test/an-analytics.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const analyticsPath = "/api/admin/analytics";

beforeEach(() => {
	// Half past midnight in London, while it is still the day before in UTC.
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-20T23:30:00Z") });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Opens the tab, and tells which periods it asked the server for. */
function openTab(query = "", answers: Parameters<typeof fakeApi>[0] = {}) {
	const { asked } = fakeApi({
		...signedInAs({ isAdmin: true }),
		[analyticsPath]: (url) =>
			gives(
				anAnalytics({
					from: url.searchParams.get("from") ?? "",
					to: url.searchParams.get("to") ?? "",
				}),
			)(url),
		...answers,
	});
	const { address } = renderScreen(`/admin?tab=analytics${query}`);
	return {
		address,
		periods: () =>
			asked
				.filter((path) => path.startsWith(analyticsPath))
				.map((path) => path.slice(analyticsPath.length + 1)),
	};
}

const preset = (name: string) => page.getByRole("button", { name, exact: true });

test("unless another period was chosen it is the 30 days to today in London", async () => {
	const { periods } = openTab();

	await expect.element(page.getByText("23 May to 21 June 2026", { exact: true })).toBeVisible();
	await expect.element(preset("30 days")).toHaveAttribute("aria-pressed", "true");
	expect(periods()).toEqual(["from=2026-05-23&to=2026-06-21"]);
});

test.each([
	["7 days", "7", "from=2026-06-15&to=2026-06-21"],
	["90 days", "90", "from=2026-03-24&to=2026-06-21"],
	["12 months", "12m", "from=2025-06-22&to=2026-06-21"],
])("%s are asked for and stand in the address", async (name, word, asked) => {
	const { address, periods } = openTab();

	await preset(name).click();

	await expect.poll(() => periods().at(-1)).toBe(asked);
	await expect.element(preset(name)).toHaveAttribute("aria-pressed", "true");
	expect(address()).toBe(`/admin?tab=analytics&period=${word}`);
});

test("a period that was read is not asked for again within five minutes", async () => {
	const { periods } = openTab();
	await preset("7 days").click();
	await expect.poll(() => periods()).toHaveLength(2);

	await preset("30 days").click();

	await expect.element(page.getByText("23 May to 21 June 2026", { exact: true })).toBeVisible();
	expect(periods()).toHaveLength(2);
});

test("own days are shown, stand in the address, and the focus stays on the button", async () => {
	const { address, periods } = openTab();
	await preset("Own days").click();
	await page.getByLabelText("First day").fill("2026-01-01");
	await page.getByLabelText("Last day").fill("2026-01-31");

	await page.getByRole("button", { name: "Show these days" }).click();

	await expect.element(page.getByText("1 to 31 January 2026", { exact: true })).toBeVisible();
	await expect.element(preset("Own days")).toHaveAttribute("aria-pressed", "true");
	await expect.element(page.getByRole("button", { name: "Show these days" })).toHaveFocus();
	expect(address()).toBe("/admin?tab=analytics&from=2026-01-01&to=2026-01-31");
	expect(periods().at(-1)).toBe("from=2026-01-01&to=2026-01-31");
});

test("own days that end before they begin are refused, kept as typed, and not asked for", async () => {
	const { address, periods } = openTab();
	await preset("Own days").click();
	await page.getByLabelText("First day").fill("2026-02-02");
	await page.getByLabelText("Last day").fill("2026-02-01");

	await page.getByRole("button", { name: "Show these days" }).click();

	await expect
		.element(page.getByLabelText("Last day"))
		.toHaveAccessibleDescription("The last day must not be before the first.");
	await expect.element(page.getByLabelText("First day")).toHaveValue("2026-02-02");
	expect(address()).toBe("/admin?tab=analytics");
	expect(periods()).toHaveLength(1);
});

test.each([
	["&from=rubbish&to=2026-06-01", "First day", "Choose the first day."],
	["&from=2026-06-01", "Last day", "Choose the last day."],
	["&from=2026-06-01&to=2026-06-22", "Last day", "The last day must not be in the future."],
	["&from=2025-05-17&to=2026-06-21", "First day", "Choose at most 400 days."],
])(
	"the address %s says on its field what is wrong, and asks for nothing",
	async (query, field, why) => {
		const { periods } = openTab(query);

		await expect.element(page.getByLabelText(field)).toHaveAccessibleDescription(why);
		await expect.element(page.getByText(/^Choose days to see how/)).toBeVisible();
		expect(periods()).toEqual([]);
	},
);

test("a preset takes the place of own days, and what is else in the address stays", async () => {
	const { address } = openTab("&q=ada&from=2026-01-01&to=2026-01-31");

	await preset("7 days").click();

	await expect.element(page.getByText("15 to 21 June 2026", { exact: true })).toBeVisible();
	expect(address()).toBe("/admin?tab=analytics&q=ada&period=7");
});

test("a period that nobody knows is the usual one", async () => {
	const { periods } = openTab("&period=century");

	await expect.poll(periods).toEqual(["from=2026-05-23&to=2026-06-21"]);
});

test("until the figures are there their place is kept, and that is said", async () => {
	openTab("", { [analyticsPath]: staysSilent });

	await expect.element(page.getByText("Loading the figures")).toBeInTheDocument();
	await expect.element(preset("7 days")).toBeVisible();
});

test("figures that could not be read can be asked for again", async () => {
	let isBack = false;
	openTab("", {
		[analyticsPath]: (url) => (isBack ? gives(anAnalytics())(url) : isDown(url)),
	});
	await expect.element(page.getByRole("alert")).toHaveTextContent(/could not reach the server/);

	isBack = true;
	await page.getByRole("button", { name: "Try again" }).click();

	await expect.element(page.getByText("Churn", { exact: true })).toBeVisible();
});

test("when the figures were read is said in London's time", async () => {
	openTab("", { [analyticsPath]: gives(anAnalytics({ readAt: "2026-06-20T23:29:00.000Z" })) });

	await expect.element(page.getByText(/Read at 00:29, kept for five minutes\./)).toBeVisible();
});

test.each([
	[true, 1],
	[false, 0],
])("that payments are with test cards is said when it is so: %s", async (isTest, times) => {
	openTab("", { [analyticsPath]: gives(anAnalytics({ isTest })) });

	await expect.element(page.getByText("Churn", { exact: true })).toBeVisible();
	expect(page.getByText("Payments with test cards").elements()).toHaveLength(times);
});
