import type { ServerResponse } from "node:http";
import type Stripe from "stripe";
import { pounds } from "../billing/pounds.ts";
import { sayDate } from "../billing/say-date.ts";
import { itemOf } from "../billing/subscription-item.ts";
import type { StripeSim } from "../create-stripe-sim.ts";
import { testCards } from "../payments/cards.ts";
import { html, page } from "./html.ts";

const DAY = 24 * 3600;

/** Steps a person may take through time, in days. */
const steps = [1, 6, 8, 32] as const;

/** The simulator's front page: what time it is there, what is subscribed to, and buttons that move time on. */
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
		html`<p>It is ${sayDate(sim.now())} here, and in the product: trials end, plans renew and payments fail when time is moved on.</p>
<form method="post" action="/">${steps.map(
			(days) =>
				html`<button name="days" value="${days}">${days} ${days === 1 ? "day" : "days"} on</button> `,
		)}</form>
<h2>Subscriptions</h2>
${sim.subscriptions().length > 0 ? "" : html`<p>None.</p>`}
<ul>${sim.subscriptions().map(line)}</ul>
<h2>Test cards</h2>
<ul>${testCards.map(
			({ number, payment, proof }) =>
				html`<li>${number}: ${payment.replaceAll("_", " ")}${proof === "never" ? "" : ", the bank asks"}</li>`,
		)}</ul>`,
	);
}

function line(subscription: Stripe.Subscription) {
	const { price, current_period_end } = itemOf(subscription);
	return html`<li>${price.lookup_key ?? price.id}, ${pounds(price.unit_amount ?? 0)}: ${subscription.status}, until ${sayDate(current_period_end)}</li>`;
}
