import type { IsoDate } from "../../base/calendar.ts";
import type { Nation } from "../../base/nation.ts";

export type EnergyLaw = {
	/** Whether a home needs a certificate before marketing and a least band for letting, as in England and Wales. */
	readonly standardBinds: boolean;
	/** For a nation without a standard of ours: what is known, in a sentence for the reader, and when it was last read. */
	readonly note: { readonly text: string; readonly lastChecked: IsoDate | null } | null;
};

/** The certificates and the least band of England and Wales: SI 2012/3118 and SI 2015/962. Source: Fact ENERGY-F1. */
const englandAndWales: EnergyLaw = { standardBinds: true, note: null };

/** Source: Fact ENERGY-F2. */
const laws: Readonly<Record<Nation, EnergyLaw>> = {
	England: englandAndWales,
	Wales: englandAndWales,
	Scotland: {
		standardBinds: false,
		note: {
			text: "Scotland has no minimum energy standard for private lets. Its certificates hold 10 years: their reform of 31 October 2026 was postponed, and no new day is set. A draft of 2025 that rests on it would ask for band C from 2028 for new lets and by 2033 for all.",
			lastChecked: "2026-11-27",
		},
	},
	"Northern Ireland": {
		standardBinds: false,
		note: {
			text: "We don't know of a minimum energy standard for lettings in Northern Ireland. The council can tell you.",
			lastChecked: null,
		},
	},
};

/** Returns what a nation's law asks of a certificate. */
export function energyLawOf(nation: Nation): EnergyLaw {
	return laws[nation];
}
