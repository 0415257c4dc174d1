import type { LicensingVerdict } from "#contracts/preview.ts";
import { kindOf } from "#web/evidence/provenance-words.ts";
import { formatShortDate } from "#web/lib/format.ts";
import type { ChipKind } from "#web/ui/chip.tsx";

/** The chip of a verdict: the law, an official record, or the register of schemes. Whether a row is verified stands beside the row. */
export function registerChip({ provenance }: LicensingVerdict): {
	kind: ChipKind;
	label: string;
} {
	const kind = kindOf(provenance);
	if (kind === "gap") {
		return { kind, label: "Not available" };
	}
	const asOf = provenance.sources.find((source) => source.asOf)?.asOf;
	const date = asOf ? ` · ${formatShortDate(asOf)}` : "";
	if (provenance.basis === "rule") {
		return { kind: "official", label: `The law${date}` };
	}
	return { kind, label: `${kind === "official" ? "Official" : "Register of schemes"}${date}` };
}
