import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { HomesToKeep } from "#contracts/home-import.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { someAnswer } from "#web/test/some-answer.ts";

const main = page.getByRole("main");

const known = (number: string, address: string) => ({
	number,
	address,
	uprn: null,
	registeredOn: "2024-01-01",
});
const places = gives({
	places: [
		{
			homes: [
				known("0000-0000-0000-0000-0001", "1 Larch Street"),
				known("0000-0000-0000-0000-0002", "Flat A, 3 Larch Street"),
				known("0000-0000-0000-0000-0003", "Flat B, 3 Larch Street"),
			],
			refusal: null,
			note: null,
		},
	],
});
const kept = (id: string) => ({ kept: { id, revision: 1 }, refusal: null });

const FILE = [
	"Ref,Address,Postcode,Rent,Rent",
	"M1,1 Larch Street,LS1 1AA,£900 pcm,",
	"M2,3 Larch Street,LS1 1AA,lots,",
	"M3,5 Larch Street,,950,",
].join("\n");

function openImport(answers: Parameters<typeof fakeApi>[0] = {}) {
	const api = fakeApi({
		...signedInAs(),
		"/api/home-import/kept": gives({ homes: [], owners: [] }),
		"/api/home-import/places": places,
		...answers,
	});
	renderScreen("/homes/import");
	return api;
}

const pick = (text: string) =>
	userEvent.upload(main.getByLabelText(/CSV or Excel file/), new File([text], "Homes.csv"));
const homesIn = (sent: readonly { call: string; body: unknown }[]) =>
	sent
		.filter(({ call }) => call === "POST /api/home-import/homes")
		.map(({ body }) => (body as HomesToKeep).homes.map(({ home }) => home));

test("a file is checked, what it asks is answered, and only what was confirmed is kept", async () => {
	const { sent } = openImport({
		"/api/home-import/homes": gives({ outcomes: [kept("hom_1"), kept("hom_2")] }),
	});
	await pick(FILE);
	const check = main.getByRole("button", { name: "Check 3 rows" });
	await expect.element(check).toBeDisabled();
	await main.getByLabelText("Column Rent").nth(0).selectOptions("Rent a month");
	await main.getByLabelText("Column Rent").nth(1).selectOptions("Not used");
	await check.click();

	await expect.element(main.getByText("1 to review, 1 refused, 1 new.")).toBeVisible();
	await expect.element(main.getByText("Rent “lots”: ")).toBeVisible();
	await expect.element(main.getByText("This row has no postcode.")).toBeVisible();
	expect(homesIn(sent)).toEqual([]);

	await main.getByLabelText("One of these").selectOptions("Flat B, 3 Larch Street");
	await main.getByRole("button", { name: "Keep it without that" }).click();
	await main.getByRole("button", { name: "Keep 2 homes" }).click();
	await expect.element(main.getByText("1 refused, 2 kept.")).toBeVisible();
	expect(homesIn(sent)).toEqual([
		[
			expect.objectContaining({ reference: "M1", stated: expect.objectContaining({ rent: 900 }) }),
			expect.objectContaining({
				reference: "M2",
				stated: expect.objectContaining({ certificate: "0000-0000-0000-0000-0003" }),
			}),
		],
	]);
	await expect.element(main.getByRole("link", { name: "To my homes" })).toBeVisible();
});

test("a list that is pasted needs no headers", async () => {
	openImport();
	await main.getByLabelText("Or paste addresses or postcodes").fill("1 Larch St, LS1 1AA\nLS1 1AA");
	await main.getByRole("button", { name: "Read the list" }).click();
	await main.getByRole("button", { name: "Check 2 rows" }).click();
	await expect.element(main.getByRole("button", { name: "Keep 2 homes" })).toBeVisible();
});

test("where the connection breaks off, what was kept stays and the rest goes on", async () => {
	const rows = Array.from({ length: 30 }, (_, at) => `${at + 10} Larch Street,LS1 1AA`);
	const { sent } = openImport({
		"/api/home-import/homes": inTurn(
			gives({ outcomes: rows.slice(0, 25).map((_, at) => kept(`hom_${at}`)) }),
			refuses(503, { code: "unavailable", message: "Our tables cannot be read right now." }),
			gives({ outcomes: rows.slice(25).map((_, at) => kept(`hom_2${at}`)) }),
		),
	});
	await pick(["Address,Postcode", ...rows].join("\n"));
	await main.getByRole("button", { name: "Check 30 rows" }).click();
	await main.getByRole("button", { name: "Keep 30 homes" }).click();
	await expect.element(main.getByText("Our tables cannot be read right now.")).toBeVisible();
	await main.getByRole("button", { name: "Go on with 5 homes" }).click();
	await expect.element(main.getByText("30 kept.")).toBeVisible();
	expect(homesIn(sent).map(({ length }) => length)).toEqual([25, 5, 5]);
});

test("postcodes that the register could not be asked about are named, and one where no home can be is refused", async () => {
	openImport({
		"/api/home-import/places": gives({
			places: [
				{ homes: [], refusal: null, note: "The energy register did not answer." },
				{ homes: [], refusal: "LS9 9ZZ has not been in use since May 2020.", note: null },
			],
		}),
	});
	await pick("Address,Postcode\n1 Larch St,LS1 1AA\n2 Elm Rd,LS9 9ZZ\n");
	await main.getByRole("button", { name: "Check 2 rows" }).click();
	await expect.element(main.getByText("could not be asked about LS1 1AA")).toBeVisible();
	await expect.element(main.getByText("LS9 9ZZ has not been in use since May 2020.")).toBeVisible();
	await expect.element(main.getByText("1 refused, 1 new.")).toBeVisible();
	await expect.element(main.getByRole("button", { name: "Only check 1 home" })).toBeVisible();
});

test("a list is only checked where its person wants no more, and what cannot be answered says why", async () => {
	const { sent } = openImport({
		"/api/home-import/check": gives({
			homes: [
				{ status: "complete", reference: null, assessment: { answer: someAnswer() } },
				{
					status: "refused",
					reference: null,
					problem: { code: "limit_reached", message: "Your allowance is used up." },
				},
			],
			allowance: { used: 1, limit: 50 },
		}),
	});
	await pick("Address,Postcode,Rent pcm\n1 Larch Street,LS1 1AA,900\n9 Larch Street,LS1 1AA,950\n");
	await main.getByRole("button", { name: "Check 2 rows" }).click();
	const fetched = vi.spyOn(globalThis, "fetch");
	await main.getByRole("button", { name: "Only check 2 homes" }).click();
	await expect.element(main.getByText("49 assessments left in this period.")).toBeVisible();
	await expect.element(main.getByText("Your allowance is used up.")).toBeVisible();
	await expect.element(main.getByText(someAnswer().let.headline)).toBeVisible();
	await expect.element(main.getByRole("button", { name: /^Only check/ })).not.toBeInTheDocument();
	const [, init] = fetched.mock.lastCall ?? [];
	expect(new Headers(init?.headers).get("idempotency-key")).toMatch(/^[\w-]{36}$/);
	const file = vi.spyOn(URL, "createObjectURL");
	await main.getByRole("button", { name: "Download the answers" }).click();
	const blob = file.mock.lastCall?.[0] ?? new Blob();
	const [, first, second] = (await new Response(blob as Blob).text()).split("\r\n");
	expect(first).toContain(someAnswer().let.headline);
	expect(second).toBe('3,"9 Larch Street, LS1 1AA",Your allowance is used up.,,');
	expect(sent.map(({ call }) => call)).not.toContain("POST /api/home-import/homes");
	expect(sent.at(-1)?.body).toMatchObject({
		homes: [
			{ postcode: "LS1 1AA", rent: 900, certificate: "0000-0000-0000-0000-0001" },
			{ rent: 950 },
		],
	});
});
