import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderAt } from "#web/test/render-part.tsx";
import { useChoices } from "./use-choices.ts";

function TwoAtOnce() {
	const { choices, choose } = useChoices();
	return (
		<button
			type="button"
			onClick={() => {
				choose({ rent: "300" });
				choose({ price: "180000" });
			}}
		>
			{JSON.stringify([choices.rent, choices.price])}
		</button>
	);
}

test("of two figures that land at once neither is lost", async () => {
	renderAt({ pathname: "/property/M145LL" }, <TwoAtOnce />);
	const button = page.getByRole("button");

	await button.click();

	await expect.element(button).toHaveTextContent('["300","180000"]');
});
