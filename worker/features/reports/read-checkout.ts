import type { ReportToBuy } from "#contracts/report.ts";
import { answerForStrangers } from "#domain/judgement/answer/answer.ts";
import { offerOfReport } from "#domain/telling/report/offer/offer.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import type { Db } from "#worker/db/client.ts";
import { readable } from "#worker/reports/report-access.ts";
import { readDocument } from "#worker/reports/report-snapshot.ts";
import { toCheckout } from "#worker/reports/report-view.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { readStated } from "./read-stated.ts";

/** What is to be paid for, in view of anyone who may know of it. @throws Problem `not_found` */
export async function readCheckout(db: Db, id: string, reader: Reader): Promise<ReportToBuy> {
	const report = readable(await findReport(db, id), reader);
	if (report.state !== "unpaid") {
		return { ...toCheckout(report), offer: null, answer: null, stated: null };
	}
	const [document, stated] = await Promise.all([readDocument(db, id), readStated(db, id)]);
	return {
		...toCheckout(report),
		offer: offerOfReport(document),
		answer: answerForStrangers(document.answer),
		stated,
	};
}
