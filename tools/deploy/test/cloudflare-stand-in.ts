import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import {
	databaseRoutes,
	emptyAccount,
	queueRoutes,
	Refused,
	type Route,
	storeRoutes,
} from "./stand-in-account.ts";
import { triggerRoutes, workerRoutes } from "./stand-in-worker.ts";

const owner = { id: "a".repeat(32), name: "Example Ltd" };

const accountRoutes: readonly Route[] = [
	["GET", /^\/user$/, () => ({ id: "u1", email: "owner@example.com" })],
	["GET", /^\/user\/tokens\/verify$/, () => ({ id: "t1", status: "active" })],
	["GET", /^\/accounts$/, () => [owner]],
	["GET", /^\/memberships$/, () => [{ id: "m1", account: owner, roles: [] }]],
];

/**
 * A small Cloudflare, which answers what the pinned wrangler asks for a deployment. What it answers is belief: it was written from wrangler's own reading of
 * the answers, and no account was ever asked. A call it does not know answers 404 and stands in `unknown`.
 */
export async function startCloudflare({ token }: { token: string }) {
	const state = emptyAccount();
	const unknown: string[] = [];
	const routes = [
		...accountRoutes,
		...databaseRoutes(state),
		...storeRoutes(state),
		...queueRoutes(state),
		...workerRoutes(state),
		...triggerRoutes(state),
	];
	const answer = async (request: IncomingMessage) => {
		const { method = "", headers } = request;
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
		const path = pathname.replace("/client/v4", "").replace(`/accounts/${owner.id}`, "");
		const call = `${method} ${path}`;
		if (headers.authorization !== `Bearer ${token}`) {
			throw new Refused(401, 10000, "Authentication error");
		}
		for (const [end, { status, code, message }] of state.refusals) {
			if (call.endsWith(end)) {
				throw new Refused(status, code, message);
			}
		}
		const given = await bodyOf(request);
		const route = routes.find(([verb, pattern]) => verb === method && pattern.test(path));
		if (!route) {
			unknown.push(call);
			throw new Refused(404, 7003, `no such call: ${call}`);
		}
		const [, pattern, reply] = route;
		const match = decodeURIComponent(pattern.exec(path)?.[1] ?? "");
		// Every list is one page long.
		return Number(searchParams.get("page") ?? 1) > 1
			? []
			: reply({ match, query: searchParams, ...given });
	};
	const server = createServer(async (request, response) => {
		const { status, body } = await answer(request).then(
			(result) => ({ status: 200, body: envelope(result, []) }),
			(cause: unknown) => {
				const refused = cause instanceof Refused ? cause : new Refused(500, 1, String(cause));
				const { status, code, message } = refused;
				return { status, body: envelope(null, [{ code, message }]) };
			},
		);
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		state,
		unknown,
		/** What leads wrangler here. */
		variables: {
			CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
			CLOUDFLARE_API_TOKEN: token,
			CLOUDFLARE_ACCOUNT_ID: owner.id,
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

async function bodyOf(request: IncomingMessage): Promise<{ json: unknown; form: FormData }> {
	const body = await buffer(request);
	const type = request.headers["content-type"] ?? "";
	const form = type.includes("multipart")
		? await new Response(body, { headers: { "content-type": type } }).formData()
		: new FormData();
	// Not every call of wrangler says that its body is JSON.
	return { form, json: /^[[{]/.test(String(body)) ? JSON.parse(String(body)) : {} };
}

const envelope = (result: unknown, errors: readonly unknown[]) => ({
	success: errors.length === 0,
	result,
	errors,
	messages: [],
	result_info: { page: 1, per_page: 100, count: 0, total_count: 0, total_pages: 1 },
});
