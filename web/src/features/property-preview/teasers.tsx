import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { marketParts } from "#domain/telling/report/market/market-words.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { chipLabel, kindOf } from "#web/evidence/provenance-words.ts";
import { SectorTable } from "#web/evidence/sector-table.tsx";
import { formatPounds } from "#web/lib/format.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Locked } from "#web/ui/message.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./preview-cards.module.css";

// What a plan shows: most visitors have none.
const MarketIntelligenceList = lazy(() =>
	import("./market-intelligence-list.tsx").then((module) => ({
		default: module.MarketIntelligenceList,
	})),
);

/** Source: Rule SCREEN-13. */
const SHOWN = 2;

/** The first flags; the rest are counted, and stand in the full report. */
function RedFlags({ flags }: { flags: readonly string[] }) {
	const rest = flags.length - SHOWN;
	if (flags.length === 0) {
		return <p className={styles["rest"]}>None found in what could be checked.</p>;
	}
	return (
		<>
			<ul className="stack gap-3">
				{flags.slice(0, SHOWN).map((flag) => (
					<li key={flag} className={styles["flag"]}>
						<Icon name="alert" size={18} />
						{flag}
					</li>
				))}
			</ul>
			{rest > 0 ? <p className={styles["rest"]}>and {rest} more in the full report</p> : null}
		</>
	);
}

// The sums bring the tax rules of four nations along, and only a subscriber needs them.
const QuickRoi = lazy(async () => ({ default: (await import("./quick-roi.tsx")).QuickRoi }));

/**
 * The parts subscribers read. For anyone else the answer does not contain them: what is blurred here are plain shapes. The long
 * list of a subscriber's market figures is not among them, but stands where there is room for it.
 * Source: Rule ACCESS-1, Rule ACCESS-3.
 */
export function Teasers({ preview }: { preview: Preview }) {
	const { entitled, flagsCount, offer } = preview;
	if (!entitled && !offer.isSold) {
		return null;
	}
	const where = entitled ? null : <WhereToRead price={offer.price} />;
	return (
		<div className={styles["teasers"]} data-entitled={entitled || undefined}>
			{entitled ? (
				<Card title="Regulatory red flags">
					<RedFlags flags={preview.regulatoryFlags} />
				</Card>
			) : flagsCount > 0 ? (
				<Card title="Regulatory red flags">
					<Prompt where={where}>{`${countInWords(flagsCount, "more red flag")}.`}</Prompt>
				</Card>
			) : null}
			{entitled ? null : (
				<Card title={MARKET}>
					<Prompt where={where}>{marketTeaser(preview.gatedSources)}</Prompt>
					<Disclosure summary="Which series">
						<GatedSources sources={preview.gatedSources} />
					</Disclosure>
				</Card>
			)}
			<Card title="Quick ROI calculator">
				{entitled ? (
					<Suspense fallback={<Skeleton height="27rem" />}>
						<QuickRoi preview={preview} />
					</Suspense>
				) : (
					<Prompt where={where}>The return on your own numbers.</Prompt>
				)}
			</Card>
		</div>
	);
}

const MARKET = "Market intelligence";

/** The market figures of a subscriber; nothing for anyone else. */
export function MarketIntelligence({ preview }: { preview: Preview }) {
	const { entitled, marketIntelligence } = preview;
	return entitled && marketIntelligence ? (
		<Card title={MARKET}>
			<Suspense>
				<MarketIntelligenceList market={marketIntelligence} />
			</Suspense>
			{marketIntelligence.sectorSales ? (
				<section className="above-6">
					<h3 className="below-3 text-m firm">{marketParts.sector}</h3>
					<SectorTable sector={marketIntelligence.sectorSales} />
				</section>
			) : null}
		</Card>
	) : null;
}

function marketTeaser(sources: Preview["gatedSources"]): string {
	return Object.values(sources).every((provenance) => kindOf(provenance) === "gap")
		? "Rent, price and demand are not published here; other market figures are."
		: "Rent, price and demand behind the score.";
}

/** Where what is not shown can be read: in the report, by its price, or with a plan. */
function WhereToRead({ price }: { price: number | null }) {
	return (
		<>
			In the {price ? `${formatPounds(price)} report` : "full report"}, or{" "}
			<Link to={screens.subscription}>subscribe</Link>.
		</>
	);
}

/** What is not shown, and the way to it. */
function Prompt({ where, children }: { where: ReactNode; children: ReactNode }) {
	return (
		<>
			<Locked />
			<p className={styles["prompt"]}>
				{children} {where}
			</p>
		</>
	);
}

/** The names and dates of the series, never their values. */
function GatedSources({ sources }: { sources: Preview["gatedSources"] }) {
	const series = [
		["Rent", sources.rent],
		["Price", sources.price],
		["Demand", sources.demand],
	] as const;
	return (
		<ul className="stack gap-4 above-4">
			{series.map(([name, provenance]) => (
				<li key={name}>
					<ProvenanceChip
						about={name}
						provenance={provenance}
						label={`${name}: ${chipLabel(provenance)}`}
					/>
				</li>
			))}
		</ul>
	);
}
