import type { ReactNode } from "react";
import type { Preview } from "#contracts/preview.ts";
import { countInWords } from "#domain/words.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { chipLabel, kindOf } from "#web/evidence/provenance-words.ts";
import { Card } from "#web/ui/card.tsx";
import { Locked } from "#web/ui/locked.tsx";
import { MarketIntelligenceList } from "./market-intelligence-list.tsx";
import { RedFlags } from "./red-flags.tsx";
import styles from "./teasers.module.css";

/**
 * The three parts subscribers read. For anyone else the answer does not contain them: what is blurred here are
 * plain shapes. Source: SPEC section 6, DECISIONS 4.
 */
export function Teasers({ preview }: { preview: Preview }) {
	const { entitled, flagsCount, gatedSources, marketIntelligence } = preview;
	return (
		<div className={styles["teasers"]} data-entitled={entitled || undefined}>
			<Card title="Regulatory red flags">
				{entitled ? (
					<RedFlags flags={preview.regulatoryFlags} />
				) : (
					<Prompt>
						{flagsCount === 0
							? "None found in what could be checked. Subscribe to be shown the ones to come."
							: `${countInWords(flagsCount, "red flag")} found. Subscribe to read ${flagsCount === 1 ? "it" : "them"}.`}
					</Prompt>
				)}
			</Card>
			<Card title="Market intelligence">
				{marketIntelligence ? (
					<MarketIntelligenceList market={marketIntelligence} />
				) : (
					<Prompt>
						{Object.values(gatedSources).every((provenance) => kindOf(provenance) === "gap")
							? "Subscribe to see what is published of the market. Here that leaves out rent, price and demand."
							: "Subscribe to see the rent and the price behind the yield, and the indicators behind demand."}
					</Prompt>
				)}
				{entitled ? null : <GatedSources sources={gatedSources} />}
			</Card>
			<Card title="Quick ROI calculator">
				<Prompt>Subscribe to work out the return on your own numbers.</Prompt>
			</Card>
		</div>
	);
}

function Prompt({ children }: { children: ReactNode }) {
	return (
		<>
			<Locked />
			<p className={styles["prompt"]}>{children}</p>
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
		<ul className={styles["series"]}>
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
