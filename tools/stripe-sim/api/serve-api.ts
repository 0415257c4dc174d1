import { newId, type Simulation } from "../simulation.ts";
import { answerBrowser } from "./answer-browser.ts";
import { serverApi } from "./answer-server.ts";
import { authorise } from "./authorise.ts";
import { allowOrigin } from "./cors.ts";
import { decodeForm, textAt } from "./form.ts";
import { createIdempotency } from "./idempotency.ts";
import type { Resource } from "./operation.ts";
import { StripeError } from "./stripe-error.ts";

/** api.stripe.com as one function of a request, of which the host is not looked at. */
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
