import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { examplePostcodes } from "#domain/site/example-postcodes.ts";
import { ReportPriceText } from "#web/lib/public-text.tsx";
import { examplesQuery } from "#web/lib/queries.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ExampleCard } from "./example-card.tsx";
import styles from "./landing.module.css";
import { JoinLink } from "./landing-call.tsx";

/** What the product is for, in one screenful, beside a preview as it stands today. */
export function LandingHero() {
	return (
		<div className={`stack one-column align-center gap-6 across-7 ${styles["hero"]}`}>
			<div className="stack gap-4">
				<h1 className={styles["title"]}>Know what could go wrong before you buy to let.</h1>
				<p className={styles["lede"]}>
					Enter a postcode and read what its energy certificates, licensing schemes, rents and sales
					mean for letting a home there. Every figure has a source and a date.
				</p>
				<div className={`row wrap gap-3 above-2 ${styles["ways"]}`}>
					<JoinLink />
					<ButtonLink look="secondary" to={screens.home}>
						Try a postcode first
					</ButtonLink>
				</div>
				<CostLine />
			</div>
			<LandingExample />
		</div>
	);
}

const [{ postcode, city }] = examplePostcodes;

/** One preview in short, as it stands today. */
function LandingExample() {
	const { data, isPending } = useQuery(examplesQuery);
	const found = data?.examples.find((example) => example.postcode === postcode) ?? null;
	return (
		<section className="stack one-column gap-2" data-scripts="on" aria-labelledby="landing-example">
			<h2 id="landing-example" className={`soft text-s regular ${styles["example-title"]}`}>
				A postcode, assessed today
			</h2>
			<ExampleCard postcode={postcode} city={city} example={isPending ? "awaited" : found} />
		</section>
	);
}

/** What it costs, in two sentences. */
export function CostLine() {
	return (
		<p className={`soft text-m ${styles["cost"]}`}>
			The preview is free. A full report costs <ReportPriceText />, once, without an account.{" "}
			<Link to={{ pathname: screens.home, hash: "#pricing" }}>All prices</Link>
		</p>
	);
}
