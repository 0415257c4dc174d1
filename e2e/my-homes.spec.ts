import { barriers, expect, expectUnhindered, test } from "./fixtures.ts";
import { PASSWORD, register, signIn } from "./people.ts";

test("a stranger keeps the home of a preview, and finds it with its answers, its dates and its owner", async ({
	page,
}) => {
	const { username } = await register(page);
	await page.context().clearCookies();
	await page.goto("/property/M145LL?rent=950&price=160000");
	await page.getByRole("link", { name: "Watch it" }).click();
	await signIn(page, username, PASSWORD);
	await expect(page).toHaveURL("/property/M145LL?rent=950&price=160000");

	await page.getByRole("button", { name: "Watch it" }).click();
	await expect(page.getByText("You watch this home.")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await page.getByRole("link", { name: "Open it in My Homes" }).click();
	await expect(page.getByRole("heading", { name: "M14 5LL", level: 1 })).toBeVisible();

	await page.goto("/homes/new");
	await page.getByLabel("Postcode").fill("BN2 9QA");
	await page.getByLabel("Address").fill("8 Marine Parade");
	await page.getByLabel("Rent a month").fill("1,200");
	await page.getByLabel("Value today").fill("260k");
	await page.getByText("Loan, tenancy and works").click();
	await page.getByLabel("Loan left").fill("0");
	await page.getByText("What you hold for it").click();
	await page.getByLabel("Insurance until").fill("2031-05-01");
	await page.getByRole("button", { name: "Keep this home" }).click();
	await expect(page.getByRole("heading", { name: "8 Marine Parade", level: 1 })).toBeVisible();

	await page.goto("/homes");
	const names = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
	await expect(names).toHaveCount(2);
	await expect(page.getByText("Not judged yet")).toHaveCount(0);
	await page.getByLabel("Order").selectOption("By name");
	await expect(page).toHaveURL("/homes?sort=name");
	await expect(names.first()).toHaveText(/8 Marine Parade$/);
	await page.getByText("Owners, for tax").click();
	await page.getByRole("button", { name: "Add an owner" }).click();
	const dialog = page.getByRole("dialog", { name: "Add an owner" });
	await dialog.getByLabel("Name").fill("Sam");
	await dialog.getByLabel(/^Income a year/).fill("45,000");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("The figures of your home").click();
	await expect(page.getByText("Sam, after tax")).toBeVisible();
	await expectUnhindered(page, "My Homes");

	await page.goto("/");
	const mine = page.getByRole("region", { name: "My Homes" });
	await expect(mine.getByText("Which date is next?")).toBeVisible();
	await expect(mine.getByRole("link", { name: "Open 2 homes" })).toBeVisible();
	await expectUnhindered(page, "Home with homes");
});

test("two homes are set against own rules and changed together, and one is shown to a stranger", async ({
	page,
	browser,
}) => {
	await register(page);
	for (const [address, rent] of [
		["1 Pretend Terrace", "1,100"],
		["2 Pretend Terrace", "700"],
	] as const) {
		await page.goto("/homes/new");
		await page.getByLabel("Postcode").fill("M14 5LL");
		await page.getByLabel("Address").fill(address);
		await page.getByLabel("Rent a month").fill(rent);
		await page.getByLabel("Value today").fill("160k");
		await page.getByRole("button", { name: "Keep this home" }).click();
		await expect(page.getByRole("heading", { name: address, level: 1 })).toBeVisible();
	}
	await page.goto("/homes");
	await page.getByRole("button", { name: "Change several" }).click();
	await page.getByRole("button", { name: "Select all 2 found" }).click();
	await page.getByLabel("Day", { exact: true }).fill("2031-05-01");
	await expectUnhindered(page, "My Homes, several changed");
	await page.getByRole("button", { name: "Set for 2 homes" }).click();
	await expect(page.getByText("Set for 2 homes.")).toBeVisible();

	await page.getByRole("link", { name: "Compare", exact: true }).click();
	for (const home of ["Home 1", "Home 2"]) {
		await page.getByLabel(home).selectOption({ index: 1 });
	}
	await page.getByLabel("Yield in percent, at least").fill("7");
	await page.getByLabel("Energy band, at least").selectOption("C");
	await page.getByRole("button", { name: "Save my rules" }).click();
	await expect(page.getByText("Met: 8.3%, you ask 7%")).toBeVisible();
	await expect(page.getByText("Missed: 5.3%, you ask 7%")).toBeVisible();
	await expectUnhindered(page, "Homes compared");

	await page.getByRole("link", { name: "1 Pretend Terrace" }).click();
	await page.getByText("Show it to somebody by a link").click();
	await page.getByLabel("Whom the link is for").fill("Sam");
	await page.getByRole("button", { name: "Make a link" }).click();
	const link = await page.getByLabel("Link for Sam").inputValue();
	const stranger = await (await browser.newContext()).newPage();
	await stranger.goto(link);
	await expect(
		stranger.getByRole("heading", { name: "1 Pretend Terrace, M14 5LL", level: 1 }),
	).toBeVisible();
	await expectUnhindered(stranger, "A home by a link");
});
