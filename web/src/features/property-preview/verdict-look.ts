import type { LicensingVerdict } from "#contracts/preview.ts";
import type { Verdict } from "#domain/licensing/verdict.ts";
import { formatShortDate } from "#web/lib/format.ts";
import type { ChipKind } from "#web/ui/chip.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import type { PillTone } from "#web/ui/pill.tsx";
import { kindOf } from "./provenance-words.ts";

type Look = { tone: PillTone; icon: IconName; word: string };

const looks: Readonly<Record<Verdict, Look>> = {
	required: { tone: "red", icon: "alert", word: "Required" },
	likely: { tone: "amber", icon: "alert", word: "Likely required" },
	check_boundary: { tone: "amber", icon: "search", word: "May be required" },
	starting_soon: { tone: "amber", icon: "clock", word: "Starting soon" },
	none_found: { tone: "green", icon: "check", word: "None found" },
	unknown: { tone: "grey", icon: "question", word: "Not known" },
	not_covered: { tone: "grey", icon: "question", word: "Not covered" },
};

/** Planning permission is needed, not a licence. */
const planningWords: Readonly<Partial<Record<Verdict, string>>> = {
	required: "Permission needed",
	likely: "Permission likely needed",
	check_boundary: "Permission may be needed",
};

/** Whether a verdict counts for the stated use: it bears on it, or says that nothing is needed. */
export function countsNow({ applies, verdict }: LicensingVerdict): boolean {
	return applies || verdict === "none_found";
}

/** A verdict's word, icon and colour; grey where it has no bearing on the stated use. */
export function verdictLook(licence: LicensingVerdict): Look {
	const { scheme, verdict, provenance } = licence;
	const look = looks[verdict];
	const byLaw = verdict === "none_found" && provenance.basis === "rule" ? "Not needed" : null;
	const word = byLaw ?? (scheme === "article4" ? planningWords[verdict] : null) ?? look.word;
	return { ...look, word, tone: countsNow(licence) ? look.tone : "grey" };
}

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
