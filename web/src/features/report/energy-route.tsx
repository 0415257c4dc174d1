import { rangeOr } from "#domain/base/amounts-in-words.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import type { EnergyRoute } from "#domain/telling/report/energy/energy-section.ts";
import { NO_COST, REACHES_C, routeColumns } from "#domain/telling/report/energy/energy-words.ts";
import { pointsInWords } from "#domain/telling/report/words/figure-words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import styles from "./law-chapters.module.css";

/** The certificate's own steps in their order, with what they have cost and where they have led by then. */
export function EnergyRouteTable({ route }: { route: EnergyRoute }) {
	return (
		<>
			<p className="below-4">{route.summary}</p>
			{route.steps.length > 0 ? (
				<DataTable
					caption="Steps to band C: cost, total so far and rating after each"
					columns={[
						{ title: routeColumns.step },
						{ title: routeColumns.cost, isNumber: true },
						{ title: routeColumns.total, isNumber: true },
						{ title: routeColumns.rating },
					]}
					rows={route.steps.map((step, at) => ({
						key: step.title,
						isMarked: step.reachesC,
						cells: [
							`${at + 1}. ${step.title}`,
							rangeOr(step.cost, NO_COST),
							rangeOr(step.totalCost),
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
		return NOT_KNOWN;
	}
	return (
		<span className={styles["rating"]}>
			<RatingBadge rating={bandAfter} />
			{pointsAfter === null ? null : pointsInWords(pointsAfter)}
			{reachesC ? <b>{REACHES_C}</b> : null}
		</span>
	);
}
