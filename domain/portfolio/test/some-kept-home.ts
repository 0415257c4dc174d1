import { noInputs } from "../../base/inputs.ts";
import {
	type HeldLicence,
	type HeldPapers,
	type KeptHome,
	nothingStated,
	unstatedLoan,
} from "../kept-home.ts";

/** Nothing stated of what is held. */
export function someHeld(over: Partial<HeldPapers> = {}): HeldPapers {
	return { ...nothingStated, ...over };
}

export function someLicence(over: Partial<HeldLicence> = {}): HeldLicence {
	return { kind: "selective", number: null, people: null, until: null, holder: null, ...over };
}

/** A let home of which nothing else is stated. */
export function someKeptHome(over: Partial<KeptHome> = {}): KeptHome {
	return {
		id: "home-1",
		standing: "let",
		reference: null,
		address: "14 Test Street",
		postcode: "ZZ1 1ZZ",
		building: null,
		group: null,
		certificate: null,
		inputs: { ...noInputs, owned: true },
		loan: unstatedLoan,
		owners: [],
		tenancyFrom: null,
		rentRaisedOn: null,
		held: someHeld(),
		tenure: null,
		energySpent: null,
		...over,
	};
}
