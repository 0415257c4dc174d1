import type { EvidenceLink } from "#domain/subjects/licensing/scheme-evidence.ts";

/** The pages that a verdict rests on, one beside the other; what each proves stands in its title. */
export function EvidenceLinks({ evidence }: { evidence: readonly EvidenceLink[] }) {
	return evidence.map(({ url, name, proves }, at) => (
		<span key={url}>
			<a href={url} title={proves ?? undefined}>
				{name}
			</a>
			{at < evidence.length - 1 ? "; " : "."}
		</span>
	));
}
