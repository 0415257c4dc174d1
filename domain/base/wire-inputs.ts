import { type Inputs, rentAsTyped, type WireInputs } from "./inputs.ts";
import { type Pence, toPounds } from "./money.ts";

/** A visitor's inputs as they were typed, in API form; what is not stated is left out. */
export function wireInputs(inputs: Inputs): WireInputs {
	const { use, rentOf, owned, exemption, planningPermission } = inputs;
	const { bedrooms, people, rooms, type, loan, nation, brma, houseNumber } = inputs;
	return {
		...{ use, rentOf, owned, exemption, c4permission: planningPermission },
		bedrooms: bedrooms ?? undefined,
		people: people ?? undefined,
		rooms: rooms ?? undefined,
		type: type ?? undefined,
		loan: loan ?? undefined,
		nation: nation ?? undefined,
		brma: brma ?? undefined,
		houseNumber: houseNumber ?? undefined,
		rent: poundsOf(rentAsTyped(inputs)),
		price: poundsOf(inputs.price),
		loanLeft: poundsOf(inputs.loanLeft),
		boughtFor: poundsOf(inputs.boughtFor),
		valueWhenLet: poundsOf(inputs.valueWhenLet),
		serviceCharge: poundsOf(inputs.serviceCharge),
	};
}

function poundsOf(amount: Pence | null): number | undefined {
	return amount === null ? undefined : toPounds(amount);
}
