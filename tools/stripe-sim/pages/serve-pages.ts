import { decodeForm } from "../api/form.ts";
import { StripeError } from "../api/stripe-error.ts";
import type { Simulation } from "../simulation.ts";
import { invoicePage } from "./invoice-page.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { portalActions } from "./portal-actions.ts";
import { portalPage } from "./portal-page.ts";

const address = /^\/(?<kind>portal|invoice)\/(?<id>\w+)(\/(?<part>\w+))?$/;

/** Answers a person's browser: the portal that a session leads to, and invoices. Null for every other address. */
export async function servePage(
	simulation: Simulation,
	request: Request,
): Promise<Response | null> {
	const { pathname } = new URL(request.url);
	const { kind, id = "", part = "" } = address.exec(pathname)?.groups ?? {};
	if (kind === "portal") {
		return (await answerPortal(simulation, request, { id, part })) ?? notFound();
	}
	if (kind === "invoice") {
		return answerInvoice(simulation, request.method, { id, part }) ?? notFound();
	}
	return null;
}

type Place = { readonly id: string; readonly part: string };

async function answerPortal(
	simulation: Simulation,
	request: Request,
	{ id, part }: Place,
): Promise<Response | null> {
	const session = simulation.store.find("billing_portal.session", id);
	if (session && request.method === "GET" && part === "") {
		return portalPage(simulation, session);
	}
	const act = portalActions.get(part);
	if (!session || !act || request.method !== "POST") {
		return null;
	}
	const form = decodeForm(await request.text());
	const notice = tell(() => act(simulation, session, form));
	simulation.billing.portalNotices.set(id, notice);
	return new Response(null, { status: 303, headers: { Location: `/portal/${id}` } });
}

/** What was said, or why it was refused. */
function tell(act: () => string): string {
	try {
		return act();
	} catch (cause) {
		if (cause instanceof StripeError) {
			return cause.message;
		}
		throw cause;
	}
}

function answerInvoice(simulation: Simulation, method: string, { id, part }: Place) {
	const invoice = simulation.store.find("invoice", id);
	if (!invoice || method !== "GET") {
		return null;
	}
	if (part === "pdf") {
		return invoicePdf(invoice);
	}
	return part === "" ? invoicePage(invoice) : null;
}

function notFound(): Response {
	const headers = { "Content-Type": "text/plain; charset=utf-8" };
	return new Response("There is no such page.\n", { status: 404, headers });
}
