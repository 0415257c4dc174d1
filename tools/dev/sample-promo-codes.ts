import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import type { SqlStatement } from "#datasets/ingest/store/store.ts";

const DAY = 86_400_000;

/** One code for each thing that a checkout can say of a code. Values are hundredths of a percent, or pence. */
const samples = [
	{ code: "WELCOME20", type: "percentage", value: 2000, what: "20 % off" },
	{ code: "EIGHTH", type: "percentage", value: 1250, what: "12.5 % off, which gives half pennies" },
	{ code: "FIVEOFF", type: "fixed", value: 500, what: "£5 off" },
	{ code: "FREE100", type: "percentage", value: 10_000, what: "nothing to pay" },
	{
		code: "PROONLY",
		type: "percentage",
		value: 5000,
		what: "half price, Pro only",
		plans: ["pro"],
	},
	{ code: "EXPIRED", type: "percentage", value: 2000, what: "expired", isExpired: true },
	{ code: "USEDUP", type: "percentage", value: 2000, what: "no use left", usageLimit: 0 },
	{ code: "OFF", type: "percentage", value: 2000, what: "switched off", isActive: false },
	{ code: "TOOMUCH", type: "fixed", value: 2480, what: "leaves 20p of Pro" },
] as const;

const columns = [
	"id",
	"code",
	"discount_type",
	"discount_value",
	"usage_limit",
	"expires_at",
	"plans",
	"description",
	"is_active",
	"created_at",
];

/** Statements that put sample promo codes into a store of development; those that are there already stay as they are. `now` is UTC milliseconds. */
export function samplePromoCodes(now: number): SqlStatement[] {
	const yesterday = now - DAY;
	return insertRows(
		{ table: "promo_codes", columns, onConflict: "ON CONFLICT DO NOTHING" },
		samples.map(({ code, type, value, what, ...limits }) => [
			`prm_sample_${code.toLowerCase()}`,
			code,
			type,
			value,
			"usageLimit" in limits ? limits.usageLimit : null,
			"isExpired" in limits ? yesterday : null,
			"plans" in limits ? JSON.stringify(limits.plans) : null,
			what,
			!("isActive" in limits),
			yesterday,
		]),
	);
}
