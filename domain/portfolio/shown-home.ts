import { YOU } from "../base/asked-of-owner.ts";
import { noInputs } from "../base/inputs.ts";
import type { LettingAnswer } from "../judgement/answer/answer.ts";
import { type KeptHome, unstatedLoan } from "./kept-home.ts";
import type { Requirement } from "./requirement.ts";

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

/** Needs of a home as whoever has a link reads them: what its account is to do is its owner’s to do. Source: Rule HOMES-19. */
export function shownNeeds(requirements: readonly Requirement[]): Requirement[] {
	return requirements.map((requirement) => ({
		...requirement,
		next: requirement.next && byOwner(requirement.next),
	}));
}

/** The answers as that reader takes them, who can type nothing. */
export function shownAnswer({ let: letting, pays, risks }: LettingAnswer): LettingAnswer {
	return {
		risks,
		let: { ...letting, needs: letting.needs.map(byOwner) },
		pays: {
			...pays,
			...(pays.verdict === "unknown" ? { headline: "Not known without the owner’s figures" } : {}),
			needs: [],
		},
	};
}

function byOwner<Step extends { readonly who: string }>(step: Step): Step {
	return step.who === YOU ? { ...step, who: "The owner" } : step;
}

/** Stands for the number of an entry that there is. */
const HELD = "held";
