import type { PaidReport } from "#contracts/report.ts";
import { SAMPLE_LANDLORD, SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { assessSample } from "#worker/facts/assess-postcode.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { freezeHomeMap } from "#worker/facts/home-map.ts";
import { withOwners } from "#worker/reports/report-position.ts";
import { toPaidReport } from "#worker/reports/report-view.ts";

/**
 * The sample report as it would be made now: assessed today at the figures it states as examples, in the words of our rules. It is kept nowhere.
 * @throws Problem `rate_limited`, `unavailable`
 */
export async function composeSample(gathering: Gathering): Promise<ReportDocument> {
	const assessment = await assessSample(gathering);
	const document = composeReport(assessment, await freezeHomeMap(gathering, assessment));
	return withOwners(document, [SAMPLE_LANDLORD]);
}

/** The sample report, whole, for anyone. @throws Problem `rate_limited`, `unavailable` */
export async function readSample(gathering: Gathering): Promise<PaidReport> {
	const document = await composeSample(gathering);
	const { home, flat } = document;
	const row = {
		id: SAMPLE_REPORT_ID,
		postcode: home.postcode,
		address: home.address,
		propertyType: flat.propertyType,
		epcRating: flat.epcRating,
		state: "paid",
		isTest: false,
		createdAt: gathering.now(),
	} as const;
	return toPaidReport(row, document, {
		claimable: false,
		isShared: false,
		shareable: false,
		tickable: false,
		ticks: [],
	});
}
