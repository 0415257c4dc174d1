import type { Preview } from "#contracts/preview.ts";
import { type Use, useInWords, uses } from "#domain/use.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { AddressChooser } from "./address-chooser.tsx";
import styles from "./choice-bar.module.css";
import type { Choices, Choose } from "./choices.ts";
import type { Refused } from "./use-preview.ts";
import { VisitorStatements } from "./visitor-statements.tsx";
import { YourFigures } from "./your-figures.tsx";

export type ChoiceProps = {
	preview: Preview;
	choices: Choices;
	choose: Choose;
	refused: Refused;
};

/** Everything a visitor may state about the home, in one bar. The answer follows each change. */
export function ChoiceBar(props: ChoiceProps) {
	const { choices, choose, refused } = props;
	return (
		<section className={styles["bar"]} aria-label="About the home">
			<div className={styles["choosers"]}>
				<AddressChooser {...props} />
				<Chooser
					label="How it is let"
					value={choices.use ?? "single"}
					error={refused["use"]}
					onChange={(event) => choose({ use: readUse(event.target.value) })}
				>
					{uses.map((use) => (
						<option key={use} value={use}>
							{capitalised(useInWords[use])}
						</option>
					))}
				</Chooser>
				<Chooser
					label="Bedrooms"
					value={choices.bedrooms ?? ""}
					error={refused["bedrooms"]}
					onChange={(event) => choose({ bedrooms: event.target.value })}
				>
					<option value="">Any</option>
					{bedroomOptions(choices.bedrooms).map((count) => (
						<option key={count} value={count}>
							{count === "0" ? "Studio" : count}
						</option>
					))}
				</Chooser>
			</div>
			<YourFigures {...props} />
			<VisitorStatements {...props} />
		</section>
	);
}

/** One household is what is assumed, so it is not stated. */
function readUse(value: string): Use | null {
	return uses.find((use) => use === value && use !== "single") ?? null;
}

/** Nought to eight, and whatever a shared link says. */
function bedroomOptions(stated: string | undefined): string[] {
	const usual = Array.from({ length: 9 }, (_, count) => String(count));
	return stated && !usual.includes(stated) ? [...usual, stated] : usual;
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
