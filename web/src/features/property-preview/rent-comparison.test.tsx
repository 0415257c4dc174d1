import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { aProvenance } from "#web/test/some-evidence.ts";
import { RentComparison } from "./rent-comparison.tsx";

const sentences = [
	"£1,600 is 37.9% above the mean for 3 bedrooms in Salford (£1,160, June 2026).",
	"That is more than 25% off: check the rent.",
];
const caveats = ["It counts long-standing tenancies in."];
const part = page.getByRole("region", { name: "Your rent" });

test("a stated rent stands beside the official mean, with where that is from", async () => {
	renderPart(
		<RentComparison standing={{ sentences, caveats, isFar: true, provenance: aProvenance() }} />,
	);
	await expect.element(part).toHaveTextContent(sentences.join(" "));
	await expect.element(part.getByRole("button", { name: /Official mean rent/ })).toBeVisible();
	await part.getByText("What this mean counts").click();
	await expect.element(part.getByText(caveats.join(" "))).toBeVisible();
});

test("without a rent or a mean nothing is said", async () => {
	renderPart(<RentComparison standing={null} />);
	await expect.element(part).not.toBeInTheDocument();
});
