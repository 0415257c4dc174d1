import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { REPORT_FORMAT } from "#domain/telling/report/document/document.ts";
import golden from "#domain/test/golden-reports/format-12.json" with { type: "json" };
import { connect } from "#worker/db/client.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";
import { askApp, NOW } from "#worker/test/ask-app.ts";
import { someReport } from "#worker/test/shop.ts";
import { someDocument } from "#worker/test/some-document.ts";

const db = connect(env.DB);

/** A report that is paid for and was kept so. */
async function kept(document: object): Promise<string> {
	const id = await someReport({ state: "paid", paidAt: NOW });
	const frozen = { document: JSON.stringify(document) };
	await db.update(reportSnapshots).set(frozen).where(eq(reportSnapshots.reportId, id));
	return `/api/reports/${id}`;
}

test("a report that was kept is read and printed", async () => {
	const report = await kept(golden);
	expect(await (await askApp(report)).json()).toMatchObject({ document: golden });
	expect((await askApp(`${report}/download`)).headers.get("Content-Type")).toBe("application/pdf");
});

test("a report of a format still to come is unavailable, and no half of it is shown", async () => {
	const report = await kept({ ...someDocument(), format: REPORT_FORMAT + 1 });
	for (const path of [report, `${report}/download`]) {
		const response = await askApp(path);
		expect(response.status).toBe(503);
		expect(await response.json()).toMatchObject({ code: "unavailable" });
	}
});
