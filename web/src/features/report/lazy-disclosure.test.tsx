import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { LazyDisclosure } from "./lazy-disclosure.tsx";

const DETAIL = "All nine tests";
const detail = () => page.getByText(DETAIL).query();

function draw() {
	renderPart(
		<LazyDisclosure summary="Tests of lenders">
			<p>{DETAIL}</p>
		</LazyDisclosure>,
	);
}

test("what few ask for is drawn once it is opened, and stays when it is closed", async () => {
	draw();
	expect(detail()).toBeNull();
	const summary = page.getByText("Tests of lenders");
	await summary.click();
	await expect.element(page.getByText(DETAIL)).toBeVisible();
	await summary.click();
	expect(detail()).not.toBeNull();
});

test("paper has all of it, whether it was opened or not", () => {
	draw();
	window.dispatchEvent(new Event("beforeprint"));
	expect(detail()).not.toBeNull();
});
