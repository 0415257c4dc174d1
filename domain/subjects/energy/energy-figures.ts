import type { Evidence } from "../../base/evidence.ts";
import type { Band } from "../../base/facts/band.ts";
import type { Pence } from "../../base/money.ts";

/** What is known about a home's energy performance. Points 1-100 and more, floor area in m², cost in pence. */
export type EnergyFigures = {
	readonly band: Evidence<Band>;
	readonly potentialBand: Evidence<Band>;
	readonly points: Evidence<number>;
	readonly potentialPoints: Evidence<number>;
	readonly propertyType: Evidence<string>;
	readonly floorArea: Evidence<number>;
	/** Cost of the certificate's own steps up to band C; the range is the printed one. */
	readonly upgradeCost: Evidence<Pence>;
};

/** Figures of one origin; what it does not give is absent. */
export type SomeEnergyFigures = {
	readonly [K in keyof EnergyFigures]?: EnergyFigures[K] | undefined;
};
