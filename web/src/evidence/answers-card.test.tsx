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

test("each question has its word, its figure with its source, and its reason", async () => {
	renderPart(<AnswersCard answer={someAnswer()} unchecked={unchecked} />);

	await expect
		.element(row("Can it be let?"))
		.toHaveTextContent(/Yes, ifDtypical of M14 5LLAsk the council if it needs a licence\./);
	await expect
		.element(row("Does it pay?"))
		.toHaveTextContent(/Yes, if5\.6% yieldaverage of Manchester/);
	await expect
		.element(row("What could go wrong?"))
		.toHaveTextContent(/4 risks£820usual feeIt may need a selective licence\./);
});

test("a loss has a minus and a gain a plus", async () => {
	const { pays } = someAnswer();
	const stated = (value: number) =>
		someAnswer({
			pays: {
				...pays,
				verdict: value > 0 ? "yes" : "no",
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
	await expect.element(page.getByText("When it would pay")).toBeVisible();
});

test("what settles the answers, the other risks and what was not checked are one press away", async () => {
	renderPart(<AnswersCard answer={someAnswer()} unchecked={unchecked} />);
	await expect.element(page.getByText("2 not checked")).toBeVisible();
	await expect.element(page.getByText("Recorded crime.")).not.toBeVisible();

	await page.getByText("What settles it").click();

	await expect
		.element(page.getByRole("link", { name: "Manchester City Council" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/licensing");
	await expect.element(page.getByText("£1,225, once")).toBeVisible();
	await expect.element(page.getByText(/Don’t assume they are fine/)).toBeVisible();
	await expect.element(page.getByText("Recorded crime.")).toBeVisible();
});

test("no risk found is not told as none: nothing is known", async () => {
	const risks = {
		figure: { kind: "count", value: 0, sourceText: "risks found" },
		items: [],
		unchecked: 9,
	} as const;
	renderPart(<AnswersCard answer={someAnswer({ risks })} unchecked={[]} />);
	await expect
		.element(row("What could go wrong?"))
		.toHaveTextContent("Not known9 not checked. Don’t assume it is fine.");
});

test("a risk without pounds shows its day", async () => {
	const risks = {
		figure: { kind: "count", value: 1, sourceText: "risk found" },
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
	await expect.element(row("What could go wrong?")).toHaveTextContent("1 riskby 30 April 2027");
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
		expect(await barriers("b > span")).toEqual([]);
		undo();
	}
});
