import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { TURNSTILE_HEADER } from "#domain/business/account/login.ts";
import { offline } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD, somebody } from "#worker/test/browser.ts";

const hostname = new URL(env.PUBLIC_URL).hostname;
const bindings = {
	...offline,
	TURNSTILE_URL: "https://checks.example",
	TURNSTILE_SITE_KEY: "site",
	TURNSTILE_SECRET_KEY: "secret",
};

/** A verifier that knows tokens by form and site, each once. */
function verifier(answerOf?: () => Response | Promise<Response>) {
	const asked: string[] = [];
	const spent = new Set<string>();
	const fetch: Fetch = async (url, init) => {
		expect(String(url)).toBe("https://checks.example/turnstile/v0/siteverify");
		const form = new URLSearchParams(String(init?.body));
		expect([...form.keys()]).toEqual(["secret", "response"]);
		const token = form.get("response") ?? "";
		asked.push(token);
		if (answerOf) {
			return answerOf();
		}
		if (token === "says no more") {
			return Response.json({ success: false });
		}
		if (token === "" || spent.has(token)) {
			const fault = token === "" ? "missing-input-response" : "timeout-or-duplicate";
			return Response.json({ success: false, "error-codes": [fault] });
		}
		spent.add(token);
		const [action, host] = token.split(" ");
		return Response.json({ success: true, action, hostname: host });
	};
	return { asked, fetch };
}

/** Signs somebody new up with what the widget gave, and says how that was answered. */
async function signedUp(fetch: Fetch, token?: string, given = bindings): Promise<string | number> {
	const response = await new Browser({ bindings: given, fetch }).ask("/api/register", {
		json: somebody(),
		...(token === undefined ? {} : { headers: { [TURNSTILE_HEADER]: token } }),
	});
	return response.ok ? 201 : (await response.json<{ code: string }>()).code;
}

test("whoever signs up shows what the widget gave for this form and site, once", async () => {
	const { fetch } = verifier();
	const token = `sign-up ${hostname}`;
	expect(await signedUp(fetch, token)).toBe(201);
	expect(await signedUp(fetch, token)).toBe("robot_suspected");
	expect(await signedUp(fetch)).toBe("robot_suspected");
	expect(await signedUp(fetch, "says no more")).toBe("robot_suspected");
	expect(await signedUp(fetch, `sign-in ${hostname}`)).toBe("robot_suspected");
	expect(await signedUp(fetch, "sign-up elsewhere.example")).toBe("robot_suspected");
});

test.each<[string, () => Response | Promise<Response>]>([
	["is down", () => Promise.reject(new TypeError("down"))],
	["fails", () => new Response("Bad gateway", { status: 502 })],
	["answers what makes no sense", () => Response.json({ success: "perhaps" })],
	[
		"does not know our secret",
		() => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
	],
	[
		"is at fault itself",
		() => Response.json({ success: false, "error-codes": ["internal-error"] }),
	],
])("where the verifier %s the limits hold alone, with a token or without", async (_, answer) => {
	const { fetch, asked } = verifier(answer);
	expect(await signedUp(fetch, "anything")).toBe(201);
	expect(await signedUp(fetch)).toBe(201);
	expect(asked).toEqual(["anything", ""]);
});

test("a verifier that never answers is waited for two seconds", async () => {
	const silent: Fetch = (_, init) =>
		new Promise((_resolve, reject) => {
			init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
		});
	expect(await signedUp(silent, "anything")).toBe(201);
});

test.each(["TURNSTILE_URL", "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"])(
	"nobody is asked without %s, and the policy names no widget",
	async (name) => {
		const { fetch, asked } = verifier();
		const without = { ...bindings, [name]: "" };
		expect(await signedUp(fetch, undefined, without)).toBe(201);
		expect(asked).toEqual([]);
		const methods = await new Browser({ bindings: without }).ask("/api/auth/methods");
		expect(await methods.json()).toMatchObject({ personCheck: null });
		expect(methods.headers.get("content-security-policy")).not.toContain("checks.example");
	},
);

test("the policy lets the widget in where it is set, and forms learn where it comes from", async () => {
	const methods = await new Browser({ bindings }).ask("/api/auth/methods");
	expect(await methods.json()).toMatchObject({
		personCheck: {
			siteKey: "site",
			script: "https://checks.example/turnstile/v0/api.js?render=explicit",
		},
	});
	const policy = methods.headers.get("content-security-policy") ?? "";
	for (const directive of ["script-src", "frame-src"]) {
		expect(policy).toMatch(new RegExp(`${directive} [^;]*https://checks\\.example(;| )`));
	}
});

test("signing in asks only after three wrong passwords", async () => {
	const { fetch, asked } = verifier();
	const { username } = await member({ bindings });
	const browser = new Browser({ bindings, fetch });
	const signIn = (password: string, headers = {}) =>
		browser.ask("/api/login", { json: { username, password }, headers });
	for (const wrong of ["one", "two", "three"]) {
		expect((await signIn(wrong)).status).toBe(401);
	}
	expect(asked).toEqual([]);
	expect(await (await signIn(PASSWORD)).json()).toMatchObject({ code: "robot_suspected" });
	const shown = { [TURNSTILE_HEADER]: `sign-in ${hostname}` };
	expect((await signIn(PASSWORD, shown)).status).toBe(200);
});

test("a suggestion asks, a payment never does", async () => {
	const { fetch, asked } = verifier();
	const browser = new Browser({ bindings, fetch });
	const json = {
		postcode: "M14 5LL",
		kind: "selective",
		what: "The scheme covers this street since May.",
		link: "https://www.manchester.gov.uk/licensing",
	};
	const suggested = await browser.ask("/api/register/suggestions", { json });
	expect(await suggested.json()).toMatchObject({ code: "robot_suspected" });
	expect(asked).toEqual([""]);
	await browser.ask("/api/create-payment-intent", { json: { reportId: "rpt_x" } });
	await browser.ask("/api/reports/generate", { json: { postcode: "M14 5LL" } });
	expect(asked).toEqual([""]);
});
