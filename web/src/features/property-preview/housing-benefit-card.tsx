import { useState } from "react";
import type { Preview } from "#contracts/preview.ts";
import { LHA_IN_SHORT, PERCENTILE_NOTE } from "#domain/lha/housing-benefit-words.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Choose, Refused } from "./choices.ts";
import { RentalAreaQuestion } from "./rental-area-question.tsx";

type HousingBenefitCardProps = { preview: Preview; choose: Choose; refused: Refused };

/** What a tenant on housing benefit may have towards the rent; where nothing we hold says the area, the visitor does. */
export function HousingBenefitCard({ preview, choose, refused }: HousingBenefitCardProps) {
	const { area, because, note, provenance } = preview.housingBenefit;
	const refusal = refused["brma"];
	const [isOpen, setOpen] = useState(false);
	return (
		<Card title={TITLE}>
			<Disclosure
				// What was refused opens it, as if it were new.
				key={refusal}
				summary={area === null ? "Choose the rental market area" : area}
				startOpen={refusal !== undefined}
				onOpen={() => setOpen(true)}
			>
				<p>{LHA_IN_SHORT}</p>
				{note === null ? null : <p>{note}</p>}
				{area === null ? null : (
					<>
						<Rates benefit={preview.housingBenefit} />
						<div>
							<ProvenanceChip about={TITLE} provenance={provenance} />
						</div>
					</>
				)}
				{because === "stated" ? (
					<Button look="plain" onClick={() => choose({ brma: null })}>
						Another area
					</Button>
				) : (
					<RentalAreaQuestion {...{ preview, choose, refusal, isOpen }} />
				)}
			</Disclosure>
		</Card>
	);
}

const TITLE = "What housing benefit pays";

function Rates({ benefit: { area, rates } }: { benefit: Preview["housingBenefit"] }) {
	const hasPercentile = rates.some(({ percentile }) => percentile !== null);
	return (
		<>
			<DataTable
				caption={`Local Housing Allowance of ${area}`}
				columns={[
					{ title: "Home" },
					{ title: "A week", isNumber: true },
					{ title: "A month", isNumber: true },
					...(hasPercentile ? [{ title: "30th percentile a month", isNumber: true }] : []),
				]}
				rows={rates.map(({ label, weekly, monthly, percentile, isOfHome }) => ({
					key: label,
					cells: [
						label,
						formatPounds(weekly),
						formatPounds(monthly),
						...(hasPercentile ? [percentile === null ? "" : formatPounds(percentile)] : []),
					],
					isMarked: isOfHome,
				}))}
			/>
			{hasPercentile ? <p>{PERCENTILE_NOTE}</p> : null}
		</>
	);
}
