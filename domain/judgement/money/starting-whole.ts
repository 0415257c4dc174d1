import { isKnown } from "../../base/evidence.ts";
import { sources } from "../../base/sources.ts";
import { dateInWords } from "../../base/words.ts";
import type { Assumptions } from "../../subjects/finance/assumptions.ts";
import type { LetWhole } from "../../subjects/finance/let-whole.ts";
import { bearing, judgeLicensing } from "../../subjects/licensing/judge-licensing.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import { startingLicenceFee } from "./starting-costs.ts";

/** The home let whole: at its own rent where it is let so, else at the published mean for its bedrooms. */
export function startingWhole(
	home: JudgedHome,
	{ rooms, rent }: Pick<Assumptions, "rooms" | "rent">,
	rentSource: string,
): LetWhole {
	const { value: licenceFee, source: licenceSource } = startingLicenceFee(ofOneHousehold(home));
	return {
		...(rooms === null ? { rent, rentSource } : officialRentOf(home)),
		licenceFee,
		licenceSource,
	};
}

function officialRentOf({ market, inputs }: JudgedHome): Pick<LetWhole, "rent" | "rentSource"> {
	const { rentForBedrooms } = market;
	if (inputs.bedrooms === null || rentForBedrooms === null) {
		return {
			rent: null,
			rentSource: "The bedrooms are not stated, so no published rent fits: put in your own.",
		};
	}
	const { value, note, citations } = rentForBedrooms;
	if (!isKnown(rentForBedrooms)) {
		return { rent: null, rentSource: [note, "Put in your own."].filter(Boolean).join(" ") };
	}
	const read = citations.map(
		({ source, asOf }) =>
			`${sources[source].publisher}${asOf === null ? "" : `, ${dateInWords(asOf)}`}.`,
	);
	return { rent: value, rentSource: [note, ...read].filter(Boolean).join(" ") };
}

/** The same home judged for one household. */
function ofOneHousehold(home: JudgedHome): JudgedHome {
	const inputs = { ...home.inputs, use: "single" } as const;
	const licensing = judgeLicensing(home.facts, inputs, home.day, home.address);
	return { ...home, inputs, licensing, bears: bearing(licensing, "single") };
}
