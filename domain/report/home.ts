import type { Assessment } from "../assess.ts";
import type { Inputs } from "../inputs.ts";
import { placeLabel, verificationNote } from "../place/place-label.ts";
import { useInWords } from "../use.ts";
import { poundsInWords } from "../words.ts";
import type { Home, ReportDocument } from "./document.ts";

/** Which home the report is about, and whether its postcode was confirmed. */
export function homeOf({ facts, chosen }: Assessment): Home {
	const { place, postcode } = facts;
	return {
		postcode,
		address: chosen?.address ?? null,
		place: placeLabel(place),
		nation: place.nation,
		authority: place.authorities[0]?.name ?? null,
		certificate: chosen?.number ?? null,
		note: verificationNote(place),
	};
}

/** What the buyer stated, in words; what was not stated is left out, but for the use, which is always assumed. */
export function statedInWords(inputs: Inputs): ReportDocument["stated"] {
	const { use, bedrooms, rent, price, exemption, planningPermission } = inputs;
	return [
		{ label: "To be let to", text: useInWords[use] },
		...(bedrooms === null
			? []
			: [{ label: "Bedrooms", text: bedrooms === 0 ? "Studio" : String(bedrooms) }]),
		...(price === null ? [] : [{ label: "Purchase price", text: poundsInWords(price) }]),
		...(rent === null ? [] : [{ label: "Rent", text: `${poundsInWords(rent)} a month` }]),
		...(exemption
			? [{ label: "Energy exemption", text: "Stands on the PRS Exemptions Register" }]
			: []),
		...(planningPermission
			? [{ label: "Planning permission", text: "Held for use as an HMO" }]
			: []),
	];
}
