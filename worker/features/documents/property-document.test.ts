import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test, vi } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { questions } from "#domain/judgement/answer/answer-words.ts";
import { propertyPage } from "#domain/site/property-page.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { askApp } from "#worker/test/ask-app.ts";
import { openDocument } from "#worker/test/open-document.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

import { drawnPreview } from "./property-document.ts";

beforeAll(loadReferenceData);

const previewIn = (html: string): Preview =>
	Preview.parse(JSON.parse(html.match(/id="preview">(.*?)<\/script>/)?.[1] ?? "null"));

test("a stranger is sent the answers drawn, with the preview that the screen would ask for", async () => {
	const { html } = await openDocument("/property/M145LL?rent=950&price=140000");
	const asked = await askApp("/api/property/preview/M145LL?rent=950&price=140000");
	const preview = previewIn(html);
	expect(preview).toEqual(await asked.json());
	expect(html).toContain(questions.pays);
	expect(html).toContain(preview.answer.pays.headline);
	expect(html).not.toContain("shape");
	expect(html).not.toContain('as="fetch"');
});

test.each([
	["who has a session", "/property/M145LL", { cookie: "session=x" }],
	["a figure that is refused", "/property/M145LL?rent=-5", {}],
	["a postcode that nobody knows", "/property/M939ZZ", {}],
	["a border whose nation is asked first", "/property/TD124LS", {}],
])("%s is sent the shape, and the call that the screen will make", async (_, path, headers) => {
	const { html } = await openDocument(path, {}, headers);
	expect(html).toContain("shape");
	expect(html).toContain('as="fetch"');
	expect(html).not.toContain('id="preview"');
});

test("what was stated cannot close the script that holds the answer", async () => {
	const { html } = await openDocument("/property/M145LL?houseNumber=%3C/script%3E%3Cb%3E");
	expect(html).not.toContain("</script><b>");
});

test("an answer is counted where a browser shows its document, and not where something else reads it", async () => {
	const shown = () =>
		connect(env.DB)
			.select()
			.from(eventCounts)
			.where(and(eq(eventCounts.event, "preview"), eq(eventCounts.day, "2026-11-20")));
	const before = (await shown())[0]?.count ?? 0;
	await openDocument("/property/M145LL");
	expect((await shown())[0]?.count ?? 0).toBe(before);
	await openDocument("/property/M145LL", {}, { "sec-fetch-dest": "document" });
	expect((await shown())[0]?.count).toBe(before + 1);
});

test("answers that cannot be drawn break no page: there is nothing drawn, and the log says why", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	const property = propertyPage("M14 5LL");
	const halfAPreview = { place: { nationChoices: [] } } as unknown as Preview;
	const app = new Hono<AppEnv>().get("*", async (c) =>
		c.json(
			property &&
				(await drawnPreview(c, property, async () => ({ preview: halfAPreview, counted: [] }))),
		),
	);
	expect(await (await app.request("/property/M145LL")).json()).toBeNull();
	expect(String(logged.mock.calls)).toContain("the answers of a preview could not be drawn");
});

test("a kept preview is drawn once for each choice", async () => {
	const asked = await askApp("/api/property/preview/M145LL?rent=950&price=140000");
	const preview = Preview.parse(await asked.json());
	const property = propertyPage("M14 5LL");
	const drawn: Awaited<ReturnType<typeof drawnPreview>>[] = [];
	const app = new Hono<AppEnv>().get("*", async (c) => {
		drawn.push(
			property && (await drawnPreview(c, property, async () => ({ preview, counted: [] }))),
		);
		return c.text("");
	});
	for (const choice of ["rent=950", "rent=950", "rent=975"]) {
		await app.request(`/property/M145LL?${choice}`);
	}
	const [first, again, other] = drawn;
	expect(again).toBe(first);
	expect(other?.html).toContain("975");
	expect(first?.html).not.toContain("975");
});
