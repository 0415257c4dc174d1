import type { IsoDate } from "../../../base/calendar.ts";
import { dueMark } from "../../../base/table-ends.ts";
import { dateInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { checklistFor } from "../../../subjects/compliance/checklist.ts";
import type { Duty } from "../../../subjects/compliance/duty.ts";
import { dutyCoverageOf } from "../../../subjects/compliance/duty-coverage.ts";
import { comingAfter, inForceOn, type Milestone } from "../../../subjects/compliance/timeline.ts";
import type { ComplianceSection, DutyLine } from "./compliance-section.ts";

/** What a landlord must do now and soon, and how the law changes. */
export function complianceSection({ facts, inputs, day }: Assessment): ComplianceSection {
	const { nation, region } = facts.place;
	const { now, coming, notHeld } = checklistFor({ nation, use: inputs.use, day });
	const ofDuties = dueMark("duties", day);
	const changes = dutyCoverageOf(nation).rentersRightsAct
		? [
				...inForceOn(day)
					.filter(({ isOver }) => !isOver)
					.map((milestone) => ({ ...changeLine(milestone, false), ...ofDuties })),
				...comingAfter(day, region).map((milestone) => ({
					...changeLine(milestone, true),
					...(milestone.id === "database" ? dueMark("landlord_database", day) : ofDuties),
				})),
			]
		: [];
	return {
		now: now.map((duty) => ({ ...dutyLine(duty, duty.when), ...ofDuties })),
		coming: coming.map((duty) => ({ ...dutyLine(duty, beginning(duty)), ...ofDuties })),
		changes,
		notHeld,
	};
}

function dutyLine({ id, what, penalty, source, url, lastChecked }: Duty, when: string): DutyLine {
	return { id, what, when, penalty: penalty.text, source, url, lastChecked };
}

function changeLine(
	{ id, what, from, expected, source, url, lastChecked }: Milestone,
	isComing: boolean,
): ComplianceSection["changes"][number] {
	return { id, what, when: dayInWords(from, expected), isComing, source, url, lastChecked };
}

/** When a coming duty begins, and how often it applies. */
function beginning({ from, expected, when }: Duty): string {
	return from === null
		? `${dayInWords(from, expected)}. ${when}`
		: when.includes(dateInWords(from))
			? when
			: `From ${dateInWords(from)}. ${when}`;
}

function dayInWords(from: IsoDate | null, expected: string | null): string {
	return from === null ? `Expected: ${expected ?? "no day set"}` : dateInWords(from);
}
