import type { Preview } from "#contracts/preview.ts";
import { nations } from "#domain/base/nation.ts";
import { listInWords } from "#domain/base/words.ts";
import { NAME_THE_NATION } from "#domain/subjects/licensing/licence-need.ts";
import styles from "./preview-cards.module.css";
import { RoiCalculator } from "./roi-calculator.tsx";
import { roiStart } from "./roi-start.ts";

/** The quick calculator of a subscriber, with the figures of this preview to start from. */
export function QuickRoi({ preview }: { preview: Preview }) {
	const { place, inputs, assessedOn } = preview;
	const nation = nations.find((name) => name === place.nation);
	if (place.nationChoices.length > 0 && inputs.nation === null) {
		return (
			<p className={styles["prompt"]}>
				{NAME_THE_NATION.what}: the taxes of {listInWords(place.nationChoices)} differ.
			</p>
		);
	}
	if (!nation) {
		return (
			<p className={styles["prompt"]}>
				The nation is not known here, so neither is the tax on buying.
			</p>
		);
	}
	const { price, rent, stated } = roiStart(preview, nation);
	return (
		<RoiCalculator
			// Other figures to start from are another sum.
			key={JSON.stringify([price.amount, rent.amount, stated])}
			price={price}
			rent={rent}
			stated={stated}
			context={{ nation, use: inputs.use, day: assessedOn, position: null }}
		/>
	);
}
