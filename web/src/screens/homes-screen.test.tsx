import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pence } from "#domain/base/money.ts";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { aHomeInList, aHomeList } from "#web/test/some-homes.ts";

const somebody: PropertyOwner = {
	...{ id: "own_1", kind: "person" as const, name: "Sam", nation: "England" as const },
	...{ incomePence: pence(4_500_000), lossPence: pence(0), financeCostPence: pence(0) },
};

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
					judged: judged && { ...judged, gaps: [{ id: "gas", endedOn: null }] },
					news: 2,
				}),
			],
			order: { homes: 2, withGap: 1, unsettled: 0, groups: [] },
		}),
	);
	await expect.element(main.getByText("1 of 2 own homes is not in order")).toBeVisible();
	const names = main.getByRole("heading", { level: 2 });
	await expect.element(names.nth(0)).toHaveTextContent("Without gas record");
	await expect.element(main.getByText("Without gas record: gas safety record")).toBeVisible();
	await expect.element(main.getByText("2 changes")).toBeVisible();
	await expect.element(main.getByText("Not in order: gas safety record.")).toBeVisible();

	await main.getByRole("searchbox", { name: "Find by name, place or group" }).fill("in order");
	await expect.element(names.nth(0)).toHaveTextContent("In order");
	await expect.element(names.nth(1)).not.toBeInTheDocument();
});

test("what band C asks is said with its month, its draft and the homes it is asked of", async () => {
	const { year } = aHomeList();
	const ids = Array.from({ length: 9 }, (_, at) => `hom_${at + 1}`);
	const judged = aHomeInList().judged;
	openHomes(
		aHomeList({
			homes: ids.map((id, at) =>
				aHomeInList({
					...{ id, reference: `House ${at + 1}` },
					judged: judged && {
						...judged,
						...(at > 1 ? { band: null } : { works: ["Loft insulation"] }),
					},
				}),
			),
			year: {
				...year,
				toC: {
					...{ ...year.toC, low: pence(775_00), high: pence(1_675_00) },
					...{ homes: ids.slice(0, 1), withoutSteps: ids.slice(1) },
				},
			},
		}),
	);
	await expect
		.element(main.getByText("EPC band C by October 2030 (not law yet)", { exact: true }))
		.toBeVisible();
	const said = "1 home needs works for EPC band C, £775 to £1,675; 8 not known";
	await expect.element(main.getByText(said)).toBeVisible();
	const uncertified = "House 3, House 4, House 5, House 6, House 7 and 2 more";
	for (const homes of [
		"House 1: loft insulation",
		"House 2: no steps known",
		`${uncertified}: say which energy certificate is theirs`,
	]) {
		await expect.element(main.getByText(homes)).toBeVisible();
	}
	await expect
		.element(main.getByRole("link", { name: "2 more" }))
		.toHaveAttribute("href", "/homes/report");
});

test("homes stand in the order that is chosen, and what is not known comes last", async () => {
	openHomes(
		aHomeList({
			homes: [
				aHomeInList({ id: "hom_1", reference: "House 10", rent: pence(900_00), yield: 7 }),
				aHomeInList({
					id: "hom_2",
					reference: "House 9",
					rent: pence(1_200_00),
					next: { on: "2026-12-01", title: "Insurance ends", isDraft: true },
				}),
				aHomeInList({ id: "hom_3", reference: "House 11", yield: 5, next: null }),
			],
		}),
	);
	const names = main.getByRole("heading", { level: 2 });
	const order = () => names.elements().map(({ textContent }) => textContent);
	await expect.poll(() => order().length).toBe(3);
	const choose = (sort: string) =>
		main.getByRole("combobox", { name: "Order" }).selectOptions(sort);
	for (const [sort, wanted] of [
		["Next date first", ["D House 9", "D House 10", "D House 11"]],
		["Highest yield first", ["D House 10", "D House 11", "D House 9"]],
		["Highest rent first", ["D House 9", "D House 10", "D House 11"]],
		["By name", ["D House 9", "D House 10", "D House 11"]],
	] as const) {
		await choose(sort);
		await expect.poll(() => order().map((name) => name?.replace(/^D */, "D "))).toEqual(wanted);
	}
});

test("the homes of one group stand alone, with how many of it are not in order", async () => {
	openHomes(
		aHomeList({
			homes: [
				aHomeInList({ id: "hom_1", reference: "Theirs", group: "Smith" }),
				aHomeInList({ id: "hom_2", reference: "Mine" }),
			],
			order: {
				...{ homes: 2, withGap: 1, unsettled: 0 },
				groups: [
					{ group: "Smith", homes: 1, withGap: 1 },
					{ group: null, homes: 1, withGap: 0 },
				],
			},
		}),
	);
	await main.getByRole("combobox", { name: "Group" }).selectOptions("Smith: 1 of 1 not in order");
	await expect.element(main.getByRole("link", { name: "Mine" })).not.toBeInTheDocument();
	await expect.element(main.getByRole("link", { name: "Theirs" })).toBeVisible();
});

test("the figures of all homes name what each owner keeps after tax, and what is missing for them", async () => {
	const { year } = aHomeList();
	const tax = { ownerId: "own_1", due: pence(5_190_00), profit: pence(0) };
	const rest = { loss: pence(0), financeCost: pence(0), homes: [] };
	openHomes(
		aHomeList({
			owners: [somebody],
			year: {
				...year,
				...{ rent: pence(31_800_00), value: pence(470_000_00), loan: pence(120_000_00) },
				loanToValue: 0.2553,
				owners: [
					{
						...{ ownerId: "own_1", cashFlow: pence(14_350_00), afterTax: pence(9_160_00) },
						tax: { ...tax, ...rest },
					},
				],
			},
		}),
	);
	await main.getByText("The figures of your home").click();
	await expect.element(main.getByText("Sam, after tax")).toBeVisible();
	for (const figure of ["£31,800", "£470,000", "£9,160", "£5,190 tax on all of them"]) {
		await expect.element(main.getByText(figure).first()).toBeVisible();
	}
	await expect.element(main.getByText("25.5% of the value")).toBeVisible();
	await expect.element(main.getByText("rent and loan", { exact: true })).toBeVisible();
});

test("who names no owner sees no tax and is asked for none", async () => {
	openHomes();
	await main.getByText("The figures of your home").click();
	await expect.element(main.getByText("Left a year before tax")).toBeVisible();
	await expect.element(main.getByText(/, after tax/)).not.toBeInTheDocument();
	await expect.element(main.getByRole("button", { name: "Add an owner" })).not.toBeInTheDocument();
});

test("an owner is named once, and what the server refuses stands on its field", async () => {
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/homes": gives(aHomeList()),
		"POST /api/property-owners": inTurn(
			refuses(400, {
				code: "invalid_input",
				message: "Check what you entered.",
				fields: { incomePence: "Enter an amount in pounds" },
			}),
			gives({ owners: [somebody] }),
		),
	});
	renderScreen("/homes");
	await main.getByText("Owners, for tax").click();
	await main.getByRole("button", { name: "Add an owner" }).click();
	const dialog = page.getByRole("dialog", { name: "Add an owner" });
	await dialog.getByRole("textbox", { name: "Name" }).fill("Sam");
	const save = dialog.getByRole("button", { name: "Save" });
	await save.click();
	await expect.element(dialog.getByText("Enter an amount in pounds")).toBeVisible();
	await dialog.getByRole("textbox", { name: /^Income a year/ }).fill("45k");
	await save.click();
	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent.at(-1)?.body).toEqual({
		...{ kind: "person", name: "Sam", incomePence: 4_500_000, nation: "England" },
		...{ lossPence: 0, financeCostPence: 0 },
	});
});

test("an owner whom a home names is not removed, and it is said why", async () => {
	const message = "A home names this owner. Change the home first.";
	fakeApi({
		...signedInAs(),
		"/api/homes": gives(aHomeList({ owners: [somebody] })),
		"DELETE /api/property-owners/own_1": refuses(409, { code: "owner_named", message }),
	});
	renderScreen("/homes");
	await main.getByText("Owners (1)").click();
	await main.getByRole("button", { name: "Remove Sam" }).click();
	await expect.element(page.getByText(message)).toBeVisible();
});

test("what is not stated is not in order yet, and is said of how many homes", async () => {
	const judged = aHomeInList().judged;
	const open = judged && { ...judged, unsettled: ["deposit", "gas"] };
	openHomes(aHomeList({ homes: [aHomeInList({ judged: open })] }));
	await expect
		.element(main.getByText("Not known yet: 1 home has something not stated"))
		.toBeVisible();
	await expect
		.element(main.getByText("Not stated: gas safety record at 1 home, deposit at 1"))
		.toBeVisible();
});

test("homes that do not pay are named beside what all leave", async () => {
	const judged = aHomeInList().judged;
	const pays = { sign: "no", word: "No", figure: "" } as const;
	const losing = judged && { ...judged, answered: { ...judged.answered, pays } };
	openHomes(
		aHomeList({
			homes: [aHomeInList(), aHomeInList({ id: "hom_2", reference: "Sea Road", judged: losing })],
		}),
	);
	await expect.element(main.getByText("Sea Road: does not pay")).toBeVisible();
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

test("tenure, money spent on energy and the day of the database entry are kept", async () => {
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/property-owners": gives({ owners: [] }),
		"POST /api/homes": refuses(400, {
			code: "invalid_input",
			message: "Check what you entered.",
			fields: { "held.databaseEntry.number": "Enter the entry’s number" },
		}),
	});
	renderScreen("/homes/new");
	await main.getByRole("combobox", { name: "Tenure" }).selectOptions("Leasehold");
	await main.getByText("Loan, tenancy and works").click();
	await main.getByRole("textbox", { name: /^Spent on its energy/ }).fill("1,250.50");
	await main.getByText("What you hold for it").click();
	await main.getByLabelText("Entered in the database on").fill("2026-11-02");
	await main.getByRole("button", { name: "Keep this home" }).click();
	await expect.element(main.getByText("Enter the entry’s number")).toBeVisible();
	expect(sent[0]?.body).toMatchObject({
		...{ tenure: "leasehold", energySpentPence: 125_050 },
		held: { databaseEntry: { number: "", enteredOn: "2026-11-02" } },
	});
});
