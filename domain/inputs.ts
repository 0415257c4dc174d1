import { fromPounds, type Pence } from "./money.ts";
import type { Use } from "./use.ts";

/** What the visitor states about the home. Their own figures are echoed and labelled as theirs. */
export type Inputs = {
	readonly use: Use;
	readonly bedrooms: number | null;
	/** A month. */
	readonly rent: Pence | null;
	readonly price: Pence | null;
	/** An exemption from the minimum energy standard stands on the PRS Exemptions Register. */
	readonly exemption: boolean;
	/** Planning permission for use as a house in multiple occupation is held. */
	readonly planningPermission: boolean;
};

/** One household, nothing else stated. */
export const noInputs: Inputs = {
	use: "single",
	bedrooms: null,
	rent: null,
	price: null,
	exemption: false,
	planningPermission: false,
};

/** Inputs as they come over the wire: amounts in pounds, what is not stated absent. */
type WireInputs = {
	readonly use: Use;
	readonly bedrooms?: number | undefined;
	readonly rent?: number | undefined;
	readonly price?: number | undefined;
	readonly exemption: boolean;
	readonly c4permission: boolean;
};

/** What a visitor stated, in the product's own units. */
export function statedInputs(stated: WireInputs): Inputs {
	return {
		use: stated.use,
		bedrooms: stated.bedrooms ?? null,
		rent: stated.rent === undefined ? null : fromPounds(stated.rent),
		price: stated.price === undefined ? null : fromPounds(stated.price),
		exemption: stated.exemption,
		planningPermission: stated.c4permission,
	};
}
