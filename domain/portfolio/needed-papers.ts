import { YOU } from "../base/asked-of-owner.ts";
import { addDays, addYears, type IsoDate } from "../base/calendar.ts";
import { isKnown } from "../base/evidence.ts";
import { isBelowMinimum } from "../base/facts/band.ts";
import type { Nation } from "../base/nation.ts";
import { knownNation } from "../base/place/possible-nations.ts";
import { lowerFirst } from "../base/sentence.ts";
import { dateInWords, poundsInWords } from "../base/words.ts";
import { checklistFor } from "../subjects/compliance/checklist.ts";
import { notFound } from "../subjects/compliance/duty.ts";
import {
	DATABASE_FEE,
	databaseWindowOf,
	landlordDatabase,
} from "../subjects/compliance/landlord-database.ts";
import { landlordRegisterOf } from "../subjects/compliance/landlord-register.ts";
import { validUntil } from "../subjects/energy/current-certificates.ts";
import { energyLawOf } from "../subjects/energy/energy-law.ts";
import type { KeptHome } from "./kept-home.ts";
import type { HomeWithNeeds } from "./needed-licences.ts";
import {
	NOT_STATED,
	type Requirement,
	type RequirementId,
	requirementTitles,
	stateUntil,
} from "./requirement.ts";

/** What an account states of a home that its needs depend on. */
export type StatedHome = Pick<KeptHome, "standing" | "tenancyFrom" | "held">;

type Paper = Exclude<RequirementId, "hmo_licence" | "selective_licence" | "spare_licence">;

/** The duty that asks for each paper in a nation; absent where none is on record. */
const duties: Readonly<Record<Nation, Readonly<Partial<Record<Paper, string>>>>> = {
	England: {
		energy: "energy_certificate",
		gas: "gas_safety",
		electrical: "electrical_safety",
		alarms: "alarms",
		deposit: "deposit",
		database: "database",
	},
	Wales: {
		energy: "energy_certificate",
		gas: "gas_safety",
		electrical: "electrical_safety",
		alarms: "alarms",
		deposit: "deposit",
		registration: "registration",
	},
	Scotland: {
		energy: "certificate_to_let",
		gas: "gas_safety",
		electrical: "electrical_safety",
		alarms: "repairing_standard",
		deposit: "deposit_scotland",
		registration: "registration",
	},
	"Northern Ireland": {
		energy: "certificate_to_let",
		electrical: "tenancy",
		alarms: "tenancy",
		deposit: "deposit_northern_ireland",
		registration: "registration",
	},
};

/** What is said of one paper; the rest follows from its duty. */
type Finding = Pick<Requirement, "needed" | "held" | "state" | "until"> &
	Partial<Pick<Requirement, "next" | "fee">>;

type Question = {
	readonly home: HomeWithNeeds;
	readonly stated: StatedHome;
	readonly nation: Nation;
};

/** Papers and registrations that the nation's duties ask of a letting, beside those that are held. None where the nation is open. Source: Rule HELD-3. */
export function neededPapers(home: HomeWithNeeds, stated: StatedHome): Requirement[] {
	const nation = knownNation(home.facts.place);
	if (nation === null) {
		return [];
	}
	const { now, coming } = checklistFor({ nation, use: home.inputs.use, day: home.day });
	return papers.flatMap(([id, compare]) => {
		const duty = [...now, ...coming].find((each) => each.id === duties[nation][id]);
		const finding = duty && compare({ home, stated, nation });
		if (!finding) {
			return [];
		}
		const { name, url } = { name: duty.source, url: duty.url };
		const isGap = finding.state === "gap";
		const isDone = finding.state === "held" || finding.state === "not_needed";
		return [
			{
				id,
				title: requirementTitles[id],
				...finding,
				penalty: isGap && duty.penalty.text !== notFound.text ? duty.penalty : null,
				fee: isDone ? null : (finding.fee ?? null),
				next: isDone ? null : (finding.next ?? null),
				isDraft: id === "database" && landlordDatabase.isDraft,
				source: { name, url },
			},
		];
	});
}

const papers: readonly (readonly [Paper, (question: Question) => Finding | null])[] = [
	["energy", energy],
	["gas", gas],
	["electrical", electrical],
	["alarms", alarms],
	["deposit", deposit],
	["registration", registration],
	["database", database],
];

function energy({ home, stated, nation }: Question): Finding {
	const { chosen, day, energy: figures, inputs } = home;
	const ofRegister = chosen && validUntil(chosen);
	const ofAccount = stated.held.energyUntil;
	const isNewer = ofAccount !== null && (ofRegister === null || ofAccount > ofRegister);
	const until = isNewer ? ofAccount : ofRegister;
	const binds = energyLawOf(nation).standardBinds;
	const band = chosen !== null && !isNewer && isKnown(figures.band) ? figures.band.value : null;
	const finding = {
		needed: binds ? "A valid certificate of band E or better, or an exemption" : "A certificate",
		held: band === null ? heldUntil(until) : `Band ${band}, ${lowerFirst(heldUntil(until))}`,
		until,
	};
	const state = stateUntil(until, day);
	if (state === "gap") {
		return { ...finding, ...expired(stated, until, day) };
	}
	if (state !== "not_stated" && binds && band !== null && isBelowMinimum(band)) {
		return inputs.exemption
			? { ...finding, held: `${finding.held}, an exemption`, state }
			: {
					...finding,
					state: "gap",
					next: step("Reach band E, or register an exemption", "An energy assessor"),
				};
	}
	if (state !== "not_stated" && binds && band === null) {
		return {
			...finding,
			state: "ask",
			next: step("Choose the address for its own certificate", "The energy register"),
		};
	}
	return { ...finding, state, next: step("Get a new energy certificate", "An energy assessor") };
}

/** A certificate that ran out in a running tenancy is no gap: whether it must be renewed is open. Source: Fact ENERGY-F7. */
function expired(
	{ standing, tenancyFrom }: StatedHome,
	until: IsoDate | null,
	day: IsoDate,
): Pick<Finding, "state" | "next"> {
	const isNewLetting =
		standing === "empty" ||
		(tenancyFrom !== null && until !== null && tenancyFrom > until && tenancyFrom <= day);
	return isNewLetting
		? { state: "gap", next: step("Get a new energy certificate", "An energy assessor") }
		: {
				state: "ask",
				next: step("Ask whether it must be renewed within this tenancy", "The council"),
			};
}

function gas({ home, stated: { held } }: Question): Finding {
	const { hasGas, gasUntil } = held;
	const finding = { until: gasUntil };
	return hasGas === false
		? { ...finding, needed: "None without gas", held: "No gas", state: "not_needed" }
		: {
				...finding,
				needed: "A record every 12 months",
				held: heldUntil(gasUntil),
				state: stateUntil(gasUntil, home.day),
				next: {
					what: "Get a gas safety record",
					who: "A Gas Safe engineer",
					url: "https://www.gassaferegister.co.uk",
				},
			};
}

function electrical({ home, stated }: Question): Finding {
	const until = stated.held.electricalUntil;
	return {
		needed: "A report at least every 5 years",
		held: heldUntil(until),
		state: stateUntil(until, home.day),
		until,
		next: step("Get an electrical report", "A qualified electrician"),
	};
}

/** England alone asks for a test on a tenancy's first day. */
function alarms({ home, stated, nation }: Question): Finding | null {
	const { standing, tenancyFrom, held } = stated;
	if (standing === "empty") {
		return null;
	}
	const tested = held.alarmsTestedOn;
	const isLate =
		nation === "England" &&
		tested !== null &&
		tenancyFrom !== null &&
		tenancyFrom <= home.day &&
		tested < tenancyFrom;
	return {
		needed:
			nation === "England" ? "Fitted, and tested on the tenancy’s first day" : "Fitted and working",
		held: tested === null ? NOT_STATED : `Last tested on ${dateInWords(tested)}`,
		state: tested === null ? "not_stated" : isLate ? "gap" : "held",
		until: null,
		next: step("Test the alarms, and write the day down", YOU),
	};
}

function deposit({ stated: { standing, held } }: Question): Finding | null {
	return standing === "empty"
		? null
		: {
				needed: "Protected in a scheme, if one was taken",
				held: held.depositScheme ?? NOT_STATED,
				state: held.depositScheme === null ? "not_stated" : "held",
				until: null,
				next: step("Say which scheme holds it", YOU),
			};
}

function registration({ home, stated: { held }, nation }: Question): Finding | null {
	const register = landlordRegisterOf(nation);
	const entry = held.registration;
	if (register === null) {
		return null;
	}
	const until = entry?.until ?? null;
	const { what, cost, url } = register.action;
	return {
		needed: "Registration before letting",
		held:
			entry === null
				? NOT_STATED
				: [entry.number ?? "Registered", until === null ? "" : `to ${dateInWords(until)}`]
						.filter(Boolean)
						.join(" "),
		state: entry !== null && until === null ? "held" : stateUntil(until, home.day),
		until,
		fee: {
			amount: cost.low,
			text: `${cost.low === cost.high ? "" : "From "}${poundsInWords(cost.low)} (${cost.source})`,
		},
		next: { what: what.replace(/\.$/, ""), who: YOU, url },
	};
}

/** Asked for from the day on which the window of the home's own region opens. Source: Fact LAW-F14, Fact LAW-F18. */
function database({ home, stated: { held } }: Question): Finding | null {
	const window = databaseWindowOf(home.facts.place.region);
	if (window === null || window.opens > home.day) {
		return null;
	}
	const entry = held.databaseEntry;
	const until = entry && renewalOf(entry);
	const state = until === null ? (entry ? "held" : "not_stated") : stateUntil(until, home.day);
	return {
		needed: `An entry by ${dateInWords(window.closes)}, renewed every 12 months`,
		held: entry === null ? NOT_STATED : `${entry.number}, ${lowerFirst(heldUntil(until))}`,
		// A draft makes no gap.
		state: state === "gap" && landlordDatabase.isDraft ? "ask" : state,
		until,
		fee: { amount: DATABASE_FEE, text: `${poundsInWords(DATABASE_FEE)} a year, as announced` },
		next: {
			what: entry ? "Renew the entry" : "Enter yourself and this home",
			who: "GOV.UK",
			url: landlordDatabase.url,
		},
	};
}

/** Last day of an entry, which is renewed every 12 months; null where its first day is not stated. Source: Fact LAW-F18. */
export function renewalOf({ enteredOn }: { readonly enteredOn: IsoDate | null }): IsoDate | null {
	return enteredOn && addDays(addYears(enteredOn, 1), -1);
}

function heldUntil(until: IsoDate | null): string {
	return until === null ? NOT_STATED : `Until ${dateInWords(until)}`;
}

function step(what: string, who: string): Requirement["next"] {
	return { what, who, url: null };
}
