import { ExampleCards } from "./example-cards.tsx";
import { Section } from "./section.tsx";

/** Three previews to look into. `onIntent` hears of a pointer or the focus, which comes before a press. */
export function ExamplesSection({ onIntent }: { onIntent: (postcode: string) => void }) {
	return (
		<Section
			id="examples"
			title="Three examples, assessed today"
			lede="Real postcodes, worked out like any other. Open one to see the source of each figure."
		>
			<ExampleCards onIntent={onIntent} />
		</Section>
	);
}
