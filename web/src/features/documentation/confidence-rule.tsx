import { bases } from "#domain/evidence.ts";
import { qualityOfBasis } from "#domain/score/component.ts";
import { CONFIDENCE_HIGH, CONFIDENCE_MODERATE } from "#domain/score/confidence.ts";
import { basisInWords } from "#domain/told-words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow } from "./narrow.tsx";

/** How far to trust a score. */
export function ConfidenceRule() {
	return (
		<>
			<p>
				A missing figure lowers the confidence; it neither earns nor costs points. Each part's
				weight is multiplied by how near to the home its figure was measured, and the products are
				added up. {CONFIDENCE_HIGH}% and more is High, {CONFIDENCE_MODERATE}% and more Moderate,
				less is Low.
			</p>
			<Narrow>
				<DataTable
					caption="What a figure counts towards the confidence"
					columns={[{ title: "Measured for" }, { title: "Counts", isNumber: true }]}
					rows={bases.map((basis) => ({
						key: basis,
						cells: [capital(basisInWords[basis]), `${Math.round(qualityOfBasis[basis] * 100)}%`],
					}))}
				/>
			</Narrow>
			<p>A licence that is only to be checked with the council counts half of that.</p>
		</>
	);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
