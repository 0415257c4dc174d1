import type { SubscriptionState } from "#contracts/subscription.ts";
import { aClaims } from "./a-claims.ts";
import { aContact } from "./a-contact.ts";
import { planPrices } from "./a-subscription.ts";
import { signedInAs } from "./a-user.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

export const statusPath = "/api/subscription/status";

/** The screen of a plan that was taken out, for somebody whose subscription stands so. */
export function openSuccess(
	address: string,
	status: SubscriptionState,
	answers: Parameters<typeof fakeApi>[0] = {},
) {
	const { asked } = fakeApi({
		...signedInAs(),
		"/api/subscription-prices": gives(planPrices()),
		"/api/contact": gives(aContact("help@lettable.example")),
		"/api/claims": gives(aClaims()),
		[statusPath]: gives(status),
		...answers,
	});
	return { asked, ...renderScreen(address) };
}
