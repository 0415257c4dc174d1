import { Answered } from "#contracts/answer.ts";
import type { PaidReport, ReportCheckout, ReportData, ReportSummary } from "#contracts/report.ts";
import { pence, toPounds } from "#domain/base/money.ts";
import { riskBand, riskScoreOf, riskWords } from "#domain/judgement/score/bands.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { flaggedRisks } from "#domain/telling/report/document/listed-risks.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import type { ReportRow } from "./reports-repository.ts";

/** The columns of a report's row that are shown. */
type Shown = Pick<
	ReportRow,
	| "id"
	| "postcode"
	| "address"
	| "propertyType"
	| "epcRating"
	| "investmentScore"
	| "state"
	| "createdAt"
>;

/** What anybody who may know of a report sees of it before it is paid for. */
export function toCheckout(row: Shown): ReportCheckout {
	const risk = row.investmentScore === null ? null : riskScoreOf(row.investmentScore);
	return {
		id: row.id,
		postcode: row.postcode,
		address: row.address,
		propertyType: row.propertyType,
		epcRating: row.epcRating,
		riskScore: risk,
		investmentScore: row.investmentScore,
		riskCategory: risk === null ? null : riskBand(risk).label,
		// Whether the home pays stands in the report alone, so nothing is praised before it is opened.
		riskDescription: risk === null ? null : riskWords(risk, false).description,
		isPaid: row.state === "paid",
		state: row.state,
		createdAt: new Date(row.createdAt).toISOString(),
	};
}

/** One line of My Reports. */
export function toSummary(row: ReportRow): ReportSummary {
	return {
		...toCheckout(row),
		estimatedRentalYield: row.grossYield,
		method: row.methodologyVersion,
		answered: Answered.safeParse(jsonOrNull(row.answered)).data ?? null,
		use: row.use,
		rent: inPounds(row.rent),
		price: inPounds(row.price),
		name: row.name,
		note: row.note,
		archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt).toISOString(),
	};
}

function inPounds(amount: number | null): number | null {
	return amount === null ? null : toPounds(pence(amount));
}

/** The part of a report that depends on its reader. */
type ForReader = Pick<PaidReport, "claimable" | "isShared" | "shareable" | "tickable" | "ticks">;

/** The whole of a report, for anyone who may read it: `document` is what it says to them. */
export function toPaidReport(
	row: Omit<Shown, "investmentScore"> & Pick<ReportRow, "isTest">,
	document: ReportDocument,
	forReader: ForReader,
): PaidReport {
	const { rentalMarketData, soldPriceData, ...flat } = document.flat;
	return {
		...toCheckout({ ...row, investmentScore: document.verdict.investmentScore }),
		...flat,
		riskDescription: riskWordsOf(document)?.description ?? null,
		isPaid: true,
		reportData: dataOf(document),
		isTest: row.isTest,
		isSample: row.id === SAMPLE_REPORT_ID,
		...forReader,
		document,
	};
}

function dataOf({ flat, narrative, risks, verdict, demand }: ReportDocument): ReportData {
	const growth = demand.indicators.find(({ id }) => id === "priceGrowth")?.evidence.value;
	return {
		keyRisks: narrative.keyRisks.map(({ text }) => text),
		recommendations: narrative.recommendations.map(({ text }) => text),
		regulatoryFlags: flaggedRisks(risks).map(({ detail }) => detail),
		riskCategory: verdict.riskLabel,
		rentalMarketData: flat.rentalMarketData,
		soldPriceData: {
			...flat.soldPriceData,
			// The price is the authority's and the floor area this home's: only like is divided by like.
			pricePerSqft: null,
			priceGrowth: typeof growth === "number" ? growth : null,
		},
	};
}
