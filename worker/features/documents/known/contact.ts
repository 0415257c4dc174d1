import type { Contact } from "#contracts/contact.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** Whom to ask and who answers, as configured. Source: DECISIONS 11. */
export function contactOf(env: Bindings): Contact {
	return {
		supportEmail: given(env.SUPPORT_EMAIL),
		company: {
			name: given(env.COMPANY_NAME),
			number: given(env.COMPANY_NUMBER),
			address: given(env.COMPANY_ADDRESS),
			icoNumber: given(env.ICO_NUMBER),
		},
	};
}

function given(configured: string): string | null {
	return configured.trim() || null;
}
