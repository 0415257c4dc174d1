export type PlanningConstraint = {
	readonly dataset: string;
	readonly reference: string;
	readonly name: string;
	readonly startDate: string | null;
	readonly url: string | null;
	/** Grade of a listed building, level of a flood zone; null elsewhere. */
	readonly grade: string | null;
};
export type PlanningFacts = {
	/** Article 4 areas at the position; `hmo` says how the entry removes the right to change to a small HMO (Class L, Part 3), if it does. */
	readonly articleFour: readonly (PlanningConstraint & {
		readonly hmo: "coded" | "worded" | null;
	})[];
	readonly conservationAreas: readonly PlanningConstraint[];
	readonly floodZones: readonly PlanningConstraint[];
	readonly listedBuildings: readonly PlanningConstraint[];
};
