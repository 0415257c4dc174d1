import type { Pence } from "#domain/base/money.ts";
import { Problem } from "#worker/platform/problem.ts";

/** A payment for a report, as the provider holds it. What decides is always read there, never taken from a browser or an event. */
export type ReportPayment = {
	/** `pi_…`. */
	readonly id: string;
	readonly livemode: boolean;
	/** `open`: waits for the buyer, also after a decline. */
	readonly state: "open" | "processing" | "succeeded" | "canceled";
	/** Null when the payment is for something else. */
	readonly reportId: string | null;
	/** What the server agreed to take, written by it into the payment; null when it never did. */
	readonly agreed: Pence | null;
	/** What it takes, once it is completed. */
	readonly amount: Pence;
	readonly received: Pence;
	readonly currency: string;
	/** All of it was given back. */
	readonly isRefunded: boolean;
	/** What the browser completes the payment with. Never logged. */
	readonly clientSecret: string | null;
};

export type NewReportPayment = {
	readonly reportId: string;
	readonly amount: Pence;
	/** Gets the provider's receipt. */
	readonly email: string;
	readonly description: string;
	/** 1, then one more for each payment of this report that was cancelled. */
	readonly attempt: number;
	/** UTC milliseconds. */
	readonly now: number;
};

/** The payment provider in one of its two modes, as the product needs it. Every method @throws Problem `unavailable`. */
export type PaymentGateway = {
	readonly livemode: boolean;
	readonly publicKey: string;
	/** Begins a payment. Asked again within minutes with the same words it gives the same one. @throws Problem `invalid_input` for the address */
	readonly create: (payment: NewReportPayment) => Promise<ReportPayment>;
	/** Null when the provider knows no such payment. */
	readonly read: (id: string) => Promise<ReportPayment | null>;
	/** Changes what an open payment takes. */
	readonly change: (id: string, change: Pick<NewReportPayment, "amount">) => Promise<ReportPayment>;
	/** Calls an open payment off; one that is open no more stays as it is. */
	readonly cancel: (id: string) => Promise<void>;
	/** Gives all of it back, once however often it is asked. */
	readonly refund: (id: string, why: "duplicate" | "requested_by_customer") => Promise<void>;
};

/** The customer that something was asked for is there no more: somebody deleted them at the provider. */
export class CustomerGone extends Problem {}
