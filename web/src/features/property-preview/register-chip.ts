import type { LicensingVerdict } from "#contracts/preview.ts";
import { sources } from "#domain/sources.ts";
import { datedSource, provenanceKind, sourceDateInWords } from "#domain/told-words.ts";
import { shortDateInWords } from "#domain/words.ts";
import type { ChipKind } from "#web/ui/chip.tsx";

/** The chip of a verdict: the law, an official record, or the register of schemes. Whether a row is verified stands beside the row. */
export function registerChip({ provenance }: LicensingVerdict): {
	kind: ChipKind;
	label: string;
} {
	const kind = provenanceKind(provenance);
	if (kind === "gap") {
		return { kind, label: "Not available" };
	}
	const dated = datedSource(provenance);
	const date = dated ? ` · ${sourceDateInWords(dated, shortDateInWords)}` : "";
	if (provenance.basis === "rule") {
		return { kind: "official", label: `The law${date}` };
	}
	return { kind, label: `${kind === "official" ? "Official" : restsOn(provenance)}${date}` };
}

/** That there is no Article 4 direction is read off the national map, all else off the register. */
function restsOn({ sources: told }: LicensingVerdict["provenance"]): string {
	const map = sources.planningData.name;
	return told.some(({ name }) => name === map) ? map : "Register of schemes";
}
