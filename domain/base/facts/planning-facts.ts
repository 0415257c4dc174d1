export type PlanningConstraint = {
	readonly dataset: string;
	readonly reference: string;
	readonly name: string;
	readonly startDate: string | null;
	readonly url: string | null;
	/** Grade of a listed building, level of a flood zone; null elsewhere. */
	readonly grade: string | null;
};

/** Outline of a planning constraint as its source drew it, as far as it lies near the position. */
export type PlanningGround = {
	readonly kind: "flood" | "conservation" | "articleFour";
	/** The level of a flood zone, else the constraint's name; empty where it has none. */
	readonly name: string;
	/** Closed rings of corners, in degrees north and east. Outer edges and holes run in opposite directions, so both fill rules leave the holes empty. */
	readonly rings: readonly (readonly (readonly [lat: number, lng: number])[])[];
};

export type PlanningFacts = {
	/** Article 4 areas at the position. `hmo`: how the entry removes the right to change to a small HMO (Class L, Part 3), if it does. */
	readonly articleFour: readonly (PlanningConstraint & {
		readonly hmo: "coded" | "worded" | null;
	})[];
	readonly conservationAreas: readonly PlanningConstraint[];
	readonly floodZones: readonly PlanningConstraint[];
	readonly listedBuildings: readonly PlanningConstraint[];
	/** Outlines of the constraints above; absent where none was drawn or none arrived in time. */
	readonly grounds?: readonly PlanningGround[];
};
