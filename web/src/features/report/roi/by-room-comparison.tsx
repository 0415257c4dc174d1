import { memo, useMemo, useState } from "react";
import type { Pence } from "#domain/base/money.ts";
import { byRoomComparison } from "#domain/subjects/finance/by-room-comparison.ts";
import { roomCostTable } from "#domain/subjects/finance/room-costs.ts";
import {
	byRoomColumns,
	byRoomInWords,
	byRoomLines,
	byRoomNote,
} from "#domain/telling/report/money/by-room-words.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { readAssumptionOrNone } from "#web/lib/assumption-field.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import type { EditedMoney } from "./use-assumptions.ts";

type ByRoomComparisonProps = Pick<EditedMoney, "settled"> & Pick<MoneySection, "letWhole">;

/** A home let by the room beside the same home let whole, at a rent that the reader may type; nothing of a home that is let whole. */
export const ByRoomComparison = memo(function ByRoomComparison({
	settled: { assumptions, context },
	letWhole,
}: ByRoomComparisonProps) {
	const { rent, field } = useWholeRent(letWhole.rent);
	const compared = useMemo(
		() => byRoomComparison(assumptions, { rent, licenceFee: letWhole.licenceFee }),
		[assumptions, rent, letWhole],
	);
	if (compared === null) {
		return null;
	}
	const { line, ...ways } = byRoomColumns;
	return (
		<ChapterPart title={moneyParts.byRoom}>
			<p className="measure below-3 soft text-m">{byRoomInWords(compared, rent)}</p>
			<FieldGrid>
				<Field
					label="Rent a month, let whole"
					hint={letWhole.rentSource}
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
					{...field}
				/>
			</FieldGrid>
			<DataTable
				caption="A year by the room beside a year let whole"
				columns={[
					{ title: line },
					...Object.values(ways).map((title) => ({ title, isNumber: true })),
				]}
				rows={byRoomLines(compared).map(({ key, label, cells, isSum }) => ({
					key,
					cells: [label, ...cells],
					isMarked: isSum,
				}))}
			/>
			<p className="measure above-3 soft text-s">{byRoomNote(letWhole)}</p>
			<Chip
				kind="official"
				about={moneyParts.byRoom}
				title="Bills by the room"
				label="Where the bills are from"
			>
				{roomCostTable(context.nation).map(({ id, label, source }) => (
					<p key={id}>
						<b>{label}.</b> {source}
					</p>
				))}
			</Chip>
		</ChapterPart>
	);
});

const RENT = { key: "rent", unit: "pounds a month" } as const;

/** A monthly rent that begins with a published one: while what is typed cannot be read, the last one stands. */
function useWholeRent(published: Pence | null) {
	const [typed, setTyped] = useState(published === null ? "" : String(published / 100));
	const [rent, setRent] = useState(published);
	const reading = readAssumptionOrNone(RENT, typed);
	return {
		rent,
		field: {
			value: typed,
			error: reading.ok ? undefined : reading.reason,
			onChange: ({ target: { value } }: { target: { value: string } }) => {
				setTyped(value);
				const next = readAssumptionOrNone(RENT, value);
				if (next.ok) {
					setRent(next.value as Pence | null);
				}
			},
		},
	};
}
