import type { Page } from "@playwright/test";
import { barriers, expect, test } from "./fixtures.ts";
import { importFrom, rightmove } from "./importing.ts";

async function importHome(page: Page, id: number): Promise<void> {
	await importFrom(page, rightmove(id));
	await expect(page).toHaveURL(/\/property\/M145LL\?/);
}

const rent = (page: Page) => page.getByLabel("What rent a month do you expect?");
const answerTo = (page: Page, question: string) =>
	page
		.getByRole("region", { name: "The answer" })
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name: question }) });

test("an imported listing asks for its rent, suggests its certificate, and is told where it contradicts it", async ({
	page,
}) => {
	await importHome(page, 100000008);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"2 Pretend Terrace, Manchester",
	);
	await expect(page).toHaveTitle(/^Property Risk Assessment, M14 5LL/);
	await expect(page.getByText("For the area, not this home.")).toBeVisible();
	const said = page.getByRole("region", { name: "The listing says" });
	await expect(said).toContainText("homes in this postcode: House, mid-terrace");
	await expect(said).not.toContainText("Ask which");
	expect(await barriers(page)).toEqual([]);

	await expect(
		page.getByText("This looks like the certificate of 2 Pretend Terrace."),
	).toBeVisible();
	await page.getByRole("button", { name: "Use it" }).click();
	await expect(page).toHaveURL(/certificate=0000-0000-0000-0000-0002/);
	await expect(said).toContainText(
		"The listing says flat, 92 m². The certificate says house, 80 m². Ask which is right.",
	);
	await expect(said).toContainText("The listing says leasehold. The home was freehold");
	await expect(page.getByText("This home's energy, the area's rent and price.")).toBeVisible();

	await rent(page).fill("£1,150");
	await page.getByRole("button", { name: "Use my rent" }).click();
	await expect(page).toHaveURL(/rent=1150&price=180000&serviceCharge=1700/);
	await expect(rent(page)).toBeHidden();
	await expect(answerTo(page, "Does it pay?")).toContainText("£");
	await expect(page.getByText(/the area's rent and price/)).toBeHidden();
	expect(await barriers(page)).toEqual([]);
});

test("a listing without a house number says so and offers every home of the postcode", async ({
	page,
}) => {
	await importHome(page, 100000001);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"Pretend Terrace, Manchester, M14",
	);
	await page
		.getByLabel("The listing gives no house number. Which home is it?")
		.selectOption("3 Pretend Terrace");
	await expect(page).toHaveURL(/certificate=0000-0000-0000-0000-0003/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("3 Pretend Terrace");
});

test("a leasehold flat without its service charge is answered before it, and with it after", async ({
	page,
}) => {
	const flat = "/property/M145LL?certificate=0000-0000-0000-0000-0007&rent=1400&price=120000";
	await page.goto(flat);
	const pays = answerTo(page, "Does it pay?");
	await expect(pays).toContainText("Before service charge");

	await page.goto(`${flat}&serviceCharge=1450`);
	await expect(pays).toContainText("£");
	await expect(pays).not.toContainText("service charge");
});
