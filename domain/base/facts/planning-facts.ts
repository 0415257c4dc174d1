export type PlanningConstraint = {
	readonly dataset: string;
	readonly reference: string;
	readonly name: string;
	readonly startDate: string | null;
	readonly url: string | null;
	/** Grade of a listed building, level of a flood zone; null elsewhere. */
	readonly grade: string | null;
};

/** Ground under a constraint as its source drew it, as far as it lies near the position. */
export type PlanningGround = {
	readonly kind: "flood" | "conservation" | "articleFour";
	/** Of a flood zone its level, else what the constraint is called; empty where it has none. */
	readonly name: string;
	/** Closed rings of corners, in degrees north and east. Outer edges run one way round and holes the other, so that either rule of filling leaves them out. */
	readonly rings: readonly (readonly (readonly [lat: number, lng: number])[])[];
};

export type PlanningFacts = {
	/** Article 4 areas at the position; `hmo` says how the entry removes the right to change to a small HMO (Class L, Part 3), if it does. */
	readonly articleFour: readonly (PlanningConstraint & {
		readonly hmo: "coded" | "worded" | null;
	})[];
	readonly conservationAreas: readonly PlanningConstraint[];
	readonly floodZones: readonly PlanningConstraint[];
	readonly listedBuildings: readonly PlanningConstraint[];
	/** Shapes of what is above; absent where none was drawn or none came in time. */
	readonly grounds?: readonly PlanningGround[];
};
