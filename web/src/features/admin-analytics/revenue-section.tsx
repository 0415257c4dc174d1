import type { Analytics } from "#contracts/admin/analytics.ts";
import { pence } from "#domain/money.ts";
import { poundsAndPence } from "#domain/words.ts";
import { Section } from "./section.tsx";
import { bucketNote, TimeFigure } from "./time-figure.tsx";
import { timeSheet } from "./time-sheet.ts";

/** What was taken along the period. */
export function RevenueSection({ analytics }: { analytics: Analytics }) {
	const revenue = timeSheet(analytics, {
		name: "revenue",
		title: "Revenue",
		figures: [{ title: "Revenue", holds: "pence", of: (day) => day.revenue }],
	});
	const about = "Counted on the day it was taken, without what was given back of it since.";
	return (
		<Section title="Revenue" note={[about, bucketNote(revenue)].filter(Boolean).join(" ")}>
			<TimeFigure
				of={revenue}
				// No part of a penny stands on the scale.
				isCount
				inWords={(amount) => poundsAndPence(pence(amount))}
				nothing="Nothing was taken in this period."
			/>
		</Section>
	);
}
