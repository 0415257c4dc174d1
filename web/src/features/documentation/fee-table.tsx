import { councilLicences, LICENCE_YEARS } from "#domain/licensing/licence.ts";
import { FEES_AS_OF, feesBeforeMay2026, licenceFee } from "#domain/licensing/licence-fees.ts";
import { rangeInWords, rangeOr } from "#domain/report/words/amounts.ts";
import { burdenNames } from "#domain/score/licensing-component.ts";
import { dateInWords } from "#domain/words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow } from "./narrow.tsx";

/** What licences cost in England, as seen, and as was usual before. */
export function FeeTable() {
	return (
		<>
			<p>
				Each council sets its own fees. These are the ranges seen in England, for the whole term of
				up to {LICENCE_YEARS} years. A fee is paid in two parts: on application and on grant.
			</p>
			<Narrow>
				<DataTable
					caption="Licence fees in England"
					columns={[
						{ title: "Licence" },
						{ title: `As of ${dateInWords(FEES_AS_OF)}`, isNumber: true },
						{ title: "Before 1 May 2026", isNumber: true },
					]}
					rows={councilLicences.map((licence) => ({
						key: licence,
						cells: [
							burdenNames[licence],
							rangeOr(licenceFee("England", licence)),
							rangeInWords(feesBeforeMay2026[licence]),
						],
					}))}
				/>
			</Narrow>
			<p>For the other nations we hold no ranges of licence fees.</p>
		</>
	);
}
