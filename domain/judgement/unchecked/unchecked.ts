/** Something that no one told us, and why. */
export type Unchecked = {
	readonly what: string;
	readonly why: string;
	/** Who could tell. */
	readonly ask: string | null;
};

/** Who knows a figure, by its id. */
export const whoTells: Readonly<Record<string, string>> = {
	epcRating: "An energy assessor, or the seller's certificate",
	epcPotentialRating: "An energy assessor",
	currentEnergyEfficiency: "An energy assessor, or the seller's certificate",
	potentialEnergyEfficiency: "An energy assessor",
	estimatedUpgradeCost: "An energy assessor, or builders' quotes",
	propertyType: "The seller",
	totalFloorArea: "The seller, or a surveyor",
	bedrooms: "The seller",
	lastSale: "The nation's land register, or the seller's solicitor",
	indexedValue: "A surveyor",
	rent: "A letting agent",
	price: "A surveyor or an estate agent",
	marketDemand: "A letting agent",
	/** Shown with conservation areas and listed buildings where none of the three was told. */
	floodZone: "The council's planning department, and the nation's flood map",
	floodZoneShare: "The nation's flood map",
	floodWarnings: "The nation's flood warning service",
	crimeRate: "The police force's own figures",
	recentCrime: "The police force's own figures",
	conservationArea: "The council's planning department",
	listedBuilding: "The nation's list of protected buildings",
};
