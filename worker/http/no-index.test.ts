import { Hono } from "hono";
import { expect, test } from "vitest";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { noIndex } from "./no-index.ts";

test("search engines may list the sample report, and no report that somebody bought", async () => {
	const app = new Hono().use(noIndex).get("/reports/:id", (c) => c.text("A report."));
	const robotsOf = async (id: string) =>
		(await app.request(`/reports/${id}`)).headers.get("x-robots-tag");
	expect(await robotsOf(SAMPLE_REPORT_ID)).toBeNull();
	expect(await robotsOf("rep_bought")).toBe("noindex");
});
