import { readFile } from "node:fs/promises";
import { screens } from "#domain/base/screens.ts";
import { publicPages } from "#domain/site/public-pages.ts";
import { openPanel, setPrices } from "./administering.ts";
import { expect, expectUnhindered, test } from "./fixtures.ts";
import { expectStill } from "./measuring.ts";

/** What a validator of HTML refuses and no other check sees: a state that the platform tells already, blocks in a line. */
const REFUSED_MARKUP =
	"[popovertarget][aria-expanded], :is(summary, button, label, p, a) :is(p, ul, ol, dl, table, section)";

/** Screens that anybody may open at once, and what is the same for everyone among them. */
const drawn = Object.values(publicPages).map(({ path }) => path);
const open = [
	...drawn,
	"/property/M145LL",
	"/reports/sample",
	screens.areas,
	"/areas/manchester",
	screens.auth,
	"/nothing-here",
];

test("on a phone a newcomer finds what this is, what it costs, how it is worked out and whom to ask", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	await expect(page.getByLabel("UK postcode")).toBeInViewport();
	await expect(page.getByText(/£15/).first()).toBeInViewport();

	const menu = page.getByRole("navigation", { name: "Main" });
	await menu.getByRole("button", { name: "Menu" }).click();
	await menu.getByRole("link", { name: "Pricing" }).click();
	await expect(page.getByRole("heading", { name: "What it costs" })).toBeInViewport();
	await expect(page.getByText("30-day money-back guarantee.")).toBeVisible();
	await expect(menu.getByRole("link", { name: "Pricing" })).toBeHidden();

	await menu.getByRole("button", { name: "Menu" }).click();
	await menu.getByRole("link", { name: "Support" }).click();
	await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute(
		"href",
		"mailto:support@lettable.example",
	);
	await page.getByRole("main").getByRole("link", { name: "Documentation" }).click();
	await page.getByRole("tab", { name: "Risk Assessment" }).click();
	await expect(page.getByRole("cell", { name: /^40\s?%$/ }).first()).toBeVisible();
});

test("the three examples and the sample are what their pages show", async ({ page }) => {
	await page.goto("/");
	const example = page
		.getByRole("article")
		.filter({ has: page.getByRole("heading", { name: /^M14 5LL/ }) });
	const word = await example.getByRole("listitem").first().locator("strong").textContent();
	await example.getByRole("link", { name: /^M14 5LL/ }).click();
	await expect(page.getByRole("heading", { name: "Property Risk Assessment" })).toBeVisible();
	await expect(page).toHaveURL("/property/M145LL");
	await expect(page.getByRole("region", { name: "The answer" })).toContainText(word ?? "no word");
});

test("anyone may read the sample report whole and take its PDF home", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Read the whole sample report" }).click();
	await expect(page).toHaveURL("/reports/sample");
	await expect(page.getByText(/This is a sample/)).toBeVisible();
	await expect(page.getByRole("heading", { name: "Key Investment Risks" })).toBeVisible();

	const pdf = await page.request.get("/api/reports/sample/download");
	expect(pdf.headers()["content-type"]).toBe("application/pdf");
	expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the landing page leads to signing up, by the API's old address", async ({ page }) => {
	await page.goto("/landing");
	for (const name of ["EPC Analysis", "Licensing Checks", "Yield Analysis"]) {
		await expect(page.getByRole("heading", { name })).toBeVisible();
	}
	const menu = page.getByRole("navigation", { name: "Main" });
	for (const name of ["Sign In", "Get Started"]) {
		await expect(menu.getByRole("link", { name })).toHaveAttribute("href", "/auth");
	}
	await page.getByRole("link", { name: "Create your account" }).last().click();
	await expect(page).toHaveURL("/auth?tab=sign-up");
	await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
});

test("a price that an administrator changes stands in the very next page, before any script ran", async ({
	page,
	mailbox,
	browser,
	baseURL,
}) => {
	await openPanel(page, mailbox);
	await setPrices(page, { reportPrice: 17.5 });
	const reader = await browser.newPage({
		javaScriptEnabled: false,
		...(baseURL ? { baseURL } : {}),
	});
	await reader.goto("/");
	await expect(reader.locator("#pricing")).toContainText("£17.50");
	await setPrices(page, { reportPrice: 15 });
	await reader.reload();
	await expect(reader.locator("#pricing")).toContainText("£15");
	await reader.close();
});

test("without scripts every public page has its text, its name and one heading of the first order", async ({
	browser,
	baseURL,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
	for (const { path, title, description } of Object.values(publicPages)) {
		await page.goto(path);
		await expect(page).toHaveTitle(`${title} · Lettable`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			`${baseURL}${path}`,
		);
		const words = ((await page.getByRole("main").textContent()) ?? "").split(/\s+/).length;
		expect([path, words > 120]).toEqual([path, true]);
		await expect(
			page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }),
		).toBeVisible();
	}
	await page.goto(screens.documentation);
	for (const heading of ["The seven bands", "Fees", "Worked example", "What we hold"]) {
		await expect(
			page.getByRole("heading", { name: new RegExp(heading, "i") }).first(),
		).toBeVisible();
	}
	await page.close();
});

test("whoever runs no scripts is told which pages need them, and reads on elsewhere", async ({
	browser,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	const why = page.getByText("needs JavaScript, which is off");
	for (const path of [screens.auth, screens.reports, screens.account, "/reports/sample"]) {
		await page.goto(path);
		await expect(why).toBeVisible();
	}
	const pdf = page.getByRole("link", { name: "as a PDF" });
	await expect(pdf).toHaveAttribute("href", "/api/reports/sample/download");
	await page.goto("/property/M145LL?rent=1250");
	await expect(why).toBeVisible();
	await expect(page.getByText(/^Assessing/)).toBeHidden();
	await page.getByRole("link", { name: "the council of this postcode" }).click();
	await expect(page).toHaveURL("/areas/manchester");
	await expect(why).toBeHidden();
	await page.close();
});

test("a page loads what the size gate weighs, and a drawn preview asks for nothing again", async ({
	page,
}) => {
	const weighed: Record<string, string[]> = JSON.parse(
		await readFile("dist/e2e/loaded.json", "utf8"),
	);
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		asked.push(`${pathname}${search}`);
	});
	for (const [name, path] of [
		["landing", "/landing"],
		["property", "/property/M145LL?use=hmo&rent=3000&bedrooms=5"],
		["sample", "/reports/sample"],
		["area", "/areas/manchester"],
		["notFound", "/nothing-here"],
	] as const) {
		asked.length = 0;
		await page.goto(path, { waitUntil: "networkidle" });
		const files = asked.filter((each) => /^\/assets\/.*\.(js|css)$/.test(each));
		expect([path, files.filter((file) => !weighed[name]?.includes(file))]).toEqual([path, []]);
		expect(asked.filter((each) => /^\/api\/(property\/preview|reports)\//.test(each)).length).toBe(
			name === "sample" ? 1 : 0,
		);
	}
});

for (const path of open) {
	test(`${path} stands still while it loads, fits, and has nothing in anyone's way`, async ({
		page,
	}) => {
		await expectStill(page, path);
		await expect(page.locator(REFUSED_MARKUP)).toHaveCount(0);
		await expectUnhindered(page, path);
	});
}

test("nothing moves where the letters come late", async ({ page }) => {
	test.slow();
	await page.route("**/*.woff2", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 800));
		await route.continue();
	});
	for (const path of open) {
		// A width at which their likenesses break lines elsewhere.
		await expectStill(page, path, [412]);
	}
});

test("an address that is no page is a 404 in words, drawn by the server", async ({ page }) => {
	const reply = await page.goto("/no/such/page");
	expect(reply?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
	await page.getByRole("link", { name: "Back to Home" }).click();
	await expect(page).toHaveURL("/");
});
