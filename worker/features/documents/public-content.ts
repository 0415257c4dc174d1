import type { Contact, PublicContent, ReportPrice } from "#contracts/public-content.ts";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { toPounds } from "#domain/base/money.ts";
import { readSettings, type Settings } from "#worker/db/settings-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { inTime } from "#worker/platform/in-time.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { type ClaimSources, readClaims } from "./claims.ts";

/** The part of it that our tables hold. */
type Tables = Pick<PublicContent, "reportPrice" | "subscriptionPrices" | "claims">;

const nothing: Tables = { reportPrice: null, subscriptionPrices: null, claims: null };

/**
 * What our tables say that stands on public pages; nulls for a page that shows nothing of it, or when they do not answer within `limitMs`
 * milliseconds. Never throws: a page is not kept back for a price.
 */
export async function readPublicContent(
	sources: ClaimSources | null,
	limitMs: number,
): Promise<Tables> {
	if (sources === null) {
		return nothing;
	}
	try {
		return (await inTime(read(sources), limitMs)) ?? nothing;
	} catch (cause) {
		log.error("what public pages show could not be read", { reason: reasonOf(cause) });
		return nothing;
	}
}

async function read(sources: ClaimSources): Promise<Tables> {
	const [settings, claims] = await Promise.all([readSettings(sources.db), readClaims(sources)]);
	return {
		reportPrice: toReportPrice(settings),
		subscriptionPrices: toSubscriptionPrices(settings),
		claims,
	};
}

/** What a report costs now. */
export function toReportPrice({ reportPrice }: Settings): ReportPrice {
	return { price: toPounds(reportPrice) };
}

/** What each plan costs anyone who chooses it now. */
export function toSubscriptionPrices({ planPrices }: Settings): SubscriptionPrices {
	const { starter, pro, expert } = planPrices;
	return { starter: toPounds(starter), pro: toPounds(pro), expert: toPounds(expert) };
}

/** Whom to ask and who answers, as configured. Source: Rule SITE-6. */
export function contactOf(env: Bindings): Contact {
	return {
		supportEmail: given(env.SUPPORT_EMAIL),
		company: {
			name: given(env.COMPANY_NAME),
			number: given(env.COMPANY_NUMBER),
			address: given(env.COMPANY_ADDRESS),
			icoNumber: given(env.ICO_NUMBER),
			vatNumber: given(env.VAT_NUMBER),
		},
	};
}

function given(configured: string): string | null {
	return configured.trim() || null;
}
