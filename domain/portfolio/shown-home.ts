import { noInputs } from "../base/inputs.ts";
import { type KeptHome, unstatedLoan } from "./kept-home.ts";

/** Days for which a link to a home opens it. */
export const HOME_LINK_DAYS = 30;

/** Most links to one home that work at a time. */
export const MOST_HOME_LINKS = 20;

/** Shown for a link that opens nothing, whatever the reason: its two sentences, without full stops. */
export const HOME_LINK_GONE = ["This link no longer works", "Ask whoever sent it"] as const;

/**
 * A home as whoever has a link to it may know it. What is not named here stays its account's: rent, price, loan, owners, own names, the group, and who holds a
 * licence under which number. What follows from it is judged without. Source: Rule HOMES-19.
 */
export function shownHome({
	id,
	standing,
	address,
	postcode,
	certificate,
	tenure,
	tenancyFrom,
	inputs,
	held,
}: KeptHome): KeptHome {
	const { use, bedrooms, people, rooms, type, owned, nation, brma, houseNumber } = inputs;
	const { exemption, planningPermission } = inputs;
	return {
		...{ id, standing, address, postcode, certificate, tenure, tenancyFrom },
		reference: null,
		building: null,
		group: null,
		inputs: {
			...noInputs,
			...{ use, bedrooms, people, rooms, type, owned, nation, brma, houseNumber },
			...{ exemption, planningPermission },
		},
		loan: unstatedLoan,
		owners: [],
		rentRaisedOn: null,
		held: {
			...held,
			licences: held.licences.map((licence) => ({ ...licence, number: null, holder: null })),
			registration: held.registration && { ...held.registration, number: null },
			databaseEntry: held.databaseEntry && { ...held.databaseEntry, number: HELD },
		},
		energySpent: null,
	};
}

/** Stands for the number of an entry that there is. */
const HELD = "held";
