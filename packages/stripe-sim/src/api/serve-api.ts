import { newId, type Simulation } from "../simulation.ts";
import { answerBrowser } from "./answer-browser.ts";
import { createIdempotency, serverApi } from "./answer-server.ts";
import { decodeForm, textAt } from "./form.ts";
import type { Resource } from "./operation.ts";
import { invalidRequest, StripeError } from "./stripe-error.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * CORS headers. Any page may call when the request went to Stripe's own address and a test routed it here, as with Stripe; only a page of this machine when
 * it came to the simulator's address.
 */
function allowOrigin(request: Request): Record<string, string> {
	const origin = request.headers.get("Origin");
	const routed = new URL(request.url).hostname === "api.stripe.com";
	if (!origin || !(routed || isLoopback(origin))) {
		return {};
	}
	return {
		"Access-Control-Allow-Origin": origin,
		"Access-Control-Allow-Methods": "GET, POST",
		"Access-Control-Allow-Headers": "Authorization, Content-Type, Stripe-Version, Idempotency-Key",
		Vary: "Origin",
	};
}

function isLoopback(origin: string): boolean {
	return URL.canParse(origin) && loopback.has(new URL(origin).hostname);
}

/** api.stripe.com as a function of a request, whose host is ignored. */
export function createApi(simulation: Simulation, resources: readonly Resource[]) {
	const idempotency = createIdempotency(simulation.clock.now);
	const answerServer = serverApi(simulation, resources, idempotency);

	async function fetch(request: Request): Promise<Response> {
		const cors = allowOrigin(request);
		if (request.method === "OPTIONS") {
			return new Response(null, { status: 204, headers: cors });
		}
		const { status, body, headers } = await answer(request);
		return new Response(JSON.stringify(body), {
			status,
			headers: {
				"Content-Type": "application/json",
				"Request-Id": newId("req"),
				"Stripe-Version": simulation.contract.apiVersion,
				...headers,
				...cors,
			},
		});
	}

	async function answer(request: Request) {
		const { pathname: path, search } = new URL(request.url);
		const { method, headers } = request;
		try {
			const text = [search.slice(1), await bodyOf(request)].filter(Boolean).join("&");
			const form = decodeForm(text);
			if (authorise(request, textAt(form, "key")) === "browser") {
				return {
					status: 200,
					body: answerBrowser(simulation, { method, path, form }),
					headers: {},
				};
			}
			const outcome = answerServer({ method, path, text, headers });
			return { ...outcome, headers: outcome.replayed ? { "Idempotent-Replayed": "true" } : {} };
		} catch (cause) {
			if (!(cause instanceof StripeError)) {
				throw cause;
			}
			return { status: cause.status, body: { error: cause.body }, headers: {} };
		}
	}

	return { fetch, forget: idempotency.clear };
}

/** Read as bytes: workerd warns when a form is read as text. */
async function bodyOf(request: Request): Promise<string> {
	return new TextDecoder().decode(await request.arrayBuffer());
}

/**
 * The caller: the product's server with its secret key, or a browser with the publishable one.
 *
 * @throws {StripeError} 401 for anything but a simulator's key, above all for a real one.
 */
function authorise(request: Request, keyInForm: string | undefined): "server" | "browser" {
	const header = request.headers.get("Authorization") ?? "";
	const key = /^Bearer (?<key>.+)$/.exec(header)?.groups?.["key"] ?? keyInForm;
	if (!key) {
		throw invalidRequest(
			"You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
			{ status: 401 },
		);
	}
	if (/^sk_test_sim_\w+$/.test(key)) {
		return "server";
	}
	if (/^pk_test_sim_\w+$/.test(key)) {
		return "browser";
	}
	throw invalidRequest(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {
		status: 401,
	});
}
