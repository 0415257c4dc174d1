import type { Page } from "@playwright/test";

/** The address of a listing on Rightmove. */
export const rightmove = (id: number) => `https://www.rightmove.co.uk/properties/${id}`;

/** Imports a listing from the home page by its link. */
export async function importFrom(page: Page, link: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("tab", { name: "Import from URL" }).click();
	await page.getByLabel("Link to the listing").fill(link);
	await page.getByRole("button", { name: "Import Property" }).click();
}
