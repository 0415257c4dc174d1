import { expect, test } from "vitest";
import { SAMPLE_POSTCODE } from "#domain/site/example-postcodes.ts";
import { smoke } from "./smoke.ts";

const health = {
	ok: true,
	version: "0.1.0",
	deployment: "v2",
	data: {},
	due: {},
	backup: null,
	databaseFilled: 0,
	sources: {},
};
const page = '<h1>Hello</h1><script src="/assets/product-1.js"></script>';

/** A product that answers as it has to, except where `over` says otherwise. */
function product(over: Readonly<Record<string, () => Response>> = {}) {
	const asked: Request[] = [];
	const answers: Readonly<Record<string, () => Response>> = {
		"/api/health": () => Response.json(health),
		"/no-such-page": () => new Response(page, { status: 404 }),
		"/assets/product-1.js": () => new Response(""),
		[`/api/postcode/validate/${SAMPLE_POSTCODE}`]: () => Response.json({ isValid: true }),
		[`/api/property/preview/${SAMPLE_POSTCODE}`]: () =>
			Response.json({ answer: {}, riskScore: 61 }),
		...over,
	};
	const fetch = async (input: string | URL | Request, init?: RequestInit) => {
		const request = new Request(input, init);
		asked.push(request);
		const answer = answers[new URL(request.url).pathname];
		return answer ? answer() : new Response(page);
	};
	const run = (version: string | null = null) =>
		smoke({
			address: "https://product.example",
			fetch,
			version: version === null ? null : { worker: "product", id: version },
			mayBuy: false,
			provider: "",
			print: () => undefined,
			pause: async () => undefined,
		});
	return { run, asked };
}

test("a product that does its main job passes, and nothing is written", async () => {
	const { run, asked } = product();
	await run();
	expect(asked.map(({ method }) => method)).not.toContain("POST");
});

test("a version is asked for by its name in every call", async () => {
	const { run, asked } = product();
	await run("v2");
	expect(
		new Set(asked.map(({ headers }) => headers.get("Cloudflare-Workers-Version-Overrides"))),
	).toEqual(new Set(['product="v2"']));
});

test("a version is waited for until it answers, and not for ever", async () => {
	let asked = 0;
	const late = product({
		"/api/health": () => {
			asked += 1;
			return asked < 4 ? new Response("starting", { status: 503 }) : Response.json(health);
		},
	});
	await late.run("v2");
	expect(asked).toBe(4);
	await expect(product().run("v3")).rejects.toThrow(
		/answers with version v2, and not with version v3/,
	);
});

test.each<[string, () => Response, RegExp]>([
	["/api/health", () => Response.json({ ...health, ok: false }), /reference data is missing/],
	["/areas", () => new Response("oops", { status: 500 }), /\/areas: 500/],
	["/assets/product-1.js", () => new Response("", { status: 404 }), /product-1\.js.*missing/],
	["/no-such-page", () => new Response(page), /200 instead of 404/],
	[
		`/api/property/preview/${SAMPLE_POSTCODE}`,
		() => Response.json({ error: "no" }, { status: 500 }),
		/preview of .*: 500/,
	],
])(
	"a product whose %s fails does not pass, and what failed is named",
	async (path, answer, words) => {
		await expect(product({ [path]: answer }).run()).rejects.toThrow(words);
	},
);
