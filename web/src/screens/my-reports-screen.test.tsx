import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aReportSummary } from "#web/test/a-report-summary.ts";
import { aSubscription } from "#web/test/a-subscription.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const mine = "/api/reports/user";
const main = page.getByRole("main");
const rows = main.getByRole("listitem");

function openMine(answers: Parameters<typeof fakeApi>[0]) {
	const { asked } = fakeApi({ ...signedInAs(), ...answers });
	renderScreen("/reports");
	return asked;
}

test("a stranger is to sign in, and comes back", async () => {
	fakeApi({});
	renderScreen("/reports");

	await expect.element(page.getByRole("heading", { name: "My Reports" })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth?next=/reports");
});

test("until the reports are known their place is kept", async () => {
	openMine({ [mine]: staysSilent });

	await expect.element(main.getByRole("status", { name: "Loading your reports" })).toBeVisible();
});

test("a report shows what it is on, when it was made and its figures", async () => {
	openMine({ [mine]: gives({ reports: [aReportSummary()], next: null }) });

	await expect
		.element(rows.getByRole("heading", { name: "14 Claremont Road", level: 2 }))
		.toBeVisible();
	await expect
		.element(rows)
		.toHaveTextContent(/M14 5LL · One household · Created 21 November 2026 · Method 2/);
	for (const figure of [
		"Investment Score: 68/100Risk Score: 32/100",
		"EPC Rating: E",
		"Property Type: Terraced house",
		"Rental Yield: 6.1%",
	]) {
		await expect.element(rows.getByText(figure, { exact: true })).toBeVisible();
	}
	expect(document.title).toBe("My Reports · Lettable");
	await expect.element(main.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("a card of a report begins with its answers, in their own words", async () => {
	const report = aReportSummary({
		answered: {
			let: { sign: "paper", word: "With a licence", figure: "£887 fee" },
			pays: { sign: "no", word: "No", figure: "−£2,400 a year before tax" },
			risk: { sign: "unknown", word: "Nothing found in 9 checks", figure: "" },
		},
	});
	openMine({ [mine]: gives({ reports: [report], next: null }) });

	const answers = main.getByRole("list", { name: "The answer" });
	await expect.element(answers).toBeVisible();
	expect([...answers.element().children].map(({ textContent }) => textContent.trim())).toEqual([
		"Can it be let? With a licence £887 fee",
		"Does it pay? No −£2,400 a year before tax",
		"What could go wrong? Nothing found in 9 checks",
	]);
	const signs = [...answers.element().querySelectorAll("svg")].map(
		({ dataset }) => dataset["sign"],
	);
	expect(signs).toEqual(["paper", "no", "unknown"]);
});

test("a report from before its questions were asked shows no answer", async () => {
	openMine({ [mine]: gives({ reports: [aReportSummary()], next: null }) });

	await expect.element(main.getByText("Risk Score: 32/100", { exact: true })).toBeVisible();
	await expect.element(main.getByRole("list", { name: "The answer" })).not.toBeInTheDocument();
	await expect.element(main.getByText(/Can it be let|Does it pay/)).not.toBeInTheDocument();
});

test("a day is the one it was in London", async () => {
	const report = aReportSummary({ createdAt: "2026-06-30T23:30:00.000Z" });
	openMine({ [mine]: gives({ reports: [report], next: null }) });

	await expect.element(rows).toHaveTextContent(/Created 1 July 2026/);
});

test.for([
	["paid", "Paid", "View Report", "/reports/rpt_1"],
	["unpaid", "Unpaid", "Complete Purchase", "/checkout/rpt_1"],
] as const)("a report that is %s leads on", async ([state, badge, name, path]) => {
	const report = aReportSummary({ id: "rpt_1", state, isPaid: state === "paid" });
	openMine({ [mine]: gives({ reports: [report], next: null }) });

	await expect.element(rows.getByText(badge, { exact: true })).toBeVisible();
	await expect.element(rows.getByRole("link", { name })).toHaveAttribute("href", path);
});

test("a subscriber opens with their plan what they made and did not buy", async () => {
	const report = aReportSummary({ id: "rpt_1", state: "unpaid", isPaid: false });
	const { sent } = fakeApi({
		...signedInAs(),
		[mine]: gives({ reports: [report], next: null }),
		"/api/subscription/status": gives(aSubscription()),
		"POST /api/reports/rpt_1/open-with-plan": gives({ id: "rpt_1" }),
	});
	const { address } = renderScreen("/reports");

	await rows.getByRole("button", { name: /^Open with your plan/ }).click();

	// The code of the report's screen is fetched first.
	await expect.poll(address).toBe("/reports/rpt_1");
	expect(sent).toHaveLength(1);
});

test("whose plan has no report left is only offered to buy", async () => {
	const report = aReportSummary({ id: "rpt_1", state: "unpaid", isPaid: false });
	openMine({
		[mine]: gives({ reports: [report], next: null }),
		"/api/subscription/status": gives(aSubscription({ canGenerate: false, reportsUsed: 25 })),
	});

	await expect.element(rows.getByRole("link", { name: /^Complete Purchase/ })).toBeVisible();
	await expect
		.element(rows.getByRole("button", { name: /^Open with your plan/ }))
		.not.toBeInTheDocument();
});

test("a refunded report leads nowhere", async () => {
	openMine({ [mine]: gives({ reports: [aReportSummary({ state: "refunded" })], next: null }) });

	await expect.element(rows.getByText("Refunded", { exact: true })).toBeVisible();
	await expect.element(rows.getByRole("link")).not.toBeInTheDocument();
});

test("what is not known is said in words", async () => {
	const report = aReportSummary({
		address: null,
		riskScore: null,
		investmentScore: null,
		epcRating: null,
		propertyType: null,
		estimatedRentalYield: null,
	});
	openMine({ [mine]: gives({ reports: [report], next: null }) });

	await expect.element(rows.getByRole("heading", { name: "M14 5LL" })).toBeVisible();
	await expect
		.element(rows.getByText("Investment Score: Not known", { exact: true }))
		.toBeVisible();
	await expect.element(rows.getByText("EPC Rating: Not known", { exact: true })).toBeVisible();
	await expect.element(rows.getByText("Property Type: Not known", { exact: true })).toBeVisible();
	await expect.element(rows.getByText("Rental Yield: Not known", { exact: true })).toBeVisible();
});

test("without reports the way to one is shown", async () => {
	openMine({ [mine]: gives({ reports: [], next: null }) });

	await expect.element(main.getByRole("heading", { name: "No reports yet" })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Analyze Property" }))
		.toHaveAttribute("href", "/");
});

test("older reports come when asked for, once, and take the focus", async () => {
	const asked = openMine({
		[mine]: (url) =>
			gives(
				url.searchParams.get("before") === "a/b"
					? { reports: [aReportSummary({ id: "rpt_2", address: "9 Old Street" })], next: null }
					: { reports: [aReportSummary({ id: "rpt_1" })], next: "a/b" },
			)(url),
	});
	await expect.element(rows).toBeVisible();

	pressTwice(main.getByRole("button", { name: "Show more" }));

	await expect.element(rows.nth(1)).toHaveTextContent(/^9 Old Street/);
	await expect.element(rows.nth(1)).toHaveFocus();
	await expect.element(main.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
	expect(asked.filter((path) => path === `${mine}?before=a%2Fb`)).toHaveLength(1);
});

test("reports that could not be read can be asked for again", async () => {
	let isAway = true;
	openMine({
		[mine]: (url) =>
			isAway ? isDown(url) : gives({ reports: [aReportSummary()], next: null })(url),
	});
	await expect.element(main.getByRole("alert")).toHaveTextContent(/could not reach the server/);

	isAway = false;
	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(rows).toHaveTextContent(/^14 Claremont Road/);
});

test("a failure to read on keeps what was read, and can be tried again", async () => {
	const older = inTurn(
		isDown,
		gives({ reports: [aReportSummary({ id: "rpt_2", address: "9 Old Street" })], next: null }),
	);
	openMine({
		[mine]: (url) =>
			url.searchParams.has("before")
				? older(url)
				: gives({ reports: [aReportSummary()], next: "older" })(url),
	});
	await main.getByRole("button", { name: "Show more" }).click();
	await expect.element(main.getByRole("alert")).toHaveTextContent(/could not reach the server/);
	await expect.element(rows.first()).toHaveTextContent(/^14 Claremont Road/);

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(rows.nth(1)).toHaveTextContent(/^9 Old Street/);
});

test("reports bought without an account are offered, and one that is kept moves into the list", async () => {
	const bought = aReportSummary({ id: "rpt_bought", address: null });
	let isKept = false;
	const { sent } = fakeApi({
		...signedInAs(),
		[mine]: () => Response.json({ reports: isKept ? [bought] : [], next: null }),
		"/api/reports/claimable": () => Response.json({ reports: isKept ? [] : [bought] }),
		"POST /api/reports/rpt_bought/claim": () => {
			isKept = true;
			return Response.json({ message: "The report is in your account." });
		},
	});
	renderScreen("/reports");
	const offer = main.getByRole("region", { name: "Bought without an account" });
	await expect.element(offer).toHaveTextContent(/M14 5LL, 21 November 2026/);
	await expect.element(offer).toHaveTextContent("Your e-mail address paid for this report.");
	await expect
		.element(main.getByRole("heading", { name: "No reports yet" }))
		.not.toBeInTheDocument();

	await offer.getByRole("button", { name: /^Keep in my account.*M14 5LL$/ }).click();

	await expect.element(rows.getByRole("heading", { name: "M14 5LL" })).toBeVisible();
	await expect.element(offer).not.toBeInTheDocument();
	await expect.element(page.getByText("The report is in your account.")).toBeVisible();
	expect(sent).toHaveLength(1);
});

test("a report that was kept in another tab is told of, and offered no more", async () => {
	const bought = aReportSummary({ id: "rpt_bought" });
	const refused = refuses(404, {
		code: "not_found",
		message: "This report cannot be put into your account.",
	});
	let isKept = false;
	openMine({
		[mine]: () => Response.json({ reports: isKept ? [bought] : [], next: null }),
		"/api/reports/claimable": () => Response.json({ reports: isKept ? [] : [bought] }),
		"POST /api/reports/rpt_bought/claim": (url) => {
			isKept = true;
			return refused(url);
		},
	});
	await main.getByRole("button", { name: /^Keep in my account/ }).click();

	await expect
		.element(page.getByText("This report cannot be put into your account."))
		.toBeVisible();
	await expect
		.element(main.getByRole("button", { name: /^Keep in my account/ }))
		.not.toBeInTheDocument();
});
