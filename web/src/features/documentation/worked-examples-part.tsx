import { lazy, Suspense } from "react";
import { PartLayout, Topic } from "./part-layout.tsx";
import { useWasOpened } from "./use-open-part-name.ts";
import type { SumsOf } from "./worked-sums.tsx";

// The examples, and all that calculates them, weigh as much as the rest of the documentation.
const WorkedSums = lazy(async () => ({
	default: (await import("./worked-sums.tsx")).WorkedSums,
}));

/** What our sums come to where others publish theirs, and whole cases of our own. Source: docs/decisions/015-the-sums-of-a-landlord.md. */
export function WorkedExamplesPart() {
	const isDue = useWasOpened("worked-examples");
	return (
		<PartLayout
			name="worked-examples"
			lede="What others publish, and what our own functions make of it. These are sums and rules, and no advice."
		>
			<Topic id="published-examples">
				<p>
					Tax authorities, trade bodies and accountants publish worked examples. Our taxes are
					tested on these. Our figure is calculated again each time this page is drawn.
				</p>
				<Sums of="published" isDue={isDue} />
			</Topic>
			<Topic id="five-landlords">
				<p>
					Five made-up landlords buy one home each. Every line is calculated as their report would
					calculate it.
				</p>
				<Sums of="landlords" isDue={isDue} />
			</Topic>
		</PartLayout>
	);
}

/**
 * Sums that are fetched once their part was opened. Where no script runs they stand in the document as it was drawn: a browser that runs scripts
 * never draws what is in a `noscript`.
 */
function Sums({ of, isDue }: { of: SumsOf; isDue: boolean }) {
	const waiting = (
		<p className="soft text-m" data-scripts="on">
			The sums are calculated once this tab is open.
		</p>
	);
	return (
		<>
			<noscript data-scripts="off">
				<Suspense>
					<WorkedSums of={of} />
				</Suspense>
			</noscript>
			{isDue ? (
				<Suspense fallback={waiting}>
					<WorkedSums of={of} />
				</Suspense>
			) : (
				waiting
			)}
		</>
	);
}
