import { useQuery } from "@tanstack/react-query";
import { examplePostcodes } from "#domain/example-postcodes.ts";
import { examplesQuery } from "#web/lib/queries.ts";
import { ExampleCard } from "./example-card.tsx";
import styles from "./landing-example.module.css";

const [{ postcode, city }] = examplePostcodes;

/** One preview in short, as it stands today. */
export function LandingExample() {
	const { data, isPending } = useQuery(examplesQuery);
	const found = data?.examples.find((example) => example.postcode === postcode) ?? null;
	return (
		<section className={styles["example"]} aria-labelledby="landing-example">
			<h2 id="landing-example" className={styles["title"]}>
				A postcode, assessed today
			</h2>
			<ExampleCard postcode={postcode} city={city} example={isPending ? "awaited" : found} />
		</section>
	);
}
