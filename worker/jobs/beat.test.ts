import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { beat } from "./beat.ts";

const db = connect(env.DB);
const HEARTBEAT_URL = "https://monitor.example/lettable";

beforeAll(loadReferenceData);

/** The addresses that were asked for. */
async function asked(bindings = { ...offline, HEARTBEAT_URL }, status = 200) {
	const urls: string[] = [];
	const fetch: Fetch = async (url) => {
		urls.push(url);
		return new Response(null, { status });
	};
	await beat({ db, env: bindings, world: { fetch, now: () => NOW, token: randomToken } });
	return urls;
}

test("while all is well the monitor is asked for, once", async () => {
	expect(await asked()).toEqual([HEARTBEAT_URL]);
});

test("where none is set nobody is asked", async () => {
	expect(await asked({ ...offline, HEARTBEAT_URL: " " })).toEqual([]);
});

test("a monitor that refuses counts as a failed job", async () => {
	await expect(asked({ ...offline, HEARTBEAT_URL }, 500)).rejects.toThrow("answered 500");
});

test("while reference data is missing the monitor hears nothing", async () => {
	const rename = env.DB.prepare("UPDATE datasets SET id = ?2 WHERE id = ?1");
	await rename.bind("rents", "away").run();
	expect(await asked()).toEqual([]);
	await rename.bind("away", "rents").run();
});
