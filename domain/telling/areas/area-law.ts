import { rangeInWords } from "../../base/amounts-in-words.ts";
import type { IsoDate } from "../../base/calendar.ts";
import type { Nation } from "../../base/nation.ts";
import { publishedSource, type SourceId } from "../../base/sources.ts";
import { dueMark } from "../../base/table-ends.ts";
import { dateInWords } from "../../base/words.ts";
import { landlordRegisterOf } from "../../subjects/compliance/landlord-register.ts";
import { energyLawOf } from "../../subjects/energy/energy-law.ts";
import { lettingStandards } from "../../subjects/energy/letting-standard.ts";
import { licensingLawOf } from "../../subjects/licensing/licensing-law.ts";
import { RULES_AS_OF } from "../../subjects/licensing/mandatory.ts";
import { planningLawOf } from "../../subjects/licensing/planning-law.ts";
import type { RuleSource } from "../report/compliance/compliance-section.ts";

/** A legal rule for every landlord in a nation, or its penalty: a name, a sentence and the source. */
export type AreaRule = RuleSource & {
	readonly id: string;
	readonly what: string;
	readonly text: string;
};

/** A nation's rules for every landlord on a day, regardless of the council. Source: the laws of each nation, with their subjects. */
export function areaLaw(nation: Nation, day: IsoDate): AreaRule[] {
	const licensing = licensingLawOf(nation);
	const planning = planningLawOf(nation);
	const landlordRegister = landlordRegisterOf(nation);
	const energy = energyLawOf(nation);
	const { sharers, hmo } = licensing.mandatory;
	const hmoLicences = [...new Set([sharers, hmo])].filter(
		({ verdict }) => verdict !== "none_found",
	);
	return [
		...hmoLicences.slice(0, 1).map(({ summary }) => ({
			id: "mandatory",
			what: "HMO licence",
			text: summary,
			...lawSource(licensing.law, RULES_AS_OF),
			...dueMark("licensing_law", day),
		})),
		...(planning.rule
			? [
					{
						id: "planning",
						what: "Planning permission for an HMO",
						text: planning.rule.summary,
						...lawSource(planning.rule.law, planning.rule.lastChecked),
						...dueMark("planning_law", day),
					},
				]
			: []),
		...(landlordRegister
			? [
					{
						id: "register",
						what: "Landlord register",
						text: `${landlordRegister.everyLandlord} It costs ${rangeInWords(landlordRegister.action.cost)} (${dateInWords(landlordRegister.action.cost.asOf)}).`,
						source: landlordRegister.action.cost.source,
						url: landlordRegister.action.url,
						lastChecked: RULES_AS_OF,
						...dueMark("landlord_registers", day),
					},
				]
			: []),
		...lettingStandards
			.filter(
				(rule) => rule.status === "in_force" && rule.nations.includes(nation) && rule.from <= day,
			)
			.map(({ id, notes, source, url, lastChecked }) => ({
				id,
				what: "Energy rating",
				text: notes.join(" "),
				source,
				url,
				lastChecked,
				...dueMark("letting_standards", day),
			})),
		...(energy.note
			? [
					{
						id: "energy",
						what: "Energy rating",
						text: energy.note.text,
						source: `Energy standards in ${nation}`,
						url: null,
						lastChecked: energy.note.lastChecked,
						...dueMark("letting_standards", day),
					},
				]
			: []),
	];
}

function lawSource(id: SourceId, lastChecked: IsoDate): RuleSource {
	const { name, url } = publishedSource(id);
	return { source: name, url, lastChecked };
}
