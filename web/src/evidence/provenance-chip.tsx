import type { ProvenanceDto } from "#domain/base/evidence-dto.ts";
import { basisInWords } from "#domain/base/evidence-text.ts";
import { upperFirst } from "#domain/base/sentence.ts";
import { formatNumber } from "#web/lib/format.ts";
import { Chip, type ChipKind } from "#web/ui/chip.tsx";
import { chipLabel, kindInWords, kindOf } from "./provenance-words.ts";
import { SourceLines } from "./source-lines.tsx";
import styles from "./sources.module.css";

type ProvenanceChipProps = {
	/** The figure's name: heading of the panel. */
	about: string;
	provenance: ProvenanceDto;
	/** Lowest and highest, in words. */
	range?: string | null;
	/** Where a kind and its words say more than the provenance alone. */
	kind?: ChipKind;
	label?: string;
	/** The label stands once for all figures that share it. */
	quiet?: boolean;
};

/** Where a figure comes from, or why there is none. */
export function ProvenanceChip({
	about,
	provenance,
	range = null,
	kind = kindOf(provenance),
	label = chipLabel(provenance),
	quiet = false,
}: ProvenanceChipProps) {
	const { basis, place, sample, note, sources } = provenance;
	const measured = upperFirst(basisInWords[basis]);
	return (
		<Chip kind={kind} about={about} title={about} label={label} quiet={quiet}>
			<div className={`stack gap-3 ${styles["panel"]}`}>
				<p>{kindInWords[kind]}</p>
				{note ? <p>{note}</p> : null}
				<dl className={`stack gap-1 ${styles["facts"]}`}>
					<div>
						<dt>Measured for</dt>
						<dd>{place ? `${measured}: ${place}` : measured}</dd>
					</div>
					{sample === null ? null : (
						<div>
							<dt>Sample</dt>
							<dd>{formatNumber(sample)}</dd>
						</div>
					)}
					{range ? (
						<div>
							<dt>Range</dt>
							<dd>{range}</dd>
						</div>
					) : null}
				</dl>
				<SourceLines sources={sources} />
			</div>
		</Chip>
	);
}
