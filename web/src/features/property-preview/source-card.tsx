import type { Preview } from "#contracts/preview.ts";
import { sourcesQuoted } from "#domain/telling/report/closing/sources-quoted.ts";
import { SourceLines } from "#web/evidence/source-lines.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Every source of the page once, with its licence: what a printed copy has instead of chips. */
export function SourceCard({ preview }: { preview: Preview }) {
	const sources = sourcesQuoted(preview);
	return (
		<Card title="Sources">
			<Disclosure summary={`The ${sources.length} sources on this page`}>
				<SourceLines sources={sources} />
			</Disclosure>
		</Card>
	);
}
