import { componentIds, componentLabels, weights } from "#domain/score/method.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow } from "./narrow.tsx";

/** What each part of the score weighs. */
export function WeightTable() {
	return (
		<>
			<p>
				Each part scores from 0 to 100. The investment score is their mean by weight, rounded to a
				whole number. Higher is better.
			</p>
			<Narrow>
				<DataTable
					caption="Weights of the score"
					columns={[{ title: "Part" }, { title: "Weight", isNumber: true }]}
					rows={componentIds.map((id) => ({
						key: id,
						cells: [componentLabels[id], `${weights[id]}%`],
					}))}
				/>
			</Narrow>
			<p>With the same parts known, a better figure never lowers the score.</p>
		</>
	);
}
