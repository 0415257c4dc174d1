import { render } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Tabs } from "./tabs.tsx";

const root = document.createElement("div");

afterEach(() => root.remove());

function Ways() {
	const [way, setWay] = useState("postcode");
	return (
		<Tabs
			label="How to search"
			value={way}
			onChange={setWay}
			tabs={[
				{ value: "postcode", title: "By postcode", content: "A postcode" },
				{ value: "link", title: "By link", content: "A link" },
			]}
		/>
	);
}

/** Takes over tabs that were sent drawn, after `meanwhile` was done with them. */
function takeOver(meanwhile: () => void): void {
	root.innerHTML = renderToString(<Ways />);
	document.body.append(root);
	meanwhile();
	render(<Ways />, { container: root, hydrate: true });
}

test("a tab that was pressed before the page was taken over is open then", async () => {
	takeOver(() => root.querySelectorAll<HTMLButtonElement>("[role=tab]")[1]?.focus());

	await expect.element(page.getByRole("tab", { selected: true })).toHaveTextContent("By link");
	await expect.element(page.getByText("A link")).toBeVisible();
});

test("with the focus elsewhere the tab that was drawn stays open", async () => {
	takeOver(() => undefined);

	await expect.element(page.getByRole("tab", { selected: true })).toHaveTextContent("By postcode");
	await expect.element(page.getByText("A link")).not.toBeVisible();
});
