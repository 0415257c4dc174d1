import { useParams } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { propertyTitle } from "#domain/property-page.ts";
import { DealBreakers } from "#web/evidence/deal-breakers.tsx";
import { AreaFacts } from "#web/features/property-preview/area-facts.tsx";
import { ChoiceBar } from "#web/features/property-preview/choice-bar.tsx";
import { LicensingCard } from "#web/features/property-preview/licensing-card.tsx";
import { ListingCard } from "#web/features/property-preview/listing-card.tsx";
import { PreviewHeader } from "#web/features/property-preview/preview-header.tsx";
import { PreviewLayout } from "#web/features/property-preview/preview-layout.tsx";
import { PreviewNotFound } from "#web/features/property-preview/preview-not-found.tsx";
import { PreviewSkeleton } from "#web/features/property-preview/preview-skeleton.tsx";
import { PropertyDetails } from "#web/features/property-preview/property-details.tsx";
import { ScoreCard } from "#web/features/property-preview/score-card.tsx";
import { SourceCard } from "#web/features/property-preview/source-card.tsx";
import { MarketIntelligence, Teasers } from "#web/features/property-preview/teasers.tsx";
import { UncheckedList } from "#web/features/property-preview/unchecked-list.tsx";
import { useChoices } from "#web/features/property-preview/use-choices.ts";
import { usePreview } from "#web/features/property-preview/use-preview.ts";
import { ReportOffer } from "#web/features/report-offer/report-offer.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./property-screen.module.css";

/** The free preview of a postcode. Source: SPEC section 2 "Property preview". */
export function PropertyScreen() {
	const { postcode = "" } = useParams();
	const { choices, choose } = useChoices();
	const assessed = usePreview(postcode, choices);
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
					<div className={styles["choices"]}>
						<ChoiceBar {...{ preview, choices, choose, refused }} />
					</div>
					<output>
						<VisuallyHidden>{stale ? "Assessing again" : null}</VisuallyHidden>
					</output>
					<LoadedPreview preview={preview} stale={stale} />
				</>
			);
		}
	}
}

function LoadedPreview({ preview, stale }: { preview: Preview; stale: boolean }) {
	return (
		<PreviewLayout
			stale={stale}
			main={
				<>
					<DealBreakers dealBreakers={preview.dealBreakers} />
					<ScoreCard preview={preview} />
					<PropertyDetails preview={preview} />
					<ListingCard postcode={preview.postcode} />
					<LicensingCard verdicts={preview.licensing} />
				</>
			}
			aside={
				<>
					<ReportOffer preview={preview} stale={stale} />
					<UncheckedList preview={preview} />
					<Teasers preview={preview} />
				</>
			}
			rest={
				<>
					<MarketIntelligence preview={preview} />
					<AreaFacts facts={preview.areaFacts} />
					<SourceCard preview={preview} />
				</>
			}
		/>
	);
}
