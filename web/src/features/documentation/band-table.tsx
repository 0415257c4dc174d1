import { bands, isBelowMinimum } from "#domain/epc/band.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { RatingBadge } from "#web/ui/rating-badge.tsx";
import { Narrow } from "./narrow.tsx";

/** The bands, their points, and whether a home of each may be let. */
export function BandTable() {
	return (
		<Narrow>
			<DataTable
				caption="Energy bands"
				isCompact
				columns={[{ title: "Band" }, { title: "Points", isNumber: true }, { title: "Letting" }]}
				rows={bands.map(({ letter, from, to }) => ({
					key: letter,
					cells: [
						<RatingBadge key="badge" rating={letter} />,
						`${from} to ${to}`,
						isBelowMinimum(letter) ? (
							<TonePill key="pill" tone="red" word="Only with an exemption" />
						) : (
							<TonePill key="pill" tone="green" word="May be let" />
						),
					],
				}))}
			/>
		</Narrow>
	);
}
