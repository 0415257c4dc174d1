import { statedInputs } from "#domain/base/inputs.ts";
import { wireInputs } from "#domain/base/wire-inputs.ts";
import type { KeptHome } from "#domain/portfolio/kept-home.ts";
import type { HomeDetails } from "./homes.ts";

/** A home as the rules of many homes take it. */
export function toKeptHome(id: string, details: HomeDetails): KeptHome {
	const { stated, energySpentPence, ...home } = details;
	return {
		...home,
		id,
		certificate: stated.certificate ?? null,
		inputs: statedInputs(ofStanding(details)),
		energySpent: energySpentPence,
	};
}

/** A home as it is sent and stored: the other way round from `toKeptHome`. */
export function homeDetails(kept: KeptHome): HomeDetails {
	const { id: _, certificate, inputs, energySpent, owners, held, ...home } = kept;
	return {
		...home,
		stated: { ...wireInputs(inputs), certificate: certificate ?? undefined },
		owners: [...owners],
		held: { ...held, licences: [...held.licences] },
		energySpentPence: energySpent,
	};
}

/** What is stated of a home: one that is watched is bought, every other is owned, with its loan as it stands. */
export function ofStanding({
	stated,
	standing,
	loan,
}: Pick<HomeDetails, "stated" | "standing" | "loan">) {
	const { ratePercent, isRepayment, yearsLeft } = loan;
	return {
		...stated,
		owned: standing !== "watched",
		heldLoan: { ratePercent, repaymentYears: isRepayment ? yearsLeft : null },
	};
}
