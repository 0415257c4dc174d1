import type { SourceLine } from "#contracts/evidence.ts";
import type { Preview } from "#contracts/preview.ts";
import { SourceLines } from "#web/evidence/source-lines.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Every source of the page once, with its licence: what a printed copy has instead of chips. */
export function SourceCard({ preview }: { preview: Preview }) {
	const sources = sourcesOf(preview);
	return (
		<Card title="Sources">
			<Disclosure summary={`The ${sources.length} sources on this page`}>
				<SourceLines sources={sources} />
			</Disclosure>
		</Card>
	);
}

function sourcesOf({ place, evidence, licensing, areaFacts, gatedSources }: Preview): SourceLine[] {
	const all = [
		place,
		...Object.values(evidence),
		...licensing.map(({ provenance }) => provenance),
		...areaFacts.map((fact) => fact.evidence),
		...Object.values(gatedSources),
	].flatMap(({ sources }) => sources);
	return [...new Map(all.map((source) => [`${source.name} ${source.asOf}`, source])).values()];
}
