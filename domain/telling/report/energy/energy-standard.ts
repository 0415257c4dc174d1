import { rangeInWords } from "../../../base/amounts-in-words.ts";
import type { IsoDate } from "../../../base/calendar.ts";
import { allCheckedBy } from "../../../base/dated-rule.ts";
import { bandOf, bands } from "../../../base/facts/band.ts";
import type { Certificate } from "../../../base/facts/certificate.ts";
import type { Pence } from "../../../base/money.ts";
import { dueMark } from "../../../base/table-ends.ts";
import { dateInWords, poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { isExpired } from "../../../subjects/energy/current-certificates.ts";
import {
	capFor,
	type LettingStandard,
	metUntil,
} from "../../../subjects/energy/letting-standard.ts";
import { routeToC } from "../../../subjects/energy/route-to-c.ts";
import type { EnergyStandard } from "./energy-section.ts";

/** A letting standard applied to the home: whether its certificate meets it, until when, and the most that must be spent. */
export function energyStandard(
	standard: LettingStandard,
	{ chosen, day, inputs }: Assessment,
): EnergyStandard {
	const { id, status, from, source, url, penalty, lowerCap } = standard;
	const cap = capFor(standard, inputs.price);
	const current = chosen && !isExpired(chosen, day) ? chosen : null;
	const until = current ? metUntil(standard, current) : null;
	return {
		id,
		status,
		title:
			status === "in_force"
				? `Band ${bandOf(standard.points)} to let`
				: `Band ${bandOf(standard.points)} from ${dateInWords(from)}`,
		from,
		cap,
		met: current ? isMet(standard, current, until) : null,
		metUntil: until,
		penalty: `Up to ${poundsInWords(penalty.amount)} per property`,
		notes: [
			...standard.notes,
			...notesOfTheRule(standard, inputs.price),
			...(current ? notesOfTheHome({ standard, certificate: current, until, cap }) : []),
		],
		source,
		url,
		lastChecked: allCheckedBy([standard, penalty, ...(lowerCap ? [lowerCap] : [])]),
		...dueMark("letting_standards", day),
	};
}

/**
 * Whether the standard is met. Today's asks for points alone. The announced one asks for more, so only a certificate registered in time and valid beyond
 * its first day settles it. Source: Rule ENERGY-5.
 */
function isMet(
	{ status, points, from }: LettingStandard,
	certificate: Certificate,
	until: IsoDate | null,
): boolean | null {
	const reached = lowestPoints(certificate);
	if (reached === null) {
		return null;
	}
	if (reached < points) {
		return false;
	}
	return status === "in_force" || (until !== null && until >= from) ? true : null;
}

/** The certificate's points, else the lowest that its band allows. */
function lowestPoints({ points, band }: Certificate): number | null {
	return points ?? bands.find(({ letter }) => letter === band)?.from ?? null;
}

function notesOfTheRule(standard: LettingStandard, price: Pence | null): string[] {
	const { lowerCap, spendingCountsFrom, exemptionYears, certificatesBefore, points } = standard;
	const notes = [`An exemption lasts ${exemptionYears} years.`];
	if (lowerCap) {
		const share = `${Math.round(lowerCap.share * 100)}% of its value`;
		notes.push(
			price !== null && price < lowerCap.below
				? `The cap is ${share}, because the price you state is below ${poundsInWords(lowerCap.below)}.`
				: `For a home worth less than ${poundsInWords(lowerCap.below)} the cap is ${share}.`,
		);
	}
	if (spendingCountsFrom) {
		notes.push(`Spending since ${dateInWords(spendingCountsFrom)} counts towards the cap.`);
	}
	if (certificatesBefore) {
		notes.push(
			`A certificate at band ${bandOf(points)} on today's scale, registered before ${dateInWords(certificatesBefore)}, counts until it runs out.`,
		);
	}
	return notes;
}

function notesOfTheHome({
	standard: { from, status },
	certificate,
	until,
	cap,
}: {
	standard: LettingStandard;
	certificate: Certificate;
	until: IsoDate | null;
	cap: Pence;
}): string[] {
	if (status === "in_force") {
		return [];
	}
	if (until !== null) {
		return until >= from
			? [`This home's certificate counts until it runs out on ${dateInWords(until)}.`]
			: [`This home's certificate runs out on ${dateInWords(until)}, before the standard begins.`];
	}
	const { cost } = routeToC(certificate);
	if (!cost.known || cost.high === 0) {
		return [];
	}
	const measure = cost.low > cap ? "above" : cost.high > cap ? "in part above" : "within";
	return [
		`The steps printed on the certificate cost ${rangeInWords(cost)}, ${measure} the cap of ${poundsInWords(cap)}.`,
	];
}
