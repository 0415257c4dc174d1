import { generatePath } from "react-router";
import type { StatedHome } from "#contracts/stated-home.ts";
import { OWN_PLAN, screens } from "#domain/base/screens.ts";
import type { PlanId } from "#domain/business/plans.ts";

/** `M145LL` from ` m14 5ll`: the postcode as addresses and calls carry it. Source: Rule SITE-2. */
export function compactPostcode(typed: string): string {
	return typed.replace(/\s+/g, "").toUpperCase();
}

/** What is stated of a home, as typed or as read. */
type Stated = {
	readonly [Name in keyof StatedHome]?: string | number | boolean | null | undefined;
};

/** What a preview assumes of itself, or is not told. */
const unsaid: readonly unknown[] = [undefined, null, "", false, "single", "home"];

/** Address of a postcode's preview, with what is stated of the home; what it assumes of itself is left out. */
export function propertyPath(postcode: string, stated: Stated = {}): string {
	const path = generatePath(screens.property, { postcode: compactPostcode(postcode) });
	const query = new URLSearchParams(
		Object.entries(stated).flatMap(([name, value]) =>
			unsaid.includes(value) ? [] : [[name, String(value)]],
		),
	).toString();
	return query === "" ? path : `${path}?${query}`;
}

/** Address of a report. */
export function reportPath(id: string): string {
	return generatePath(screens.report, { id });
}

/** Address where a report is paid for. */
export function checkoutPath(reportId: string): string {
	return generatePath(screens.checkout, { reportId });
}

/** Address where a plan is taken out, or changed to. */
export function planCheckoutPath(plan: PlanId): string {
	return generatePath(screens.subscriptionCheckout, { plan });
}

/** Address that says that a plan runs. Source: Rule SCREEN-24. */
export function planSuccessPath(plan: PlanId): string {
	return `${screens.subscriptionSuccess}?plan=${plan}`;
}

/** Address of the visitor's own plan in their account. */
export const ownPlanPath = `${screens.account}#${OWN_PLAN}`;

/** Address of signing in, from where the visitor goes on to `next`, a path of ours. Its slashes stay legible. */
export function authPath(next: string): string {
	return `${screens.auth}?next=${encodeURIComponent(next).replaceAll("%2F", "/")}`;
}

/** Fragment of the home page's address that leads into its search field. */
export const SEARCH_ANCHOR = "search";
