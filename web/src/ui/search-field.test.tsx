import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { SearchField } from "./search-field.tsx";

function Searched() {
	const [typed, setTyped] = useState("");
	return <SearchField label="Council or code" value={typed} onChange={setTyped} />;
}

test("a search is emptied by its button, which goes, and the field keeps the focus", async () => {
	renderPart(<Searched />);
	const field = page.getByRole("searchbox", { name: "Council or code" });
	const empty = page.getByRole("button", { name: "Clear the search" });
	await expect.element(empty).not.toBeInTheDocument();
	await field.fill("Leeds");

	await empty.click();

	await expect.element(field).toHaveValue("");
	await expect.element(field).toHaveFocus();
	await expect.element(empty).not.toBeInTheDocument();
});
