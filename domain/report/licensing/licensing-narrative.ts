import { licenceInWords } from "../../licensing/licence.ts";
import { feeInWords, licenceFee } from "../../licensing/licence-fees.ts";
import { dateInWords } from "../../words.ts";
import type { Claim, ReportFacts } from "../document.ts";
import {
	type ChapterNarrative,
	type ClaimFact,
	claimFact,
	type Rule,
	when,
} from "../narrative/rule.ts";
import { statedCell } from "../report-facts.ts";
import { sentence } from "../sentence.ts";
import { licenceWith, licensingRisks, planningVerdict } from "./licensing-risks.ts";
import { licenceKinds } from "./licensing-section.ts";

/** What to do about licences, planning and registration for the stated use. Source: Rule LICENCE-1. */
const advice: readonly Rule[] = [
	{ id: "secure_permission", subject: "planning", gravity: 96, applies: securePermission },
	{ id: "apply_for_licence", subject: "licence", gravity: 70, applies: applyForLicence },
	{ id: "register", subject: "registration", gravity: 66, applies: register },
	{ id: "ask_about_licence", subject: "licence", gravity: 62, applies: askAboutLicence },
	{ id: "ask_about_planning", subject: "planning", gravity: 60, applies: askAboutPlanning },
	{ id: "apply_by_the_start", subject: "licence", gravity: 48, applies: applyByTheStart },
];

/** What the chapter on licensing gives the narrative. */
export const licensingNarrative: ChapterNarrative = { risks: licensingRisks, advice, facts };

function securePermission(document: ReportFacts): Claim | null {
	const verdict = planningVerdict(document);
	return when(
		verdict === "required" || verdict === "likely" || verdict === "starting_soon",
		"Before you exchange contracts, make sure of planning permission for use as an HMO, or that the home lawfully is one already.",
		["licensing.articleFour", "plan.planning"],
	);
}

function applyForLicence(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "required", "likely");
	if (!found) {
		return null;
	}
	const name = licenceInWords[found.licence];
	const fee = licenceFee(document.home.nation, found.licence);
	const cost = fee ? ` ${feeInWords(fee)}.` : "";
	return {
		text:
			found.verdict === "required"
				? `Apply for ${name} before letting.${cost}`
				: `Ask the council to confirm that the home needs ${name}, and apply before letting.${cost}`,
		facts: [`licensing.${found.licence}`, ...(fee ? [`fee.${found.licence}`] : [])],
	};
}

function askAboutLicence(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "check_boundary", "unknown", "not_covered");
	return found
		? {
				text: `Ask the council, before you make an offer, whether the home needs ${licenceInWords[found.licence]} for the use you state.`,
				facts: [`licensing.${found.licence}`, "licensing.confirm"],
			}
		: null;
}

function applyByTheStart(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "starting_soon");
	return found
		? {
				text: `Ask the council when one may apply for ${licenceInWords[found.licence]}, and apply by the day its scheme starts.`,
				facts: [`licensing.${found.licence}`, `plan.licence_${found.licence}`],
			}
		: null;
}

function askAboutPlanning(document: ReportFacts): Claim | null {
	const verdict = planningVerdict(document);
	return when(
		verdict === "unknown" || verdict === "check_boundary" || verdict === "not_covered",
		"Ask the council, before you make an offer, whether this address needs planning permission to be used as an HMO.",
		["licensing.articleFour"],
	);
}

/** The nation's register of landlords, as the plan has it. */
function register({ plan }: ReportFacts): Claim | null {
	const step = plan.find(({ id }) => id === "registration");
	return step ? { text: sentence(step.what), facts: ["plan.registration"] } : null;
}

function facts(document: ReportFacts): readonly ClaimFact[] {
	const { licensing } = document;
	return [
		claimFact("licensing.answer", "Licensing", licensing.answer),
		...licenceKinds.flatMap((kind) => {
			const cell = statedCell(document, kind);
			return cell ? [{ id: `licensing.${kind}`, text: cell.summary }] : [];
		}),
		...licensing.schemes.map(({ council, coverage, end }) =>
			claimFact(
				"licensing.schemes",
				`Scheme of ${council}`,
				end ? `${coverage}, until ${dateInWords(end)}` : coverage,
			),
		),
		...licensing.fees.map(({ kind, text }) => claimFact(`fee.${kind}`, "Fee", text)),
		...licensing.confirm.map((question) => ({ id: "licensing.confirm", text: question })),
		...licensing.penalties.map(({ id, what, text }) => claimFact(`penalty.${id}`, what, text)),
	];
}
