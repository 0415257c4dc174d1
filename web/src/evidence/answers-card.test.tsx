import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showColourScheme } from "#web/gallery/colour-scheme.ts";
import { barriers } from "#web/test/barriers.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { someAnswer } from "#web/test/some-answer.ts";
import { AnswersCard } from "./answers-card.tsx";

const unchecked = [{ what: "Recorded crime", who: "The police force's own figures" }];
const row = (question: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question }) });

test("each question has its figure, its word and its reason", async () => {
	renderPart(<AnswersCard answer={someAnswer()} unchecked={unchecked} />);

	await expect
		.element(row("Can it be let?"))
		.toHaveTextContent(
			"Can it be let? ManchesterAsk first: your street decidesAsk Manchester if your street needs a licence.",
		);
	await expect
		.element(row("Does it pay?"))
		.toHaveTextContent(
			/£11,000 under the averageUp to £181,000At 40% tax £136,000, as no income is stated\./,
		);
	await expect
		.element(row("What could go wrong?"))
		.toHaveTextContent(
			/£820 usual feeIt may need a selective licenceThen: works to reach band C; flood zones are common in this area\.$/,
		);
});

test("each grade has its sign: a price is no judgement, half a disc half a yes, a sheet a licence, its outline one by a lead", () => {
	const { let: letting, pays } = someAnswer();
	renderPart([
		<AnswersCard key={1} answer={someAnswer()} />,
		<AnswersCard
			key={2}
			answer={someAnswer({
				let: { ...letting, grade: "licence" },
				pays: { ...pays, grade: "basic" },
			})}
		/>,
		<AnswersCard
			key={3}
			answer={someAnswer({
				let: { ...letting, grade: "likely" },
				pays: { ...pays, grade: "no", verdict: "no" },
			})}
		/>,
	]);
	const signs = [...document.querySelectorAll("ol > li > p > svg")];
	expect(signs.map((sign) => sign.getAttribute("data-sign"))).toEqual([
		...["question", "price", "risk"],
		...["paper", "half", "risk"],
		...["paper_open", "no", "risk"],
	]);
});

test("a loss has a minus and a gain a plus", async () => {
	const { pays } = someAnswer();
	const stated = (value: number) =>
		someAnswer({
			pays: {
				...pays,
				verdict: value > 0 ? "yes" : "no",
				grade: value > 0 ? "yes" : "no",
				basis: "stated",
				headline: value > 0 ? "Yes" : "No",
				figure: { kind: "pence", value, sourceText: "a year before tax, your figures" },
			},
		});
	renderPart(
		<>
			<AnswersCard answer={stated(-454_800)} unchecked={[]} />
			<AnswersCard answer={stated(210_000)} unchecked={[]} />
		</>,
	);
	await expect.element(page.getByText("−£4,548", { exact: true })).toBeVisible();
	await expect.element(page.getByText("+£2,100", { exact: true })).toBeVisible();
	await expect.element(page.getByText("When it would pay").first()).toBeVisible();
});

test("what settles the answers, the other risks and what was not checked are one press away", async () => {
	renderPart(<AnswersCard answer={someAnswer()} unchecked={unchecked} />);
	await expect.element(page.getByText("2 not checked", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Recorded crime.")).not.toBeVisible();

	await page.getByText("What settles it").click();

	await expect
		.element(page.getByRole("link", { name: "Manchester City Council" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/licensing");
	await expect.element(page.getByText("£1,225, once")).toBeVisible();
	await expect.element(page.getByText(/Don’t assume they are fine/)).toBeVisible();
	await expect.element(page.getByText("Recorded crime.")).toBeVisible();
});

test("no risk found is told with how many checks it rests on", async () => {
	const risks = {
		figure: { kind: "count", value: 9, sourceText: "checks" },
		items: [],
		unchecked: 4,
	} as const;
	renderPart(<AnswersCard answer={someAnswer({ risks })} unchecked={[]} />);
	await expect.element(row("What could go wrong?")).toHaveTextContent(/Nothing found in 9 checks$/);
});

test("a risk without pounds shows its day", async () => {
	const risks = {
		figure: { kind: "date", value: "2027-04-30", sourceText: "by" },
		items: [
			{
				id: "scheme_ends",
				headline: "The licensing scheme ends within a year",
				by: "2027-04-30",
				sourceText: "Register of schemes, Oct 2026",
			},
		],
		unchecked: 0,
	} as const;
	renderPart(<AnswersCard answer={someAnswer({ risks })} unchecked={[]} />);
	await expect
		.element(row("What could go wrong?"))
		.toHaveTextContent(/by 30 April 2027The licensing scheme ends within a year/);
});

test("each band is legible on its colour, light and dark", async () => {
	const { let: letting } = someAnswer();
	renderPart(
		[..."ABCDEFG"].map((value) => (
			<AnswersCard
				key={value}
				answer={someAnswer({
					let: { ...letting, figure: { ...letting.figure, kind: "band", value } },
				})}
			/>
		)),
	);
	for (const scheme of ["light", "dark"] as const) {
		const undo = showColourScheme(scheme);
		expect(await barriers("[data-rating]")).toEqual([]);
		undo();
	}
});
