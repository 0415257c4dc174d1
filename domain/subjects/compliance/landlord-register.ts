import type { SeenFee } from "../../base/cost-range.ts";
import { fromPounds } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { knownNation, type PlaceInNations } from "../../base/place/possible-nations.ts";

export type LandlordRegister = {
	/** Sentence on what every landlord has to do. */
	readonly everyLandlord: string;
	/** The same for one landlord, as a clause. */
	readonly clause: string;
	/** The same as a task, with its fee and the register's page. */
	readonly action: { readonly what: string; readonly cost: SeenFee; readonly url: string };
};

/** The register that every landlord of the nation enters; null where there is none yet. Source: Fact LAW-F3, Fact LAW-F4; in Scotland the fee of a first home. */
const registers: Readonly<Record<Nation, LandlordRegister | null>> = {
	England: null,
	Wales: {
		everyLandlord:
			"Every landlord in Wales registers with Rent Smart Wales, and whoever manages the letting holds its licence.",
		clause: "the landlord registers with Rent Smart Wales in any case",
		action: {
			what: "Register with Rent Smart Wales, and hold its licence if you manage the letting yourself.",
			cost: {
				low: fromPounds(60),
				high: fromPounds(314),
				source: "Rent Smart Wales",
				asOf: "2025-04",
			},
			url: "https://www.rentsmart.gov.wales/en/",
		},
	},
	Scotland: {
		everyLandlord:
			"Every landlord in Scotland registers with the council, and shows the number in every advertisement.",
		clause: "the landlord registers with the council in any case",
		action: {
			what: "Register with the council, and show the number in every advertisement.",
			cost: {
				low: fromPounds(105),
				high: fromPounds(105),
				source: "Scottish Landlord Register",
				asOf: "2026-04",
			},
			url: "https://www.landlordregistrationscotland.gov.uk",
		},
	},
	"Northern Ireland": {
		everyLandlord:
			"Every landlord in Northern Ireland registers with the Landlord Registration Scheme.",
		clause: "the landlord registers with the Landlord Registration Scheme in any case",
		action: {
			what: "Register with the Landlord Registration Scheme.",
			cost: {
				low: fromPounds(70),
				high: fromPounds(70),
				source: "Landlord Registration Scheme",
				asOf: "2026-11-20",
			},
			url: "https://www.communities-ni.gov.uk/articles/landlord-registration-scheme",
		},
	},
};

/** Returns the register that every landlord of a nation enters; null where there is none yet. */
export function landlordRegisterOf(nation: Nation): LandlordRegister | null {
	return registers[nation];
}

/** The same for a place; also null where its nation is not settled. */
export function landlordRegisterAt(place: PlaceInNations): LandlordRegister | null {
	const nation = knownNation(place);
	return nation && landlordRegisterOf(nation);
}
