import { lazy, Suspense, useState } from "react";
import type { Preview } from "#contracts/preview.ts";
import {
	BENEFIT_TITLE,
	LHA_IN_SHORT,
} from "#domain/subjects/market/housing-benefit/housing-benefit-words.ts";
import { BenefitRates } from "#web/evidence/benefit-rates.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { ChoiceRefusals, Choose } from "./choices.ts";

// Fetched when the fold is opened.
const RentalAreaQuestion = lazy(() =>
	import("./rental-area-question.tsx").then((module) => ({ default: module.RentalAreaQuestion })),
);

type HousingBenefitCardProps = { preview: Preview; choose: Choose; refused: ChoiceRefusals };

/** What a tenant on housing benefit may have towards the rent; where nothing we hold says the area, the visitor does. */
export function HousingBenefitCard({ preview, choose, refused }: HousingBenefitCardProps) {
	const { area, because, note, provenance } = preview.housingBenefit;
	const refusal = refused["brma"];
	const [isOpen, setOpen] = useState(false);
	return (
		<Card title={BENEFIT_TITLE}>
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
						<BenefitRates area={area} rates={preview.housingBenefit.rates} />
						<div>
							<ProvenanceChip about={BENEFIT_TITLE} provenance={provenance} />
						</div>
					</>
				)}
				{because === "stated" ? (
					<Button look="plain" onClick={() => choose({ brma: null })}>
						Another area
					</Button>
				) : (
					<Suspense>
						{isOpen || refusal !== undefined ? (
							<RentalAreaQuestion {...{ preview, choose, refusal }} />
						) : null}
					</Suspense>
				)}
			</Disclosure>
		</Card>
	);
}
