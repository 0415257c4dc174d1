import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { aHomeInList, aHomeList } from "#web/test/some-homes.ts";

const main = page.getByRole("main");

function openHomes(list = aHomeList()) {
	fakeApi({ ...signedInAs(), "/api/homes": gives(list) });
	renderScreen("/homes");
}

test("a stranger is to sign in, and comes back", async () => {
	fakeApi({});
	renderScreen("/homes");
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth?next=/homes");
});

test("who keeps no home learns what for, and where", async () => {
	openHomes(aHomeList({ homes: [] }));
	await expect
		.element(main.getByRole("link", { name: "Add a home" }))
		.toHaveAttribute("href", "/homes/new");
});

test("the homes with the most gaps stand first, and changes are counted", async () => {
	const judged = aHomeInList().judged;
	openHomes(
		aHomeList({
			homes: [
				aHomeInList({ id: "hom_1", reference: "In order" }),
				aHomeInList({
					id: "hom_2",
					reference: "Without gas record",
					judged: judged && { ...judged, gaps: ["gas"] },
					news: 2,
				}),
			],
			order: { homes: 2, withGap: 1, unsettled: 0, groups: [] },
		}),
	);
	await expect.element(main.getByText("1 of 2 homes lacks something")).toBeVisible();
	const names = main.getByRole("heading", { level: 2 });
	await expect.element(names.nth(0)).toHaveTextContent("Without gas record");
	await expect.element(main.getByText("2 changes")).toBeVisible();
	await expect.element(main.getByText("1 gap in what it needs.")).toBeVisible();

	await main.getByRole("searchbox", { name: "Find a home" }).fill("in order");
	await expect.element(names.nth(0)).toHaveTextContent("In order");
	await expect.element(names.nth(1)).not.toBeInTheDocument();
});

test("nothing missing is said of what was stated alone", async () => {
	openHomes();
	await expect
		.element(main.getByText("Nothing, in what you stated of 1 home; 1 with more to state"))
		.toBeVisible();
});

test("a home beyond the plan's number is not watched, and the way on is said", async () => {
	openHomes(aHomeList({ homes: [aHomeInList({ isOverLimit: true })] }));
	await expect.element(main.getByText("Not watched: beyond your plan.")).toBeVisible();
	await expect.element(main.getByRole("link", { name: "See plans" })).toBeVisible();
});

test("what the server refuses of a home stands on its field", async () => {
	fakeApi({
		...signedInAs(),
		"/api/property-owners": gives({ owners: [] }),
		"POST /api/homes": refuses(400, {
			code: "invalid_input",
			message: "Check what you entered.",
			fields: { "stated.rent": "That reads like a year’s rent: enter a month’s" },
		}),
	});
	renderScreen("/homes/new");
	await main.getByRole("textbox", { name: "Postcode" }).fill("m14 5ll");
	await main.getByRole("button", { name: "Keep this home" }).click();
	await expect.element(main.getByText("That reads like a year’s rent")).toBeVisible();
	await expect.element(main.getByRole("textbox", { name: "Postcode" })).toHaveValue("M14 5LL");
});
