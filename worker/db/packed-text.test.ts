import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { someReport } from "#worker/test/shop.ts";
import { someDocument } from "#worker/test/some-document.ts";
import { connect } from "./client.ts";
import { reportSnapshots } from "./schema/reports.ts";

const db = connect(env.DB);

test("a report's document is kept packed, in a third of its size, and read as it was written", async () => {
	const document = JSON.stringify({ ...someDocument(), note: "Ynys Môn £450,000 🏠" });
	const id = await someReport();
	const isIt = eq(reportSnapshots.reportId, id);
	await db.update(reportSnapshots).set({ document }).where(isIt);
	const kept = await env.DB.prepare("SELECT document FROM report_snapshots WHERE report_id = ?")
		.bind(id)
		.first<string>("document");
	expect(kept?.length).toBeLessThan(document.length / 3);
	const [row] = await db.select().from(reportSnapshots).where(isIt);
	expect(row?.document).toBe(document);
});

test("the same text is the same row whenever it is packed", () => {
	const packed = () => reportSnapshots.document.mapToDriverValue("the same");
	expect(packed()).toBe(packed());
});
