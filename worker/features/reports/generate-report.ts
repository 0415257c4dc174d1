import type { ReportMade } from "#contracts/report.ts";
import type { ReportRequest } from "#contracts/report-asked.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { offerOf } from "#domain/telling/report/offer/offer.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { freezeHomeMap } from "#worker/facts/home-map.ts";
import { primaryAuthority } from "#worker/facts/primary-authority.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Narrator } from "#worker/reports/narrative/narrator.ts";
import { refuseUnsold } from "#worker/reports/refusals.ts";
import { atPosition, listedFigures } from "#worker/reports/report-position.ts";
import {
	insertReport,
	type NewReport,
	type NewSnapshot,
} from "#worker/reports/reports-repository.ts";

/** What a report is made with. */
export type ReportContext = {
	readonly caller: Caller;
	readonly gathering: Gathering;
	readonly narrator: Narrator;
	/** The future owner; null for somebody without an account. */
	readonly user: UserRow | null;
};

/**
 * Makes an unpaid report. Source: Rule CALL-2, Rule OFFER-3.
 * @throws Problem of the postcode, `certificate_unknown`, `not_enough_data`, `rate_limited`, `unavailable`
 */
export async function generateReport(
	context: ReportContext,
	request: ReportRequest,
): Promise<ReportMade> {
	const { caller, gathering } = context;
	const { report, snapshot, authority } = await composeFresh(context, request);
	await caller.db.batch(insertReport(caller.db, report, snapshot));
	gathering.count({ event: "report_generated", subject: authority });
	return { id: report.id };
}

type Composed = {
	readonly report: NewReport;
	readonly snapshot: NewSnapshot;
	/** Code of the authority it is counted for once it is kept; empty where that is not known. */
	readonly authority: string;
};

/**
 * Composes a report that is not kept yet: assesses afresh what the buyer stated and freezes all of it, at the position stated beside it. Ignores what the
 * browser says a preview showed. Without an account drops the position: whoever holds the id of such a report reads it.
 */
export async function composeFresh(
	{ caller, gathering, narrator, user }: ReportContext,
	{ postcode, inputs, owners }: Pick<ReportRequest, "postcode" | "inputs" | "owners">,
): Promise<Composed> {
	await countAttempt(caller, "report", user?.id ?? caller.address);
	const assessment = await assessAsStated(gathering, postcode, inputs);
	refuseUnsold(offerOf(assessment));
	const map = await freezeHomeMap(gathering, assessment);
	const document = await narrator(composeReport(assessment, map));
	const report = rowOf(assessment, document, {
		id: newId("rpt", caller.token),
		userId: user?.id ?? null,
		createdAt: caller.now,
	});
	const { facts, inputs: stated, chosen } = assessment;
	// Leaves out parsed lists of streets: they are nine times as long as their text, which stays.
	const basis = JSON.stringify({ facts, inputs: stated, chosen }, (name, value) =>
		name === "streetList" ? undefined : value,
	);
	return {
		report,
		snapshot: {
			basis,
			document: JSON.stringify(document),
			atPosition: user && atPosition(assessment, owners, map),
		},
		authority: primaryAuthority(facts),
	};
}

/** What lists and checkout show of a report, with no position stated. */
function rowOf(
	{ energy, market, inputs }: Assessment,
	document: ReportDocument,
	identity: Pick<NewReport, "id" | "userId" | "createdAt">,
): NewReport {
	const { home, answer, day, methodologyVersion } = document;
	return {
		...identity,
		postcode: home.postcode,
		address: home.address,
		propertyType: energy.propertyType.value,
		epcRating: energy.band.value,
		grossYield: market.grossYield.value,
		...listedFigures(document),
		letVerdict: answer.let.verdict,
		paysVerdict: answer.pays.verdict,
		use: inputs.use,
		rent: inputs.rent,
		price: inputs.price,
		assessedOn: day,
		methodologyVersion,
	};
}
