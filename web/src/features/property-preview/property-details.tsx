import { lazy, type ReactNode, Suspense } from "react";
import type { EvidenceKey, Preview } from "#contracts/preview.ts";
import { percentInWords } from "#domain/base/percent-in-words.ts";
import { floorAreaInWords } from "#domain/base/words.ts";
import { homesAtCInWords } from "#domain/subjects/energy/homes-at-c.ts";
import { OF_HOMES_BELOW_C } from "#domain/telling/report/words/figure-words.ts";
import { FigureLine, FigureList, SharedSources } from "#web/evidence/figure-list.tsx";
import { gapsByReason } from "#web/evidence/gaps-by-reason.ts";
import { formatNumber, formatPounds } from "#web/lib/format.ts";
import { BandScale } from "#web/ui/band-scale.tsx";
import { Card } from "#web/ui/card.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./preview-cards.module.css";
import { statedByListing, useListing } from "./use-listing.ts";

// Few previews follow on a listing.
const ListingFacts = lazy(async () => ({
	default: (await import("./listing-facts.tsx")).ListingFacts,
}));

/** What the figures of a preview are called on the screen. */
export const figureNames = {
	address: "Address",
	riskScore: "Investment score",
	epcRating: "Energy rating now",
	epcPotentialRating: "Potential energy rating",
	propertyType: "Property type",
	totalFloorArea: "Floor area",
	currentEnergyEfficiency: "Energy efficiency now",
	potentialEnergyEfficiency: "Potential energy efficiency",
	estimatedUpgradeCost: "Upgrade cost to band C",
	requiresHmoLicense: "HMO licence",
	inSelectiveLicensingArea: "Selective licence",
	estimatedRentalYield: "Estimated gross yield",
	marketDemand: "Market demand",
} as const satisfies Record<EvidenceKey, string>;

/** Shows what the listing says of the home, what is known of it, then what is not. Source: Rule SCREEN-9. */
export function PropertyDetails({ preview }: { preview: Preview }) {
	const { evidence } = preview;
	const listing = useListing(preview.postcode);
	const stated = statedByListing(listing);
	const figures = figuresOf(preview).filter(({ key }) => !stated.has(key));
	const known = figures.filter(({ value }) => value !== null);
	const gaps = gapsByReason(
		figures
			.filter(({ value }) => value === null)
			.map(({ key }) => ({ name: figureNames[key], reason: evidence[key].note, key })),
	);
	return (
		<Card title="Property details">
			<BandScale current={preview.epcRating} potential={preview.epcPotentialRating} />
			{listing ? (
				<Suspense fallback={<Skeleton height="12rem" />}>
					<ListingFacts listing={listing} preview={preview} />
				</Suspense>
			) : null}
			<SharedSources evidence={known.map(({ key }) => evidence[key])}>
				<FigureList>
					{known.map(({ key, value }) => (
						<FigureLine
							key={key}
							label={figureNames[key]}
							evidence={evidence[key]}
							range={rangeOf(key, preview)}
							value={value}
						/>
					))}
					{gaps.map(({ names, first }) => (
						<FigureLine
							key={first.key}
							label={names.join(", ")}
							evidence={evidence[first.key]}
							value={null}
						/>
					))}
				</FigureList>
			</SharedSources>
		</Card>
	);
}

function figuresOf(preview: Preview): { key: EvidenceKey; value: ReactNode | null }[] {
	const { currentEnergyEfficiency, potentialEnergyEfficiency, estimatedUpgradeCost } = preview;
	const { propertyType, totalFloorArea, estimatedRentalYield } = preview;
	return [
		{
			key: "epcRating",
			value: preview.epcRating && (
				<Rating rating={preview.epcRating} points={currentEnergyEfficiency} />
			),
		},
		{
			key: "epcPotentialRating",
			value: preview.epcPotentialRating && (
				<Rating rating={preview.epcPotentialRating} points={potentialEnergyEfficiency} />
			),
		},
		{
			key: "estimatedUpgradeCost",
			value: estimatedUpgradeCost === null ? null : <UpgradeCost preview={preview} />,
		},
		{
			key: "propertyType",
			value: propertyType && <span className={styles["words"]}>{propertyType}</span>,
		},
		{
			key: "totalFloorArea",
			value: totalFloorArea === null ? null : floorAreaInWords(totalFloorArea),
		},
		{
			key: "estimatedRentalYield",
			value: estimatedRentalYield === null ? null : percentInWords(estimatedRentalYield),
		},
		{ key: "marketDemand", value: preview.marketDemand },
	];
}

/** Lowest and highest of the upgrade cost, in words. */
function rangeOf(key: EvidenceKey, { evidence }: Preview): string | null {
	const { range } = evidence[key];
	return key === "estimatedUpgradeCost" && range ? range.map(formatPounds).join(" to ") : null;
}

/** The home's own cost is the range its certificate prints, and a midpoint no one printed; a postcode's is a median, and how far its homes differ. */
function UpgradeCost({ preview }: { preview: Preview }) {
	const middle = formatPounds(preview.estimatedUpgradeCost ?? 0);
	const range = rangeOf("estimatedUpgradeCost", preview);
	const { homesAtC, evidence } = preview;
	const printed = evidence.estimatedUpgradeCost.sample ?? 0;
	const homes = homesAtC && homesAtCInWords(homesAtC, { range, printed });
	if (range === null) {
		return homes ?? middle;
	}
	return evidence.estimatedUpgradeCost.basis === "property" ? (
		<>
			{range} <small className="soft text-s regular block">midpoint {middle}</small>
		</>
	) : (
		<>
			{middle}{" "}
			<small className="soft text-s regular block">
				{homes ?? `${OF_HOMES_BELOW_C}, range ${range}`}
			</small>
		</>
	);
}

function Rating({ rating, points }: { rating: string; points: number | null }) {
	return (
		<span className="inline-row gap-3 align-center">
			{points === null ? null : (
				<small className="soft text-s regular">{formatNumber(points)} points</small>
			)}
			<RatingBadge rating={rating} />
		</span>
	);
}
