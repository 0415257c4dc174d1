import { FILE_PREFIX } from "#domain/base/product.ts";
import { address, own, type Setting, secret } from "./setting.ts";

const STRIPE_KEYS = "Stripe's dashboard, Developers, API keys";
const WEBHOOK = "`npm run deploy` makes the webhook; in development `stripe listen` prints one";
const OWN_WORDS = "your own details";
const TURNSTILE = {
	purpose: "the check that people, not machines, ask",
	without: "no such check: limits hold alone",
	source: "a Turnstile widget of your Cloudflare account",
};
const OWN_BUCKET = "backups lie in the account's own bucket";
const BUCKET_OWNER = "whoever holds the bucket";
const s3 = (what: string) => ({
	purpose: `${what} for that bucket`,
	without: OWN_BUCKET,
	source: BUCKET_OWNER,
});
const EXAMPLE_MAIL = `@${FILE_PREFIX}.example`;

/** The keys that one mode of Stripe takes. */
const stripe = <const Mode extends "LIVE" | "TEST">(mode: Mode) => {
	const names = [`STRIPE_PUBLIC_KEY_${mode}`, `STRIPE_SECRET_KEY_${mode}`] as const;
	const purpose = `payments in Stripe's ${mode.toLowerCase()} mode`;
	const without = mode === "LIVE" ? "no real payment" : "no payment in test mode";
	return [
		own(names[0], { purpose, without, source: STRIPE_KEYS, pair: [names[1]] }),
		secret(names[1], { purpose, without, source: STRIPE_KEYS, pair: [names[0]] }),
		secret(`STRIPE_WEBHOOK_SECRET_${mode}`, {
			purpose: `proof that an event of Stripe's ${mode.toLowerCase()} mode is Stripe's`,
			without,
			source: WEBHOOK,
			pair: names,
			madeBy: "deploy",
		}),
		own(`STRIPE_PORTAL_${mode}`, {
			purpose: `configuration of the portal where customers of Stripe's ${mode.toLowerCase()} mode see to card and invoices`,
			without: "the configuration that Stripe's dashboard saved",
			source: "`npm run deploy` makes it",
			madeBy: "deploy",
		}),
	] as const;
};

/** Every setting. A new one is a new entry here, then `npm run settings`. */
const settings = [
	secret("LINK_KEY", {
		purpose: "links to reports are made by it; two, between commas, while one is replaced",
		without: "no link to a report",
		source: "`npm run deploy` makes it",
		madeBy: "deploy",
	}),
	secret("TRIAL_CARD_KEY", {
		purpose:
			"cards that had a free trial are known by it; two, between commas, while one is replaced",
		without: "no payment",
		source: "`npm run deploy` makes it",
		madeBy: "deploy",
	}),
	{
		name: "PUBLIC_URL",
		purpose: "where visitors find the product, and where links in mails begin",
		without: "no mail; the product is at its workers.dev address",
		source: "a domain of your Cloudflare account: `https://your.domain`",
		value: { production: "", development: "" },
		madeBy: "dev",
	},
	own(
		"MAIL_FROM",
		{
			purpose: "sender of its mails",
			without: "no mail: it waits in the outbox",
			source: "an address of a domain onboarded to Cloudflare Email Service",
			pair: ["PUBLIC_URL"],
		},
		`hello${EXAMPLE_MAIL}`,
	),
	own(
		"SUPPORT_EMAIL",
		{
			purpose: "where mails and pages send people for help",
			without: "no address for help",
			source: "an address that you read",
		},
		`support${EXAMPLE_MAIL}`,
	),
	own(
		"ADMIN_EMAILS",
		{
			purpose: "verified addresses that are administrators, between commas",
			without: "no administrator",
			source: "your own address",
		},
		"admin@example.com, owner@example.com",
	),
	own("ADMIN_RESET_SECOND_FACTOR", {
		purpose: "a way back for an administrator who lost every passkey, once for each value",
		without: "no way back without a recovery code",
		source: "the administrator's address",
	}),
	own("COMPANY_NAME", {
		purpose: "who is behind the product, as the law wants it shown",
		without: "legal pages that name nobody",
		source: OWN_WORDS,
		pair: ["COMPANY_NUMBER", "COMPANY_ADDRESS"],
	}),
	own("COMPANY_NUMBER", {
		purpose: "its number at Companies House",
		without: "legal pages that name nobody",
		source: OWN_WORDS,
		pair: ["COMPANY_NAME"],
	}),
	own("COMPANY_ADDRESS", {
		purpose: "its registered address",
		without: "legal pages that name nobody",
		source: OWN_WORDS,
		pair: ["COMPANY_NAME"],
	}),
	own("VAT_NUMBER", {
		purpose: "its VAT registration: prices, receipts and terms then say that VAT is in them",
		without: "prices that say that no VAT is charged",
		source: "HMRC, once the company is registered",
	}),
	own("ICO_NUMBER", {
		purpose: "its registration with the Information Commissioner's Office",
		without: "a privacy page without it",
		source: "registration at ico.org.uk",
	}),
	secret("EPC_REGISTER_TOKEN", {
		purpose: "the energy certificates of each home, England and Wales",
		without: "no certificate of a single home; areas keep theirs",
		source: "free, from Get energy performance of buildings data by GOV.UK One Login",
	}),
	own("TURNSTILE_SITE_KEY", { ...TURNSTILE, pair: ["TURNSTILE_SECRET_KEY"] }),
	secret("TURNSTILE_SECRET_KEY", { ...TURNSTILE, pair: ["TURNSTILE_SITE_KEY"] }),
	own("GOOGLE_CLIENT_ID", {
		purpose: '"Continue with Google"',
		without: "no sign-in by Google",
		source:
			"an OAuth client of a Google Cloud project; it redirects to `{PUBLIC_URL}/api/auth/google/callback`",
		pair: ["GOOGLE_CLIENT_SECRET"],
	}),
	secret("GOOGLE_CLIENT_SECRET", {
		purpose: '"Continue with Google"',
		without: "no sign-in by Google",
		source: "of the same OAuth client",
		pair: ["GOOGLE_CLIENT_ID"],
	}),
	...stripe("TEST"),
	...stripe("LIVE"),
	{
		name: "STRIPE_API_URL",
		purpose: "address of the payment simulator, which a production build refuses",
		without: null,
		source: "`npm run dev` sets it, and nobody else",
		value: { production: "", development: "" },
		madeBy: "dev",
	},
	address("POSTCODES_IO_URL", "postcode to place", "https://api.postcodes.io"),
	address(
		"EPC_REGISTER_URL",
		"energy certificates, England and Wales",
		"https://api.get-energy-performance-data.communities.gov.uk",
	),
	address(
		"LAND_REGISTRY_URL",
		"sold prices, England and Wales",
		"https://landregistry.data.gov.uk",
	),
	address(
		"PLANNING_DATA_URL",
		"Article 4, conservation areas, flood zones, listed buildings, England",
		"https://www.planning.data.gov.uk",
	),
	address("POLICE_URL", "recorded crime, all but Scotland", "https://data.police.uk"),
	address("FLOOD_URL", "flood warnings, England", "https://environment.data.gov.uk"),
	address("BANK_RATE_URL", "Bank Rate, by the weekly refresh", "https://www.bankofengland.co.uk"),
	address("RIGHTMOVE_URL", "a listing on Rightmove", "https://www.rightmove.co.uk"),
	address("ZOOPLA_URL", "a listing on Zoopla", "https://www.zoopla.co.uk"),
	address("ONTHEMARKET_URL", "a listing on OnTheMarket", "https://www.onthemarket.com"),
	address("PRIVATE_RENTS_URL", "rents, by the weekly refresh", "https://www.ons.gov.uk"),
	address(
		"HOUSE_PRICE_INDEX_URL",
		"the House Price Index, by the weekly refresh",
		"https://publicdata.landregistry.gov.uk",
	),
	address(
		"PRICE_PAID_FILES_URL",
		"sold prices of the month, by the weekly refresh",
		"https://price-paid-data.publicdata.landregistry.gov.uk",
	),
	address(
		"PLANNING_FILES_URL",
		"Article 4 directions, by the weekly refresh",
		"https://files.planning.data.gov.uk",
	),
	address(
		"TURNSTILE_URL",
		"a check that people, not machines, sign up, guess at passwords and correct the register",
		"https://challenges.cloudflare.com",
	),
	secret("BACKUP_RECIPIENT", {
		purpose: "public key of age that backups are encrypted to; its secret key stays with you",
		without: "no backup",
		source: "`npm run restore:key`",
	}),
	secret("BACKUP_S3_URL", {
		purpose: "a bucket elsewhere for backups, by the S3 API: `https://host/bucket`",
		without: OWN_BUCKET,
		source: "a bucket of another provider",
		pair: ["BACKUP_S3_KEY_ID", "BACKUP_S3_SECRET"],
	}),
	secret("BACKUP_S3_REGION", {
		purpose: "region of that bucket",
		without: "the region `auto`",
		source: BUCKET_OWNER,
	}),
	secret("BACKUP_S3_KEY_ID", { ...s3("who signs"), pair: ["BACKUP_S3_URL", "BACKUP_S3_SECRET"] }),
	secret("BACKUP_S3_SECRET", { ...s3("what signs"), pair: ["BACKUP_S3_URL", "BACKUP_S3_KEY_ID"] }),
	secret("ALERT_WEBHOOK_URL", {
		purpose: "where alerts are posted to besides mail, so that one is heard of when mail is stuck",
		without: "alerts go by mail alone",
		source: "an incoming webhook of Slack, or of whatever reads JSON with a `text`",
	}),
	secret("HEARTBEAT_URL", {
		purpose: "an address that is asked for every five minutes while all is well",
		without: "nobody outside notices when the product stops",
		source: "a monitor that raises the alarm when it is no longer asked",
	}),
	{
		name: "LICENSING_PAGES",
		purpose: "reading the councils' pages that the licensing register rests on",
		without: null,
		source: "`on`; `off` stops it",
		value: { production: "on", development: "on" },
	},
	{
		name: "LISTING_IMPORT",
		purpose: "asking a property portal for one page at a visitor's request",
		without: null,
		source: "`on`; `off` stops it, the paste and the fields stay",
		value: { production: "on", development: "on" },
	},
] as const satisfies readonly Setting[];

/** The same, as those who show them read them. */
export const allSettings: readonly Setting[] = [...settings];

export type SettingName = (typeof settings)[number]["name"];
export type SecretName = Extract<(typeof settings)[number], { value: "secret" }>["name"];

/** How a setting stands that somebody may have to see to. */
export type SettingState = Pick<Setting, "name" | "purpose" | "source"> & {
	readonly isSet: boolean;
	readonly without: string;
	/** It is set, and of no use until these are too. */
	readonly waitsFor: readonly string[];
};

/** Every setting that is not always set, as a deployment has it; secrets are known by whether they are there. */
export function settingStates(isSet: (name: string) => boolean): SettingState[] {
	return allSettings.flatMap(({ name, purpose, source, without, pair = [] }) => {
		const waitsFor = isSet(name) ? pair.filter((other) => !isSet(other)) : [];
		return without === null
			? []
			: [{ name, purpose, source, without, isSet: isSet(name), waitsFor }];
	});
}
