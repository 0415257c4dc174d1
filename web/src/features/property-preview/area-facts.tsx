import type { AreaFact } from "#contracts/preview.ts";
import { Card } from "#web/ui/card.tsx";
import { FigureLine, FigureList } from "./figure-list.tsx";

/** The place around the home, each fact a sentence. */
export function AreaFacts({ facts }: { facts: readonly AreaFact[] }) {
	return (
		<Card title="The area">
			<FigureList>
				{facts.map(({ id, label, text, evidence }) => (
					<FigureLine
						key={id}
						label={label}
						evidence={{ ...evidence, note: evidence.note ?? text }}
						value={evidence.value === null ? null : text}
						sentence
					/>
				))}
			</FigureList>
		</Card>
	);
}
