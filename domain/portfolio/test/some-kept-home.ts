import { noInputs } from "../../base/inputs.ts";
import type { HeldLicence, HeldPapers, KeptHome } from "../kept-home.ts";

/** Nothing stated of what is held. */
export function someHeld(over: Partial<HeldPapers> = {}): HeldPapers {
	return {
		licences: [],
		areLicencesStated: false,
		hasGas: null,
		gasUntil: null,
		electricalUntil: null,
		energyUntil: null,
		insuranceUntil: null,
		alarmsTestedOn: null,
		depositScheme: null,
		registration: null,
		databaseEntry: null,
		...over,
	};
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
		loan: { ratePercent: null, fixedUntil: null, isRepayment: false },
		owners: [],
		tenancyFrom: null,
		rentRaisedOn: null,
		held: someHeld(),
		...over,
	};
}
