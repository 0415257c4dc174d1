import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HomeDetails } from "#contracts/homes.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { aHomeInList, aHomeList } from "#web/test/some-homes.ts";

const main = page.getByRole("main");
const details = (over: object = {}) =>
	HomeDetails.parse({ standing: "let", postcode: "M14 5LL", stated: {}, ...over });
const names = ["Terrace", "Corner", "Lodge"];

function open(outcomes: readonly (string | null)[], kept = names) {
	const { sent } = fakeApi({
		...signedInAs(),
		"/api/homes": gives(
			aHomeList({
				homes: names.map((reference) => aHomeInList({ id: reference, reference, address: "" })),
			}),
		),
		"/api/home-import/kept": gives({
			owners: [],
			homes: kept.map((id, at) => ({ id, revision: at + 1, home: details({ reference: id }) })),
		}),
		"POST /api/home-import/homes": gives({
			outcomes: outcomes.map((refusal) => ({ kept: null, refusal })),
		}),
	});
	renderScreen("/homes");
	return sent;
}

test("one paper's day is set for the homes that are ticked, each by the revision it has, and a refusal is told by name", async () => {
	const sent = open([null, "This home was changed elsewhere meanwhile."]);
	await main.getByRole("button", { name: "Change several" }).click();
	await main.getByRole("checkbox", { name: "Choose Corner" }).click();
	await main.getByRole("checkbox", { name: "Choose Lodge" }).click();
	const set = main.getByRole("button", { name: "Set for 2 homes" });
	await set.click();
	await expect.element(main.getByText("Enter a date")).toBeVisible();
	await main.getByLabelText("Day").fill("2027-05-01");
	await set.click();
	await expect.element(main.getByText("Set for 1 home.")).toBeVisible();
	await expect.element(main.getByText("Lodge: This home was changed elsewhere")).toBeVisible();
	expect(sent.at(-1)?.body).toMatchObject({
		homes: [
			{ kept: { id: "Corner", revision: 2 }, home: { held: { gasUntil: "2027-05-01" } } },
			{ kept: { id: "Lodge", revision: 3 }, home: { held: { gasUntil: "2027-05-01" } } },
		],
	});
});

test("a licence is set for all that are found, and a home that went meanwhile is told", async () => {
	const sent = open([null], ["Terrace"]);
	await main.getByRole("button", { name: "Change several" }).click();
	await main.getByRole("searchbox").fill("r");
	await main.getByRole("button", { name: "Select all 2 found" }).click();
	await main.getByRole("combobox", { name: "What to set" }).selectOptions("A licence");
	await main.getByLabelText("Holds until").fill("2029-03-31");
	await main.getByLabelText("People it allows").fill("5");
	await main.getByRole("button", { name: "Set for 2 homes" }).click();
	await expect.element(main.getByText("Corner: It is no longer among your homes.")).toBeVisible();
	expect(sent.at(-1)?.body).toMatchObject({
		homes: [
			{ home: { held: { licences: [{ kind: "selective", until: "2029-03-31", people: 5 }] } } },
		],
	});
});
