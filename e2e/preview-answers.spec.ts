import { expect, test } from "./fixtures.ts";

/** A home of the simulator with a certificate of band D. */
const HOME = "/property/M145LL?certificate=0000-0000-0000-0000-0002";

/** What the answers of an address say, and the score under them. */
const journeys = [
	{
		home: "a losing home",
		path: `${HOME}&rent=300&price=180000`,
		pays: ["No", "−£", "It would pay up to £"],
		score: /Investment score 39/,
	},
	{
		home: "a home that barely pays",
		path: `${HOME}&rent=1100&price=165000`,
		pays: ["Yes, at 20% tax", "at 40% it loses £"],
		score: /Investment score/,
	},
	{
		home: "a home that pays",
		path: `${HOME}&rent=1400&price=120000`,
		pays: ["Yes", "+£", "After 20% tax"],
		score: /Investment score/,
	},
	{
		home: "a home rated F",
		path: "/property/M145LL?certificate=0000-0000-0000-0000-0004",
		lets: ["No: band F"],
		score: /Investment score 20/,
	},
	{
		home: "an HMO inside an Article 4 direction",
		path: "/property/M145LL?use=hmo",
		lets: ["Not without planning permission"],
		score: /Investment score 20/,
	},
	{
		home: "a Welsh house for sharers",
		path: "/property/CF243AB?use=sharers",
		lets: ["Not without planning permission"],
		score: /Investment score 20/,
	},
	{
		home: "a home in Belfast",
		path: "/property/BT15GS",
		lets: ["Yes", "No licence is needed by law"],
		pays: ["Not known: type the rent"],
		score: /Not enough published data to score/,
	},
] as const;

for (const journey of journeys) {
	test(`the answer for ${journey.home} is what the sums and the law say`, async ({ page }) => {
		await page.goto(journey.path);
		const answers = page.getByRole("region", { name: "The answer" });
		const row = (question: string) =>
			answers.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question }) });
		for (const words of "lets" in journey ? journey.lets : []) {
			await expect(row("Can it be let?")).toContainText(words);
		}
		for (const words of "pays" in journey ? journey.pays : []) {
			await expect(row("Does it pay?")).toContainText(words);
		}
		const score = page.getByRole("img", { name: journey.score });
		await expect(score.or(page.getByText(journey.score)).first()).toBeVisible();
	});
}

test("answers, score and the way to buy stand on the first screen of a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(HOME);
	for (const element of [
		page.getByRole("heading", { level: 1 }),
		page.getByRole("heading", { name: "What could go wrong?" }),
		page.getByRole("img", { name: /Investment score/ }),
		page.getByRole("button", { name: /^Get Full Report/ }).last(),
	]) {
		await expect(element).toBeInViewport({ ratio: 1 });
	}
});

test("typing a rent and a price turns a ceiling into an answer", async ({ page }) => {
	await page.goto(HOME);
	await page.getByLabel("Rent a month").fill("300");
	await page.getByLabel("Purchase price").fill("£180,000");
	await page.getByLabel("Purchase price").press("Enter");

	await expect(page.getByText("When it would pay")).toBeVisible();
	await page.getByText("When it would pay").click();
	await expect(page.getByText(/^At £180,000 it pays from £/)).toBeVisible();
	await expect(page).toHaveURL(/rent=300&price=180000/);
});

test("a belfast reader is sold nothing and told who can tell", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/property/BT15GS");
	await expect(page.getByText(/We do not sell a report on BT1 5GS/)).toBeVisible();
	await expect(page.getByRole("button", { name: /^Get Full Report/ })).toHaveCount(0);
	await page.getByText("Who can tell you").click();
	await expect(page.getByText("Recorded crime.")).toBeVisible();
});

test("a stranger's answers come drawn with the document: nobody asks for them again, and what is opened meanwhile stays open", async ({
	page,
}) => {
	const calls: string[] = [];
	page.on("request", (request) => calls.push(new URL(request.url()).pathname));
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${HOME}&rent=300&price=180000`, { waitUntil: "commit" });
	const answers = page.getByRole("region", { name: "The answer" });
	await expect(answers.getByRole("heading", { name: "Does it pay?" })).toBeVisible();
	await expect(page.getByLabel("Purchase price")).toBeDisabled();
	const fold = answers.getByText("When it would pay");
	await fold.click();

	release();

	await expect(page.getByLabel("Purchase price")).toBeEnabled();
	await expect(answers.getByText(/^At £180,000 it pays from £/)).toBeVisible();
	expect(calls.filter((path) => path.startsWith("/api/property/preview/"))).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the answers of a postcode stand in its document, and no field that nothing would come of", async ({
		page,
	}) => {
		await page.goto("/property/M145LL");
		await expect(page.getByRole("region", { name: "The answer" })).toContainText("Does it pay?");
		await expect(page.getByLabel("Purchase price")).toBeHidden();
		await expect(page.getByRole("link", { name: "the council of this postcode" })).toBeVisible();
	});
});
