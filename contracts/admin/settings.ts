import * as z from "zod";

/** GET /api/admin/settings, and what PUT answers. Prices in pounds. Source: Rule ADMIN-5. */
export type AdminSettings = {
	readonly reportPrice: number;
	readonly starterPrice: number;
	readonly proPrice: number;
	readonly expertPrice: number;
	readonly isStripeTestMode: boolean;
	/** Settings that live mode needs and that are missing or wrong, in words. Live mode is refused while there is any. */
	readonly liveFaults: readonly string[];
};

const price = z
	.number("Enter a price in pounds")
	.min(0, "A price cannot be below £0")
	.max(10_000, "That price is too high")
	.multipleOf(0.01, "Enter pounds and pence");

/** PUT /api/admin/settings: what is left out stays as it is. A price is 0, or no less than a card can pay. */
export const AdminSettingsChange = z
	.object({
		reportPrice: price,
		starterPrice: price,
		proPrice: price,
		expertPrice: price,
		isStripeTestMode: z.boolean(),
	})
	.partial();
export type AdminSettingsChange = z.infer<typeof AdminSettingsChange>;
