import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Scenario } from "#contracts/report-scenario.ts";
import { fromPounds } from "#domain/base/money.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { aReportOfMoney, REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { aMoneySection } from "#web/test/report-market-sections.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { RoiFigures } from "./roi-figures.tsx";

const path = `/api/reports/${REPORT_ID}/scenarios`;
const result = page.getByRole("status", { name: "Result" });
const name = page.getByLabelText("Name of the scenario");
const keep = page.getByRole("button", { name: "Keep these figures" });
const row = (which: string) => page.getByRole("row", { name: new RegExp(`^${which} `) });
const sheet = page.getByRole("dialog", { name: "For your broker" });

function aScenario(over: Partial<Scenario> = {}): Scenario {
	const { assumptions } = aMoneySection();
	return {
		id: "scn_sam",
		name: "With Sam",
		assumptions: { ...assumptions, bills: [], rent: fromPounds(1_200) },
		owners: [{ incomePence: fromPounds(20_000), nation: "England", share: 1, company: false }],
		changedAt: "2026-11-21T10:00:00.000Z",
		...over,
	};
}

async function open(answers: Parameters<typeof fakeApi>[0]) {
	await page.viewport(1280, 900);
	const api = fakeApi({
		...signedInAs(),
		...answers,
	});
	renderOpened(
		<ToastProvider>
			<RoiFigures report={aReportOfMoney(aMoneySection(), { shareable: true })} />
		</ToastProvider>,
	);
	return api;
}

test("the sums as they stand are kept once under a name, beside the report's own", async () => {
	const { sent } = await open({
		[path]: gives({ scenarios: [] }),
		[`POST ${path}`]: gives({ scenarios: [aScenario()] }),
	});
	await page.getByLabelText("Rent a month").first().fill("1,200");
	await name.fill("With Sam");
	pressTwice(keep);

	// £950 a month leaves £140; £1,200 leaves £2,333 more of it.
	await expect.element(row("The report")).toHaveTextContent(/£140/);
	await expect.element(row("With Sam")).toBeVisible();
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({
		call: `POST ${path}`,
		body: { name: "With Sam", assumptions: { rent: 120_000 }, owners: [] },
	});
});

test("a scenario opens in the sliders, is changed in its place, and the report's figures come back", async () => {
	const { sent } = await open({
		[path]: gives({ scenarios: [aScenario()] }),
		[`PUT ${path}/scn_sam`]: gives({ scenarios: [aScenario({ name: "With Sam and Alex" })] }),
	});
	await row("With Sam").getByRole("button", { name: "Open" }).click();
	await expect.element(result).toHaveTextContent(/; £140 in the report.*after your tax/);
	await expect
		.element(page.getByRole("slider", { name: "Rent" }))
		.toHaveAttribute("aria-valuetext", "£1,200");
	await name.fill("With Sam and Alex");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect.element(row("With Sam and Alex")).toBeVisible();
	expect(sent).toMatchObject([
		{ call: `PUT ${path}/scn_sam`, body: { name: "With Sam and Alex" } },
	]);
	await page.getByRole("button", { name: "Back to the report’s figures" }).click();
	await expect.element(keep).toBeVisible();
});

test("a name that is taken is refused at its field, and nothing typed is lost", async () => {
	await open({
		[path]: gives({ scenarios: [aScenario()] }),
		[`POST ${path}`]: refuses(409, {
			code: "taken",
			message: "You have a scenario of this name. Choose another name.",
			fields: { name: "You have a scenario of this name. Choose another name." },
		}),
	});
	await name.fill("with sam");
	await keep.click();
	await expect
		.element(name)
		.toHaveAccessibleDescription("You have a scenario of this name. Choose another name.");
	await expect.element(name).toHaveValue("with sam");
});

test("three are as many as there is room for, and one that is deleted makes room", async () => {
	const three = ["With Sam", "Alone", "As a company"].map((each, at) =>
		aScenario({ id: `scn_${at}`, name: each }),
	);
	const { sent } = await open({
		[path]: gives({ scenarios: three }),
		[`DELETE ${path}/scn_1`]: inTurn(isDown, gives({ scenarios: [three[0], three[2]] })),
	});
	await expect.element(page.getByText("A report has 3 scenarios at most.")).toBeVisible();
	await expect.element(keep).not.toBeInTheDocument();
	await row("Alone").getByRole("button", { name: "Delete" }).click();
	await expect.element(page.getByText("Not deleted")).toBeVisible();
	await row("Alone").getByRole("button", { name: "Delete" }).click();
	await expect.element(keep).toBeVisible();
	expect(sent.map(({ call }) => call)).toEqual([`DELETE ${path}/scn_1`, `DELETE ${path}/scn_1`]);
});

test("whoever does not own the report keeps none, and may print", async () => {
	const { asked } = fakeApi({});
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await expect.element(page.getByRole("button", { name: "A page for your broker" })).toBeVisible();
	await expect.element(name).not.toBeInTheDocument();
	expect(asked).toEqual([]);
});

test("the page for a broker says the loan, the tests and the sums, and an income only where it is ticked", async () => {
	await open({ [path]: gives({ scenarios: [aScenario()] }) });
	await row("With Sam").getByRole("button", { name: "Open" }).click();
	await page.getByRole("button", { name: "A page for your broker" }).click();

	await expect.element(sheet).toBeVisible();
	await expect.element(sheet).toHaveTextContent("Figures of “With Sam”.");
	await expect.element(sheet).toHaveTextContent("Loan asked£135,000, 75% of the price");
	await expect.element(sheet).toHaveTextContent("Rent a month£1,200");
	await expect
		.element(sheet.getByRole("row", { name: /^Skipton, five-year at 4.5%/ }))
		.toBeVisible();
	await expect.element(sheet.getByRole("row", { name: /^2035-36 £14,400 / })).toBeVisible();
	await expect.element(sheet).toHaveTextContent("To sell it empty takes 4 months’ notice");
	await expect.element(sheet.getByRole("row", { name: /^Rent £1,200 Your figure/ })).toBeVisible();
	await expect.element(sheet).not.toHaveTextContent("£20,000");
	await expect.element(sheet).not.toHaveTextContent("Borrower");
	await expect.element(sheet).not.toHaveTextContent("at the income stated");
	await expect.element(sheet.getByRole("row", { name: /^Higher-rate/ })).toBeVisible();
	await sheet.getByLabelText(/^Print the owners too/).click();
	await expect.element(sheet).toHaveTextContent("Borrower: other income a year£20,000");
	await expect.element(sheet).toHaveTextContent("at the income stated");
});

test("the account's position goes into the sums, and the sums' into the account", async () => {
	const sam = {
		incomePence: fromPounds(60_000),
		nation: "England" as const,
		share: 1,
		company: false,
	};
	const { sent } = await open({
		[path]: gives({ scenarios: [] }),
		"/api/account/position": gives({ owners: [sam], changedAt: "2026-11-20T10:00:00.000Z" }),
		"PUT /api/account/position": gives({
			owners: [{ ...sam, company: true, incomePence: 0 }],
			changedAt: "2026-11-21T10:00:00.000Z",
		}),
	});
	await page.getByRole("button", { name: "Use my position" }).click();
	await expect.element(result).toHaveTextContent(/after your tax/);
	await expect.element(page.getByLabelText("Other income a year, before tax")).toHaveValue("60000");
	await page.getByLabelText("The owner is").selectOptions("company");
	await page.getByRole("button", { name: "Keep as my position" }).click();
	await expect.element(page.getByText(/^This is your position\./)).toBeVisible();
	expect(sent).toMatchObject([
		{ call: "PUT /api/account/position", body: { owners: [{ company: true }] } },
	]);
});
