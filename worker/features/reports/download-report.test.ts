import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { Browser } from "#worker/test/browser.ts";
import { pdfOf, someReport } from "#worker/test/shop.ts";

/** Where the PDF of a report is kept. */
const paid = { state: "paid", paidAt: NOW } as const;
const download = (id: string) => new Browser().ask(`/api/reports/${id}/download`);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test("a report that is paid for comes as a PDF under a name that says which", async () => {
	const response = await download(await someReport(paid));
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("application/pdf");
	expect(response.headers.get("content-disposition")).toBe(
		'inline; filename="lettable-report-M14-5LL-2026-11-20.pdf"',
	);
	const bytes = await bytesOf(response);
	expect(response.headers.get("content-length")).toBe(String(bytes.length));
	expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
});

test("the PDF is made once, and what is kept is what the next reader gets", async () => {
	const id = await someReport(paid);
	const key = pdfOf(id);
	const first = await bytesOf(await download(id));
	expect(await (await env.FILES.get(key))?.bytes()).toEqual(first);

	await env.FILES.put(key, "kept by hand");
	expect(await (await download(id)).text()).toBe("kept by hand");
});

test("a PDF that went missing is made again, byte for byte", async () => {
	const id = await someReport(paid);
	const first = await bytesOf(await download(id));
	await env.FILES.delete(pdfOf(id));
	expect(await bytesOf(await download(id))).toEqual(first);
	expect(await env.FILES.head(pdfOf(id))).not.toBeNull();
});

test("readers who ask at once all get the whole of it", async () => {
	const id = await someReport(paid);
	const answers = await Promise.all(Array.from({ length: 5 }, () => download(id)));
	const files = await Promise.all(answers.map(bytesOf));
	for (const file of files) {
		expect(file).toEqual(files[0]);
	}
});

test("without its shelf a PDF is made each time, and nobody notices", async () => {
	const down = () => Promise.reject(new Error("R2 is down"));
	const bindings = { ...offline, FILES: { get: down, put: down } };
	const id = await someReport(paid);
	const response = await new Browser({ bindings: Object.assign({}, offline, bindings) }).ask(
		`/api/reports/${id}/download`,
	);
	expect(response.status).toBe(200);
	expect((await bytesOf(response)).length).toBeGreaterThan(10_000);
});

test("a tab that was opened from a mail is led to the screen that says what to do", async () => {
	const id = await someReport();
	const headers = { accept: "text/html,application/xhtml+xml" };
	const response = await new Browser().ask(`/api/reports/${id}/download`, { headers });
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toBe(`/reports/${id}`);
});

test("no search engine is to list a report", async () => {
	const id = await someReport();
	for (const path of [`/api/reports/${id}`, `/reports/${id}`, `/checkout/${id}`]) {
		const response = await new Browser().ask(path);
		expect(response.headers.get("x-robots-tag")).toBe("noindex");
	}
	expect((await new Browser().ask("/")).headers.get("x-robots-tag")).toBeNull();
});

test("no PDF is made for what is not paid for", async () => {
	const id = await someReport();
	expect((await download(id)).status).toBe(402);
	expect(await env.FILES.head(pdfOf(id))).toBeNull();
});

test("of a report that was closed while its PDF was made none is kept", async () => {
	const id = await someReport(paid);
	const put = async (...given: Parameters<R2Bucket["put"]>) => {
		await env.DB.prepare(
			"UPDATE reports SET closed_at = ?1, closed_for = 'account', file_dropped_at = ?1 WHERE id = ?2",
		)
			.bind(NOW, id)
			.run();
		return env.FILES.put(...given);
	};
	const FILES = {
		get: (key: string) => env.FILES.get(key),
		delete: (key: string) => env.FILES.delete(key),
		put,
	} as unknown as R2Bucket;
	const response = await new Browser({ bindings: { ...offline, FILES } }).ask(
		`/api/reports/${id}/download`,
	);
	expect(response.status).toBe(200);
	expect(await env.FILES.head(pdfOf(id))).toBeNull();
});
