import { useQuery } from "@tanstack/react-query";
import { examplePostcodes } from "#domain/site/example-postcodes.ts";
import { examplesQuery } from "#web/lib/queries.ts";
import { ExampleCard } from "./example-card.tsx";
import styles from "./examples.module.css";
import { Section } from "./section.tsx";

/** Three previews in short, as they stand today. `onIntent` hears of a pointer or the focus, which comes before a press. */
export function ExampleCards({ onIntent }: { onIntent: (postcode: string) => void }) {
	const { data, isPending } = useQuery(examplesQuery);
	return (
		<ul
			className={`stack one-column gap-4 ${styles["cards"]}`}
			aria-busy={isPending}
			data-needs-scripts
		>
			{examplePostcodes.map(({ postcode, city }) => (
				<li key={postcode} className={`stack one-column ${styles["item"]}`}>
					<ExampleCard
						postcode={postcode}
						city={city}
						example={
							isPending
								? "awaited"
								: (data?.examples.find((example) => example.postcode === postcode) ?? null)
						}
						onIntent={() => onIntent(postcode)}
					/>
				</li>
			))}
		</ul>
	);
}

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
