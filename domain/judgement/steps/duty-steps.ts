import { YOU } from "../../base/asked-of-owner.ts";
import { poundsInWords } from "../../base/words.ts";
import { checklistFor } from "../../subjects/compliance/checklist.ts";
import type { Duty } from "../../subjects/compliance/duty.ts";
import {
	DATABASE_FEE,
	databaseWindowOf,
	landlordDatabase,
} from "../../subjects/compliance/landlord-database.ts";
import type { Assessment } from "../assess.ts";
import { BY_QUOTE, type DraftStep, FREE, type PlanPhase, plainStep } from "./plan-step.ts";

type DutyStep = Pick<DraftStep, "what" | "who" | "costText"> & {
	readonly phase: PlanPhase;
	/** Where to find whoever does it; the checklist links the law itself. */
	readonly url?: string;
};

/**
 * Steps that duties impose on a new landlord; the checklist has the full duties. A duty without an entry is a step of the home's own (`law-steps.ts`), or
 * needs nothing yet. Source: Fact LAW-F13.
 */
const dutySteps: Readonly<Record<string, DutyStep>> = {
	gas_safety: {
		phase: "before_tenant",
		what: "Get a gas safety record if there is gas, then one every year",
		who: "A Gas Safe engineer",
		costText: BY_QUOTE,
		url: "https://www.gassaferegister.co.uk",
	},
	electrical_safety: {
		phase: "before_tenant",
		what: "Get an electrical report, at least every 5 years",
		who: "A qualified electrician",
		costText: BY_QUOTE,
	},
	alarms: {
		phase: "before_tenant",
		what: "Fit smoke and carbon monoxide alarms, and test them on the first day",
		who: YOU,
		costText: BY_QUOTE,
	},
	written_terms: {
		phase: "before_tenant",
		what: "Give the tenant the written terms before they sign",
		who: YOU,
		costText: FREE,
	},
	right_to_rent: {
		phase: "before_tenant",
		what: "Check every adult’s right to rent",
		who: YOU,
		costText: FREE,
	},
	deposit: {
		phase: "before_tenant",
		what: "Protect the deposit within 30 days",
		who: "A deposit scheme",
		costText: null,
		url: "https://www.gov.uk/deposit-protection-schemes-and-landlords",
	},
	deposit_scotland: {
		phase: "before_tenant",
		what: "Lodge the deposit within 30 working days",
		who: "A deposit scheme",
		costText: null,
	},
	deposit_northern_ireland: {
		phase: "before_tenant",
		what: "Protect the deposit within 28 days, and tell the tenant within 35",
		who: "A deposit scheme",
		costText: null,
	},
	certificate_to_let: {
		phase: "before_tenant",
		what: "Have an energy certificate before you let",
		who: "An energy assessor",
		costText: BY_QUOTE,
	},
	tenant_fees: {
		phase: "before_tenant",
		what: "Take no payment but those the law allows",
		who: YOU,
		costText: FREE,
	},
	landlord_address: {
		phase: "before_tenant",
		what: "Give the tenant an address in England or Wales for notices",
		who: YOU,
		costText: FREE,
	},
	repairs: {
		phase: "every_year",
		what: "Keep structure, water, gas, electricity and heating in repair",
		who: YOU,
		costText: BY_QUOTE,
	},
	common_parts_fire: {
		phase: "before_tenant",
		what: "Ask who holds the fire risk assessment of common parts, if there are any",
		who: "The building’s manager",
		costText: FREE,
	},
	landlord_abroad: {
		phase: "before_tenant",
		what: "If you live abroad, apply to HMRC to be paid the rent in full",
		who: "HMRC",
		costText: FREE,
		url: "https://www.gov.uk/tax-uk-income-live-abroad/rent",
	},
	no_discrimination: {
		phase: "before_tenant",
		what: "Refuse nobody for having children or benefits",
		who: YOU,
		costText: FREE,
	},
	rent_bids: {
		phase: "before_tenant",
		what: "Take no bid above the advertised rent, and no more than a month’s rent in advance",
		who: YOU,
		costText: FREE,
	},
	pets: {
		phase: "every_year",
		what: "Answer a request for a pet within 28 days",
		who: YOU,
		costText: FREE,
	},
	rent_book: {
		phase: "before_tenant",
		what: "Give the tenant a rent book",
		who: YOU,
		costText: FREE,
	},
	hazards: {
		phase: "before_tenant",
		what: "Have serious hazards found and mended: the home must be fit to live in",
		who: "A chartered surveyor",
		costText: BY_QUOTE,
	},
	damp_and_mould: {
		phase: "every_year",
		what: "Look into reported damp or mould within 10 working days, and begin the work within 5",
		who: YOU,
		costText: BY_QUOTE,
	},
	legionella: {
		phase: "before_tenant",
		what: "Assess the risk of legionella",
		who: YOU,
		costText: FREE,
	},
	furniture: {
		phase: "before_tenant",
		what: "Check the fire labels of furniture that stays",
		who: YOU,
		costText: FREE,
	},
	hmo_management: {
		phase: "before_tenant",
		what: "Meet the HMO rules on escapes, fire doors, alarms and common parts",
		who: YOU,
		costText: BY_QUOTE,
	},
	information_sheet: {
		phase: "before_completion",
		what: "If tenants stay, ask for proof that they had the Information Sheet",
		who: "The seller, through your solicitor",
		costText: FREE,
	},
	making_tax_digital_50: {
		phase: "every_year",
		what: "Keep tax records digitally if your gross income is above £50,000",
		who: "You or an accountant",
		costText: null,
	},
	data_protection: {
		phase: "every_year",
		what: "Pay the data protection fee if you keep tenants’ data electronically",
		who: "Information Commissioner",
		costText: "£52",
		url: "https://ico.org.uk/for-organisations/data-protection-fee/",
	},
	ombudsman: {
		phase: "every_year",
		what: "Join the Landlord Ombudsman, expected in 2028",
		who: YOU,
		costText: "Fee not set",
	},
	occupation_contract: {
		phase: "before_tenant",
		what: "Give the written occupation contract within 14 days",
		who: YOU,
		costText: FREE,
	},
	tenancy: {
		phase: "before_tenant",
		what: "Give the tenant the terms in writing",
		who: YOU,
		costText: FREE,
	},
	repairing_standard: {
		phase: "before_tenant",
		what: "Meet the repairing standard, with interlinked alarms",
		who: YOU,
		costText: BY_QUOTE,
	},
};

/** Steps for every landlord of the nation, as far as we hold its duties, and the window in which landlords of an English region enter the database. */
export function landlordSteps({
	facts: { place },
	inputs,
	day,
}: Pick<Assessment, "facts" | "inputs" | "day">): DraftStep[] {
	const { now, coming } = checklistFor({ nation: place.nation, use: inputs.use, day });
	return [...[...now, ...coming].flatMap(stepOf), ...databaseStep(place, day)];
}

function stepOf({ id }: Duty): DraftStep[] {
	const step = dutySteps[id];
	return step ? [{ ...plainStep, ...step, id: `duty_${id}`, chapter: "compliance" }] : [];
}

/** Source: Fact LAW-F14. */
function databaseStep(place: Assessment["facts"]["place"], day: string): DraftStep[] {
	const window = place.nation === "England" ? databaseWindowOf(place.region) : null;
	return window === null || window.closes < day
		? []
		: [
				{
					...plainStep,
					id: "landlord_database",
					phase: "every_year",
					what: "Enter yourself and this home in the landlord database, and renew it every 12 months",
					who: "GOV.UK",
					url: landlordDatabase.url,
					costText: `${poundsInWords(DATABASE_FEE)} a year, as announced`,
					by: window.closes,
					isDraft: landlordDatabase.isDraft,
					chapter: "changes",
				},
			];
}
