import { page } from "vitest/browser";
import { signedInAs } from "./a-user.ts";
import type { aPromoCode } from "./admin-parts.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

export const promoCodesPath = "/api/admin/promo-codes";

/** The answers to an administrator for whom these are all the codes. */
export function withCodes(...promoCodes: ReturnType<typeof aPromoCode>[]) {
	return {
		...signedInAs({ isAdmin: true }),
		[`GET ${promoCodesPath}`]: gives({ promoCodes, next: null }),
	};
}

/** Opens the panel where there is room for a table. */
export async function openPromoCodes(answers: Parameters<typeof fakeApi>[0]) {
	await page.viewport(1280, 900);
	const api = fakeApi(answers);
	renderScreen("/admin");
	return api;
}
