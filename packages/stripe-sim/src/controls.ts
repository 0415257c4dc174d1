import type { ServerResponse } from "node:http";
import type Stripe from "stripe";
import { z } from "zod";
import { formatDate, formatPounds } from "./billing/format.ts";
import { itemOf } from "./billing/relations.ts";
import type { StripeSim } from "./create-stripe-sim.ts";
import { html, page } from "./pages/html.ts";
import { testCards } from "./payments/cards.ts";
import { orders } from "./webhooks.ts";

const advance = z.strictObject({ seconds: z.number().nonnegative() });
const webhooks = z.strictObject({ automatic: z.boolean() });
const activation = z.strictObject({ held: z.boolean() });
const deliver = z.strictObject({
	order: z.enum(orders).optional(),
	copies: z.int().min(1).max(20).optional(),
	seed: z.int().optional(),
});

/**
 * Controls of the simulator, below `/_sim`. `POST /advance {"seconds"}`, `/activation {"held"}`, `/deliver {"order", "copies", "seed"}`, `/flush`,
 * `/webhooks {"automatic"}`, `/reset`; `GET /customers`, `/disputes`, `/events`, `/invoices`, `/payment-intents`, `/refunds`, `/subscriptions`,
 * `/violations`. An invalid order is 400 with the reason, and changes nothing.
 */
export async function control(
	sim: StripeSim,
	{ method, path, body }: { method: string; path: string; body: string },
): Promise<{ status: number; json: unknown }> {
	try {
		const json = await runCommand(sim, `${method} ${path}`, body);
		return json === undefined
			? { status: 404, json: { error: "no such route" } }
			: { status: 200, json };
	} catch (cause) {
		if (cause instanceof z.ZodError) {
			return { status: 400, json: { error: z.prettifyError(cause) } };
		}
		if (cause instanceof SyntaxError) {
			return { status: 400, json: { error: "The body must be JSON." } };
		}
		throw cause;
	}
}

async function runCommand(sim: StripeSim, order: string, body: string): Promise<unknown> {
	switch (order) {
		case "POST /advance":
			await sim.advance(advance.parse(JSON.parse(body)).seconds);
			return { now: sim.now() };
		case "POST /activation": {
			const { held } = activation.parse(JSON.parse(body));
			sim.holdActivation(held);
			return { held };
		}
		case "POST /deliver": {
			const { order = "same", copies = 1, seed = 1 } = deliver.parse(JSON.parse(body));
			return await sim.deliver({ order, copies, seed });
		}
		case "POST /flush":
			return await sim.flush();
		case "POST /webhooks": {
			const { automatic } = webhooks.parse(JSON.parse(body));
			sim.setAutomatic(automatic);
			return { automatic };
		}
		case "POST /reset":
			await sim.reset();
			return { now: sim.now() };
		default:
			return readState(sim, order);
	}
}

function readState(sim: StripeSim, order: string): unknown {
	switch (order) {
		case "GET /customers":
			return sim.customers();
		case "GET /events":
			return sim.events();
		case "GET /invoices":
			return sim.invoices();
		case "GET /payment-intents":
			return sim.paymentIntents();
		case "GET /refunds":
			return sim.refunds();
		case "GET /disputes":
			return sim.disputes();
		case "GET /subscriptions":
			return sim.subscriptions();
		case "GET /violations":
			return sim.violations();
		default:
			return undefined;
	}
}

const DAY = 24 * 3600;

/** Steps a person may take through time, in days. */
const steps = [1, 6, 8, 32] as const;

/** The simulator's front page: its time, subscriptions, and buttons that advance time. */
export async function serveTime(
	sim: StripeSim,
	{ method, body }: { method: string; body: string },
	response: ServerResponse,
): Promise<void> {
	const days = Number(new URLSearchParams(body).get("days"));
	if (method === "POST" && steps.some((step) => step === days)) {
		await sim.advance(days * DAY);
		response.writeHead(303, { Location: "/" }).end();
		return;
	}
	const answer = timePage(sim);
	response.writeHead(answer.status, Object.fromEntries(answer.headers));
	response.end(await answer.text());
}

function timePage(sim: StripeSim): Response {
	return page(
		"Payment simulator",
		html`<p>It is ${formatDate(sim.now())} here, and in the product: trials end, plans renew and payments fail when time is moved on.</p>
<form method="post" action="/">${steps.map(
			(days) =>
				html`<button name="days" value="${days}">${days} ${days === 1 ? "day" : "days"} on</button> `,
		)}</form>
<h2>Subscriptions</h2>
${sim.subscriptions().length > 0 ? "" : html`<p>None.</p>`}
<ul>${sim.subscriptions().map(subscriptionLine)}</ul>
<h2>Test cards</h2>
<ul>${testCards.map(
			({ number, payment, proof }) =>
				html`<li>${number}: ${payment.replaceAll("_", " ")}${proof === "never" ? "" : ", the bank asks"}</li>`,
		)}</ul>`,
	);
}

function subscriptionLine(subscription: Stripe.Subscription) {
	const { price, current_period_end } = itemOf(subscription);
	return html`<li>${price.lookup_key ?? price.id}, ${formatPounds(price.unit_amount ?? 0)}: ${subscription.status}, until ${formatDate(current_period_end)}</li>`;
}
