import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { Switch } from "./switch.tsx";

const toggle = page.getByRole("switch", { name: "Test mode" });

function Turned({ isFixed }: { isFixed: boolean }) {
	const [isOn, setIsOn] = useState(false);
	return (
		<Switch
			label="Test mode"
			note="No money moves"
			isOn={isOn}
			onChange={setIsOn}
			isFixed={isFixed}
		/>
	);
}

test("a switch is turned on and off by a press and by the space bar", async () => {
	renderPart(<Turned isFixed={false} />);
	await expect.element(toggle).not.toBeChecked();
	await expect.element(toggle).toHaveAccessibleDescription("No money moves");

	await toggle.click();
	await expect.element(toggle).toBeChecked();
	await userEvent.keyboard(" ");

	await expect.element(toggle).not.toBeChecked();
});

test("a switch that is fixed stays as it is, and can still be come to and read", async () => {
	renderPart(<Turned isFixed />);

	await userEvent.tab();
	await userEvent.keyboard(" ");

	await expect.element(toggle).toHaveFocus();
	await expect.element(toggle).not.toBeChecked();
	await expect.element(toggle).toHaveAttribute("aria-disabled", "true");
});
