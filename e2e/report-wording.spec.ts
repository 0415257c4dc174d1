import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { chapterTitles } from "#domain/judgement/home/chapter-titles.ts";
import { INVENTED } from "#tools/source-sim/sources/language-model.ts";
import { expectReport, order, pay } from "./buying.ts";
import { expect, test } from "./fixtures.ts";

test("a language model's words stand in the report and its PDF under its name, and where it invents something ours do", async ({
	page,
	provider,
}) => {
	await provider.setAutomatic(true);
	const id = await order(page);
	await pay(page);
	await expectReport(page, id);
	await page.getByRole("heading", { name: chapterTitles.risks, exact: true }).click();

	const claims = page.getByRole("list").filter({ hasText: "Keep in mind: " }).getByRole("listitem");
	await expect(claims.nth(0)).toHaveText(/^Keep in mind: /);
	await expect(claims.nth(1)).toBeVisible();
	await expect(claims.nth(1)).not.toContainText("Keep in mind: ");
	await expect(
		page.getByText(/were worded by a language model \(a simulated one,/).first(),
	).toBeVisible();
	expect(await page.content()).not.toContain(INVENTED);

	const pdf = await textOfPdf(await (await page.request.get(`/api/reports/${id}/download`)).body());
	for (const claim of (await claims.allTextContents()).slice(0, 2)) {
		expect(pdf).toContain(squeezed(claim));
	}
	expect(pdf).toContain(squeezed("worded by a language model (a simulated one,"));
	expect(pdf).not.toContain(squeezed(INVENTED));
	expect(await provider.payments()).toHaveLength(1);
});

/** All of a file's text without its white space, as lines break where the layout wants. */
async function textOfPdf(bytes: Uint8Array): Promise<string> {
	const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
	const pdf = await task.promise;
	let text = "";
	for (let number = 1; number <= pdf.numPages; number++) {
		const { items } = await (await pdf.getPage(number)).getTextContent();
		text += items.map((item) => ("str" in item ? item.str : "")).join("");
	}
	await task.destroy();
	return squeezed(text);
}

function squeezed(text: string): string {
	return text.replaceAll(/\s/g, "");
}
