import { lazy, Suspense } from "react";
import type { Preview } from "#contracts/preview.ts";
import { nations } from "#domain/nations/nation.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { roiStart } from "./roi-start.ts";
import styles from "./teasers.module.css";

// The sums bring the tax rules of four nations along, and only a subscriber needs them.
const RoiCalculator = lazy(async () => ({
	default: (await import("./roi-calculator.tsx")).RoiCalculator,
}));

/** The quick calculator of a subscriber, with the figures of this preview to start from. */
export function QuickRoi({ preview }: { preview: Preview }) {
	const { place, inputs, assessedOn } = preview;
	const nation = nations.find((name) => name === place.nation);
	if (!nation) {
		return (
			<p className={styles["prompt"]}>
				The nation is not known here, so neither is the tax on buying.
			</p>
		);
	}
	const { price, rent } = roiStart(preview);
	return (
		<Suspense fallback={<Skeleton height="27rem" />}>
			<RoiCalculator
				// Other figures to start from are another sum.
				key={`${price.amount} ${rent.amount}`}
				price={price}
				rent={rent}
				context={{ nation, use: inputs.use, day: assessedOn }}
			/>
		</Suspense>
	);
}
