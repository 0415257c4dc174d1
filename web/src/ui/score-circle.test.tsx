import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ScoreCircle } from "./score-circle.tsx";

test.for([
	[0, "Investment score 0 out of 100: High Risk"],
	[68, "Investment score 68 out of 100: High Risk"],
	[null, "Nothing to go on"],
] as const)("a score of %s is read as: %s", async ([score, name]) => {
	render(<ScoreCircle score={score} colour="red" label="High Risk" nothing="Nothing to go on" />);

	await expect.element(page.getByRole("img", { name, exact: true })).toBeVisible();
});

test("the arc is as long as the score", () => {
	const { container } = render(<ScoreCircle score={25} colour="green" label="" nothing="" />);

	const arc = container.querySelector<SVGCircleElement>("circle[data-colour]");
	expect(Number(arc?.style.strokeDashoffset) / Number(arc?.style.strokeDasharray)).toBeCloseTo(
		0.75,
	);
});
