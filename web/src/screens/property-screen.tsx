import { lazy, type ReactNode, Suspense, useState } from "react";
import { useParams } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { propertyTitle } from "#domain/site/property-page.ts";
import { AnswersCard } from "#web/evidence/answers-card.tsx";
import { KeepOffer } from "#web/features/homes/keep-offer.tsx";
import { AdverseFacts } from "#web/features/property-preview/adverse-facts.tsx";
import { AnswerFields } from "#web/features/property-preview/answer-fields.tsx";
import { ChoiceBar } from "#web/features/property-preview/choice-bar.tsx";
import type { ChoiceRefusals, Choose } from "#web/features/property-preview/choices.ts";
import { isFoldOpenAsDrawn } from "#web/features/property-preview/drawn-preview.tsx";
import { FirstLine } from "#web/features/property-preview/first-line.tsx";
import { HomeDatesCard } from "#web/features/property-preview/home-dates-card.tsx";
import { HousingBenefitCard } from "#web/features/property-preview/housing-benefit-card.tsx";
import { LicensingCard } from "#web/features/property-preview/licensing-card.tsx";
import { NeighbourhoodCard } from "#web/features/property-preview/neighbourhood-card.tsx";
import { PreviewHeader } from "#web/features/property-preview/preview-header.tsx";
import { PreviewLayout } from "#web/features/property-preview/preview-layout.tsx";
import { PreviewNotFound } from "#web/features/property-preview/preview-not-found.tsx";
import { PreviewScore } from "#web/features/property-preview/preview-score.tsx";
import { PreviewSkeleton } from "#web/features/property-preview/preview-skeleton.tsx";
import { PropertyDetails } from "#web/features/property-preview/property-details.tsx";
import { RentComparison } from "#web/features/property-preview/rent-comparison.tsx";
import { ScoreCard } from "#web/features/property-preview/score-card.tsx";
import { SourceCard } from "#web/features/property-preview/source-card.tsx";
import { MarketIntelligence, Teasers } from "#web/features/property-preview/teasers.tsx";
import { useChoices } from "#web/features/property-preview/use-choices.ts";
import { useListing } from "#web/features/property-preview/use-listing.ts";
import { usePreview } from "#web/features/property-preview/use-preview.ts";
import { BuyBar, OFFER_ANCHOR } from "#web/features/report-offer/buy-bar.tsx";
import { ReportOffer } from "#web/features/report-offer/report-offer.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { statedInputs } from "#web/lib/stated-inputs.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

// Few previews follow on a listing.
const ListingQuestions = lazy(async () => ({
	default: (await import("#web/features/property-preview/listing-questions.tsx")).ListingQuestions,
}));

// Few postcodes lie on a border.
const NationQuestion = lazy(async () => ({
	default: (await import("#web/features/property-preview/nation-question.tsx")).NationQuestion,
}));

/** The free preview of a postcode. Source: Rule SCREEN-9. */
export function PropertyScreen() {
	const { postcode = "" } = useParams();
	const { choices, choose } = useChoices();
	const assessed = usePreview(postcode, choices);
	const listing = useListing(postcode);
	useDocumentTitle(
		assessed.state === "failed" ? "Property Not Found" : propertyTitle(formatPostcode(postcode)),
	);
	switch (assessed.state) {
		case "loading":
			return <PreviewSkeleton postcode={postcode} />;
		case "failed":
			return <PreviewNotFound error={assessed.error} retry={assessed.retry} />;
		case "loaded": {
			const { preview, refused, stale } = assessed;
			return (
				<>
					<PreviewHeader preview={preview} />
					<FirstLine {...{ choices, choose }} />
					{/* Gone once it is answered: the chip of the choice changes it. */}
					{preview.place.nationChoices.length > 0 && preview.inputs.nation === null ? (
						<Suspense>
							<NationQuestion preview={preview} choose={choose} />
						</Suspense>
					) : null}
					<output>
						<VisuallyHidden>{stale ? "Assessing again" : null}</VisuallyHidden>
					</output>
					<LoadedPreview
						preview={preview}
						stale={stale}
						stated={choices}
						listedAt={listing?.address ?? null}
						choose={choose}
						refused={refused}
						choices={
							<>
								{listing ? (
									<Suspense>
										<ListingQuestions {...{ preview, choices, choose }} />
									</Suspense>
								) : null}
								<ChoiceBar {...{ preview, choices, choose, refused }} />
								<RentComparison standing={preview.rentComparison} />
							</>
						}
					/>
					<BuyBar {...{ preview, stale }} />
				</>
			);
		}
	}
}

type LoadedPreviewProps = {
	preview: Preview;
	stale: boolean;
	stated: Choices;
	/** The address of the listing that led here. */
	listedAt: string | null;
	choose: Choose;
	refused: ChoiceRefusals;
	choices: ReactNode;
};

/** The home of a preview, as it would be kept. */
function homeOfPreview({ postcode, address, inputs }: Preview, listedAt: string | null) {
	return {
		postcode,
		address: address ?? listedAt ?? inputs.houseNumber ?? "",
		stated: statedInputs(inputs),
	};
}

function LoadedPreview(props: LoadedPreviewProps) {
	const { preview, stale, stated, listedAt, choose, refused, choices } = props;
	const [startOpen] = useState(isFoldOpenAsDrawn);
	return (
		<PreviewLayout
			stale={stale}
			lead={
				<>
					<AnswersCard
						answer={preview.answer}
						unchecked={preview.unchecked}
						startOpen={startOpen}
						fields={<AnswerFields {...{ preview, choices: stated, choose, refused }} />}
					>
						<PreviewScore preview={preview} />
					</AnswersCard>
					{choices}
					<KeepOffer home={homeOfPreview(preview, listedAt)} />
					<AdverseFacts facts={preview.areaFacts} />
					<ScoreCard preview={preview} />
				</>
			}
			offer={
				<div id={OFFER_ANCHOR}>
					<ReportOffer preview={preview} stale={stale} />
				</div>
			}
			rest={
				<>
					<PropertyDetails preview={preview} />
					<LicensingCard
						postcode={preview.postcode}
						verdicts={preview.licensing}
						council={preview.map?.authority.name ?? null}
					/>
					<Teasers preview={preview} />
					<MarketIntelligence preview={preview} />
					<NeighbourhoodCard preview={preview} />
					<HousingBenefitCard {...{ preview, choose, refused }} />
					<HomeDatesCard preview={preview} choices={stated} />
					<SourceCard preview={preview} />
				</>
			}
		/>
	);
}
