import type { Preview } from "#contracts/preview.ts";
import { ComparisonBars } from "#web/evidence/comparison-bars.tsx";
import { NeighbourhoodMap } from "#web/evidence/map.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { AreaFacts } from "./area-facts.tsx";

/** The place around the home: how it compares, what is on record of it, and where that is on a map. */
export function NeighbourhoodCard({
	preview: { areaFacts, comparisons, map },
}: {
	preview: Preview;
}) {
	return (
		<Card title="The area">
			<div className="stack gap-5">
				{comparisons.length > 0 ? (
					<Disclosure summary="How it compares">
						<ComparisonBars comparisons={comparisons} />
					</Disclosure>
				) : null}
				<AreaFacts facts={areaFacts} />
				{map ? (
					<div className="no-print">
						<NeighbourhoodMap map={map} />
					</div>
				) : null}
			</div>
		</Card>
	);
}
