import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { NOW } from "#worker/test/ask-app.ts";
import { backing, everyRow, fileOf, loseAndRestore } from "#worker/test/backing-up.ts";
import { someReport } from "#worker/test/shop.ts";
import { listAll } from "./bucket.ts";
import { elsewhere } from "./open-bucket.ts";
import { runBackup } from "./run-backup.ts";

/** A bucket that speaks the S3 API as far as backups do, and refuses whatever is not signed. */
function s3() {
	const files = new Map<string, Uint8Array<ArrayBuffer>>();
	const parts = new Map<number, Uint8Array<ArrayBuffer>>();
	const whole = async () => new Uint8Array(await new Blob([...parts.values()]).arrayBuffer());
	const list = (query: URLSearchParams) =>
		[...files.keys()]
			.filter((name) => name.startsWith(query.get("prefix") ?? ""))
			.filter((name) => name > (query.get("start-after") ?? ""))
			.toSorted()
			.map((name) => `<Key>${name}</Key>`)
			.join("");
	const answers: Record<
		string,
		(key: string, query: URLSearchParams, body: Uint8Array<ArrayBuffer>) => unknown
	> = {
		"POST uploads": () => "<R><UploadId>an&amp;upload</UploadId></R>",
		"PUT partNumber,uploadId": (_, query, body) => {
			parts.set(Number(query.get("partNumber")), body);
		},
		"POST uploadId": async (key) => {
			files.set(key, await whole());
		},
		"GET list-type,prefix,start-after": (_, query) => list(query),
		"PUT ": (key, _, body) => {
			files.set(key, body);
		},
		"DELETE ": (key) => {
			files.delete(key);
		},
	};
	const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
		const { pathname, searchParams: query } = new URL(address);
		const signed = new Headers(init.headers).get("authorization") ?? "";
		const answer = answers[`${init.method} ${[...query.keys()].join()}`];
		const isOurs = query.get("uploadId") ?? "an&upload";
		if (!answer || isOurs !== "an&upload" || !SIGNED.test(signed)) {
			return new Response("<Error/>", { status: 403 });
		}
		const body = new Uint8Array(await new Response(init.body ?? null).arrayBuffer());
		const key = decodeURIComponent(pathname.replace(/^\/lettable\/?/, ""));
		const text = String((await answer(key, query, body)) ?? "");
		return new Response(text, { headers: { etag: '"etag"' } });
	};
	return { files, fetch };
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/auto\/s3\/aws4_request/;

const settings = {
	BACKUP_S3_URL: "https://s3.example/lettable",
	BACKUP_S3_KEY_ID: "id",
	BACKUP_S3_SECRET: "secret",
};

test("where a bucket elsewhere is set the backup lies there, signed and whole, and not in ours", async () => {
	const bucket = s3();
	await someReport();
	const then = await everyRow();
	const world = { fetch: bucket.fetch, now: () => NOW };
	await runBackup({ env: { ...backing, ...settings }, world }, "s3", { do: (_, work) => work() });
	expect((await env.BACKUPS.list()).objects).toEqual([]);
	const [[name, bytes] = ["", new Uint8Array()]] = bucket.files;
	expect(name).toBe("backups/2026-11-20T12-00-00.000Z.age");
	await loseAndRestore(fileOf(bytes));
	expect(await everyRow()).toEqual(then);
});

test("names are kept, listed whatever they hold, and deleted", async () => {
	const { fetch } = s3();
	const bucket = elsewhere(settings, fetch);
	const name = "erasures/2026-11-29T04:30:00.000Z/account/usr_1";
	await bucket?.note(name);
	expect(bucket && (await listAll(bucket, "erasures/"))).toEqual([name]);
	await bucket?.remove([name]);
	expect(bucket && (await listAll(bucket, ""))).toEqual([]);
});

test("a bucket that refuses the signature is told", async () => {
	const bucket = elsewhere({ ...settings, BACKUP_S3_KEY_ID: "other" }, s3().fetch);
	await expect(bucket?.begin("backups/a")).rejects.toThrow("the bucket answered 403");
});
