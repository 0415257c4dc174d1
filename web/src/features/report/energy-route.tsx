import type { EnergyRoute } from "#domain/report/energy-section.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { RatingBadge } from "#web/ui/rating-badge.tsx";
import { rangeOr } from "./amounts.ts";
import styles from "./energy-route.module.css";

const NO_COST = "No cost printed";

/** The certificate's own steps in their order, with what they have cost and where they have led by then. */
export function EnergyRouteTable({ route }: { route: EnergyRoute }) {
	return (
		<>
			<p className={styles["summary"]}>{route.summary}</p>
			{route.steps.length > 0 ? (
				<DataTable
					caption="Steps to band C: cost, total so far and rating after each"
					columns={[
						{ title: "Step" },
						{ title: "Cost", isNumber: true },
						{ title: "Total so far", isNumber: true },
						{ title: "Rating after" },
					]}
					rows={route.steps.map((step, at) => ({
						key: step.title,
						isMarked: step.reachesC,
						cells: [
							`${at + 1}. ${step.title}`,
							rangeOr(step.cost, NO_COST),
							rangeOr(step.totalCost, "Not known"),
							<RatingAfter key="rating" {...step} />,
						],
					}))}
				/>
			) : null}
		</>
	);
}

function RatingAfter({
	bandAfter,
	pointsAfter,
	reachesC,
}: Pick<EnergyRoute["steps"][number], "bandAfter" | "pointsAfter" | "reachesC">) {
	if (bandAfter === null) {
		return "Not known";
	}
	return (
		<span className={styles["rating"]}>
			<RatingBadge rating={bandAfter} />
			{pointsAfter === null ? null : `${pointsAfter} points`}
			{reachesC ? <b>Band C reached</b> : null}
		</span>
	);
}
