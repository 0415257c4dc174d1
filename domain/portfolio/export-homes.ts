import { type CsvCell, toCsv } from "../base/csv.ts";
import { type Pence, toPounds } from "../base/money.ts";
import type { Use } from "../base/use.ts";
import { dateInWords } from "../base/words.ts";
import { questions } from "../judgement/answer/answer-words.ts";
import { houseNumberIn } from "../subjects/licensing/streets/home-address.ts";
import type { ImportField, importFields } from "./import/import-fields.ts";
import { type KeptAnswer, needsIn } from "./kept-answer.ts";
import {
	type HeldPapers,
	type HomeStanding,
	isOwn,
	type KeptHome,
	type PropertyOwner,
	type Tenure,
} from "./kept-home.ts";
import {
	type RequirementId,
	type RequirementState,
	requirementStateInWords,
	requirementTitles,
} from "./requirement.ts";
import { heldLicenceInWords } from "./words.ts";
import type { YearOfHome } from "./year-of-home.ts";

/** A home with what its file has beside it. */
export type ExportedHome = {
	readonly home: KeptHome;
	readonly judgement: { readonly kept: KeptAnswer; readonly year: YearOfHome } | null;
	readonly isArchived: boolean;
	/** Its coming dates, soonest first. */
	readonly dates: readonly { readonly on: string; readonly title: string }[];
};

const useCells: Readonly<Record<Use, string>> = {
	single: "One household",
	sharers: "Sharers",
	hmo: "Large HMO",
};
const standingCells: Readonly<Record<HomeStanding, string>> = {
	let: "Let",
	empty: "Empty",
	watched: "Watched",
	sold: "Sold",
};
const tenureCells: Readonly<Record<Tenure, string>> = {
	freehold: "Freehold",
	leasehold: "Leasehold",
	share_of_freehold: "Share of freehold",
};

type InputCells = Partial<Readonly<Record<ImportField, CsvCell>>>;

/** What an account states of a home, by the fields that a file of homes is read by, so that the same file read again changes nothing. */
function inputCells(home: KeptHome, owners: ReadonlyMap<string, string>): InputCells {
	const { inputs, loan, held } = home;
	const isHere = isOwn(home) || home.standing === "sold";
	return {
		reference: home.reference,
		address: home.address,
		postcode: home.postcode,
		building: home.building,
		// An import finds it in the address.
		houseNumber: houseNumberIn(home.address) === inputs.houseNumber ? null : inputs.houseNumber,
		group: home.group,
		certificate: home.certificate,
		standing: standingCells[home.standing],
		use: useCells[inputs.use],
		people: inputs.people,
		bedrooms: inputs.bedrooms,
		rentMonth: pounds(inputs.rent),
		price: pounds(isHere ? inputs.boughtFor : inputs.price),
		value: pounds(isHere ? inputs.price : null),
		loanLeft: pounds(inputs.loanLeft),
		rate: loan.ratePercent,
		fixedUntil: loan.fixedUntil,
		tenure: home.tenure && tenureCells[home.tenure],
		owners: home.owners
			.flatMap(({ ownerId, share }) => {
				const name = owners.get(ownerId);
				// The semicolon behind each tells an import that no other sign parts owners.
				return name === undefined ? [] : `${name} ${Number((share * 100).toFixed(6))}%;`;
			})
			.join(" "),
		tenancyFrom: home.tenancyFrom,
		rentRaisedOn: home.rentRaisedOn,
		...heldCells(held),
	};
}

function heldCells(held: HeldPapers): InputCells {
	const [licence] = held.licences;
	return {
		licenceKind: licence?.kind ?? (held.areLicencesStated ? "None" : null),
		licenceNumber: licence?.number ?? null,
		licencePeople: licence?.people ?? null,
		licenceUntil: licence?.until ?? null,
		licenceHolder: licence?.holder ?? null,
		hasGas: held.hasGas === null ? null : held.hasGas ? "Yes" : "No",
		gasUntil: held.gasUntil,
		electricalUntil: held.electricalUntil,
		energyUntil: held.energyUntil,
		alarmsTestedOn: held.alarmsTestedOn,
		insuranceUntil: held.insuranceUntil,
		depositScheme: held.depositScheme,
		databaseNumber: held.databaseEntry?.number ?? null,
		databaseOn: held.databaseEntry?.enteredOn ?? null,
	};
}

/** Our answers on a home beside what its account states, under headers that no field of a file has. */
function answerCells({ home, judgement, isArchived, dates }: ExportedHome) {
	const kept = judgement?.kept ?? null;
	const [, ...others] = home.held.licences;
	const answered = (question: "let" | "pays" | "risk") => {
		const answer = kept?.answered[question];
		return answer ? [answer.word, answer.figure].filter(Boolean).join(" ") : null;
	};
	const way = judgement?.year.way;
	return {
		"Other licences held": others
			.map(({ kind, until }) =>
				[heldLicenceInWords[kind], ...(until === null ? [] : [`to ${dateInWords(until)}`])].join(
					" ",
				),
			)
			.join("; "),
		Archived: isArchived ? "Yes" : "No",
		"Answers of": kept?.day ?? null,
		[questions.let]: answered("let"),
		[questions.pays]: answered("pays"),
		[questions.risks]: answered("risk"),
		[requirementStateInWords.gap]: needs(kept, "gap"),
		[requirementStateInWords.ends]: needs(kept, "ends"),
		[requirementStateInWords.ask]: needs(kept, "ask"),
		[requirementStateInWords.not_stated]: needs(kept, "not_stated"),
		"Energy band": kept?.band ?? null,
		"Cash flow a year before tax": pounds(judgement?.year.year?.cashFlow ?? null),
		"Cost of steps to band C": pounds(way && "cost" in way ? way.cost : null),
		"Coming dates": dates.map(({ on, title }) => `${dateInWords(on)}: ${title}`).join("; "),
	};
}

/**
 * Homes as a file for spreadsheets: what is stated, under the headers of `fields`, which an import reads back, then what we answer of each. The fields come from
 * the caller, because the words by which files are read are heavy to load. Source: Rule HOMES-16.
 */
export function homesCsv(
	homes: readonly ExportedHome[],
	owners: readonly PropertyOwner[],
	fields: typeof importFields,
): string {
	const names = new Map(owners.map(({ id, name }) => [id, name]));
	const rows = homes.map((exported) => [
		...Object.entries(inputCells(exported.home, names)).map(
			([field, cell]) => [fields[field as ImportField].label, cell] as const,
		),
		...Object.entries(answerCells(exported)),
	]);
	return toCsv([
		(rows[0] ?? []).map(([header]) => header),
		...rows.map((row) => row.map(([, cell]) => cell)),
	]);
}

function needs(kept: KeptAnswer | null, state: RequirementState): string {
	return kept === null
		? ""
		: needsIn(kept, state)
				.map((id) => requirementTitles[id as RequirementId])
				.join("; ");
}

function pounds(amount: Pence | null): number | null {
	return amount === null ? null : toPounds(amount);
}
