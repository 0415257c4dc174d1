import type { Health } from "#contracts/health.ts";
import { REPORTS_CLAIMED } from "#domain/business/claims.ts";
import { DATABASE_FILLING, filledInWords } from "#domain/business/database-size.ts";
import { settingStates } from "#domain/business/settings.ts";
import { type Deployment, OWN_FILE, settingOf } from "../deploy/deployment.ts";
import type { Share, Store } from "../deploy/platform.ts";

/** What was looked up, or why it could not be. */
export type Lookup<T> = { readonly value: T } | { readonly why: string };

/** All that a doctor looks at. */
export type Findings = {
	readonly deployment: Deployment;
	readonly account: Lookup<string>;
	/** Stores that the configuration names and the account lacks. */
	readonly lacking: Lookup<readonly Store[]>;
	readonly serving: Lookup<readonly Share[] | null>;
	readonly secretNames: Lookup<readonly string[]>;
	readonly mailDomains: Lookup<readonly string[]>;
	/** What lacks at Stripe, by mode; a mode without keys is not among them. */
	readonly stripe: Lookup<readonly { readonly mode: string; readonly lacks: readonly string[] }[]>;
	/** Null where no address is known. */
	readonly health: Lookup<Health> | null;
	readonly payments: Lookup<{
		readonly isTestMode: boolean;
		readonly publicKey: string | null;
	}> | null;
	readonly reportsMade: Lookup<number> | null;
};

/** `optional`: the product works, and what the words say lacks. `unknown`: it could not be looked at. */
export type Requirement = {
	readonly name: string;
	readonly state: "ok" | "lacks" | "optional" | "unknown";
	readonly words: string;
	/** The command that mends it, or what a person does; empty where nothing is to be done. */
	readonly mend: string;
};

const DEPLOY = "npm run deploy";

/** Every requirement as it stands, in the order in which they are seen to. */
export function requirements(found: Findings): Requirement[] {
	return [
		from("account", found.account, (account) => ok(`signed in: ${account}`), "npx wrangler login"),
		from("stores", found.lacking, (lacking) =>
			lacking.length === 0
				? ok("all are there")
				: lacks(lacking.map(({ name }) => name).join(", "), DEPLOY),
		),
		from("version", found.serving, versionOf),
		...secretRequirements(found),
		...settingRequirements(found),
		mailRequirement(found),
		from("Stripe", found.stripe, (modes) => {
			const faults = modes.flatMap(({ mode, lacks }) => lacks.map((each) => `${mode}: ${each}`));
			return faults.length === 0
				? ok(modes.length === 0 ? "no keys" : "webhook and portal are right")
				: lacks(faults.join("; "), DEPLOY);
		}),
		...(found.health === null ? [] : healthRequirements(found.health, found.serving)),
		...(found.payments === null ? [] : [from("test mode", found.payments, paymentsOf)]),
		...(found.reportsMade === null
			? []
			: [
					from("claims", found.reportsMade, (made) =>
						made > REPORTS_CLAIMED
							? ok(`${made} reports were made`)
							: lacks(
									`the pages say ${made} reports, which is the owner's figure and not a count`,
									"be able to prove it, or lower REPORTS_CLAIMED in domain/business/claims.ts",
								),
					),
				]),
	];
}

type Verdict = Omit<Requirement, "name">;
const ok = (words: string): Verdict => ({ state: "ok", words, mend: "" });
const lacks = (words: string, mend: string): Verdict => ({ state: "lacks", words, mend });

function from<T>(
	name: string,
	lookup: Lookup<T>,
	judge: (value: T) => Verdict,
	mend = "",
): Requirement {
	return "value" in lookup
		? { name, ...judge(lookup.value) }
		: { name, state: "unknown", words: lookup.why, mend };
}

function versionOf(serving: readonly Share[] | null): Verdict {
	const [first, ...others] = serving ?? [];
	if (!first) {
		return lacks("nothing is deployed", DEPLOY);
	}
	return others.length === 0
		? ok(first.version)
		: lacks(
				`a deployment was cut off: ${[first, ...others].map(({ version, percentage }) => `${version} ${percentage} %`).join(", ")}`,
				DEPLOY,
			);
}

function secretRequirements({ deployment, secretNames }: Findings): Requirement[] {
	return deployment.required.map((name) =>
		from(name, secretNames, (held) =>
			held.includes(name) ? ok("set") : lacks("nothing works without it", DEPLOY),
		),
	);
}

function settingRequirements({ deployment, secretNames }: Findings): Requirement[] {
	const held = "value" in secretNames ? secretNames.value : [];
	const isSet = (name: string) =>
		held.includes(name) ||
		name in deployment.secrets ||
		(deployment.vars[name] ?? "").trim() !== "";
	return settingStates(isSet)
		.filter(({ name }) => !deployment.required.includes(name))
		.map(({ name, isSet, waitsFor, without, source }) => {
			if (isSet) {
				return waitsFor.length === 0
					? { name, ...ok("set") }
					: {
							name,
							...lacks(`of no use without ${waitsFor.join(" and ")}`, setIt(waitsFor.join(", "))),
						};
			}
			return { name, state: "optional", words: without, mend: `${setIt(name)} (${source})` };
		});
}

const setIt = (names: string) => `set ${names} in ${OWN_FILE}, then ${DEPLOY}`;

function mailRequirement({ deployment, mailDomains }: Findings): Requirement {
	const domain = settingOf(deployment, "MAIL_FROM").split("@")[1] ?? "";
	const name = "mail domain";
	if (domain === "") {
		return { name, state: "optional", words: "no sender is set", mend: setIt("MAIL_FROM") };
	}
	return from(name, mailDomains, (domains) =>
		domains.includes(domain)
			? ok(`${domain} may send`)
			: lacks(`${domain} may not send`, `npx wrangler email sending enable ${domain}`),
	);
}

function healthRequirements(health: Lookup<Health>, serving: Findings["serving"]): Requirement[] {
	const [version] = "value" in serving ? (serving.value ?? []) : [];
	return [
		from("health", health, ({ ok: isOk, deployment }) => {
			if (!isOk) {
				return lacks("reference data is missing", "npm run data:load -- --remote");
			}
			return version && deployment !== version.version
				? lacks(`${deployment} answers, not ${version.version}`, DEPLOY)
				: ok("it answers");
		}),
		from("sources", health, ({ sources }) => {
			const overdue = Object.entries(sources).flatMap(([id, { isOverdue }]) =>
				isOverdue ? [id] : [],
			);
			return overdue.length === 0
				? ok("none is overdue")
				: lacks(`overdue: ${overdue.join(", ")}`, "the panel, Data: refresh");
		}),
		from("database", health, ({ databaseFilled }) => {
			if (databaseFilled === null) {
				return { state: "unknown", words: "its tables cannot be read", mend: "" };
			}
			const words = filledInWords(databaseFilled);
			return databaseFilled < DATABASE_FILLING ? ok(words) : lacks(words, "docs/operations.md");
		}),
		from("tables", health, ({ due }) => {
			const names = Object.keys(due);
			return names.length === 0
				? ok("none is due to be read again")
				: lacks(`due to be read again: ${names.join(", ")}`, "docs/operations.md");
		}),
	];
}

function paymentsOf(payments: { isTestMode: boolean; publicKey: string | null }): Verdict {
	if (payments.publicKey === null) {
		return { state: "optional", words: "payments are not set up", mend: "set Stripe's keys" };
	}
	return payments.isTestMode
		? lacks("payments are in test mode", "the panel, Settings: turn test mode off")
		: ok("payments are live");
}

/** What no command does. */
export const onlyAPerson: readonly string[] = [
	"Sign in: npx wrangler login, to an account on Workers Paid (hashing passwords and sending mail need it).",
	"Have the domain of PUBLIC_URL as a zone of that account.",
	"Onboard the domain of MAIL_FROM to Email Service.",
	"Open a Stripe account and copy its keys. In its Billing settings cancel a subscription once all retries failed; allow cards and wallets alone.",
	"Ask for EPC_REGISTER_TOKEN by GOV.UK One Login, and register with the Information Commissioner.",
	"Register with an address of ADMIN_EMAILS and open the link in the mail: that makes the first administrator.",
	"In the panel set the prices, and turn test mode off.",
];
