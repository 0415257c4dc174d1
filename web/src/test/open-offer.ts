import { page } from "vitest/browser";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { aPreview } from "./a-preview.ts";
import { signedInAs } from "./a-user.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { someInputs } from "./preview-parts.ts";
import { renderScreen } from "./render-screen.tsx";

export const generate = "POST /api/reports/generate-subscription";
export const statusPath = "/api/subscription/status";
export const offer = page.getByRole("region", { name: "What's Included in Your Full Report" });
export const free = offer.getByRole("button", { name: "Generate Report - Free" });
export const buy = offer.getByRole("button", { name: /^Get Full Report/ });

/** Opens the preview of somebody who is signed in. */
export function openOffer(status: SubscriptionState, answers: Parameters<typeof fakeApi>[0] = {}) {
	const { asked, sent } = fakeApi({
		...signedInAs(),
		"/api/property/preview/M145LL": gives(aPreview({ inputs: someInputs({ rent: 950 }) })),
		"/api/report-price": gives({ price: 15 }),
		[statusPath]: gives(status),
		...answers,
	});
	return { asked, sent, ...renderScreen("/property/M145LL") };
}
