import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { landlordPositions, passkeys, recoveryCodes, users } from "./schema/accounts.ts";
import { auditLog } from "./schema/audit.ts";
import { eventCounts } from "./schema/counts.ts";
import { embedSites } from "./schema/embed-sites.ts";
import { homeEvents, homeFeeds, homeShares, homes, propertyOwners } from "./schema/homes.ts";
import { apiKeys } from "./schema/open-door.ts";
import { unsubscribed } from "./schema/outbox.ts";
import { promoCodes, promoUses } from "./schema/promo.ts";
import { reportCorrections, schemeRechecks } from "./schema/rechecks.ts";
import { licensingSchemes, schemeHistory, schemeStreetLists } from "./schema/reference.ts";
import {
	reportPayments,
	reportPositions,
	reportScenarios,
	reportShares,
	reportSnapshots,
	reports,
	reportTicks,
} from "./schema/reports.ts";
import { settings } from "./schema/settings.ts";
import {
	customers,
	planGrants,
	planPayments,
	subscriptionSetups,
	subscriptions,
	trialCards,
} from "./schema/subscriptions.ts";
import { answeredAddresses, registerSuggestions } from "./schema/suggestions.ts";
import { schemeEdits, schemePages, schemePageTexts, schemeReviews } from "./schema/watched.ts";
import { webhooks } from "./schema/webhooks.ts";

/** A table as a backup reads and a restore writes it. */
export type BackedUpTable = {
	readonly name: string;
	readonly columns: readonly string[];
	/** Columns that a row is known by: its primary key, or the number that SQLite gives it. */
	readonly key: readonly string[];
};

/** Tables of which nobody else has the rows, each after those that its rows point to. Every other table is `loadable`. */
export const backedUp: readonly BackedUpTable[] = [
	settings,
	users,
	landlordPositions,
	// Without them an account would open by its password alone.
	passkeys,
	recoveryCodes,
	promoCodes,
	promoUses,
	customers,
	subscriptions,
	subscriptionSetups,
	planGrants,
	planPayments,
	trialCards,
	reports,
	reportSnapshots,
	reportPositions,
	reportShares,
	reportTicks,
	reportScenarios,
	reportPayments,
	reportCorrections,
	homes,
	propertyOwners,
	homeEvents,
	homeFeeds,
	homeShares,
	apiKeys,
	embedSites,
	webhooks,
	registerSuggestions,
	answeredAddresses,
	unsubscribed,
	auditLog,
	eventCounts,
	licensingSchemes,
	// Behind the register, whose triggers write a history of their own while it is restored.
	schemeHistory,
	schemeStreetLists,
	schemeEdits,
	schemePages,
	schemePageTexts,
	schemeReviews,
	schemeRechecks,
].map(describe);

function describe(table: SQLiteTable): BackedUpTable {
	const { name, columns, primaryKeys } = getTableConfig(table);
	const names = columns.map((column) => column.name);
	const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
	return key.length > 0
		? { name, columns: names, key: key.map((column) => column.name) }
		: { name, columns: ["rowid", ...names], key: ["rowid"] };
}

const RELEASE = "data:load, then the weekly refresh";
const SALES = "data:sales, then the weekly refresh";

/** Tables whose rows come again without a backup, each with how. What would let somebody in or write to them must not be revived. */
export const loadable: Readonly<Record<string, string>> = {
	areas: RELEASE,
	authorities: RELEASE,
	bank_rates: RELEASE,
	datasets: RELEASE,
	demand_thresholds: RELEASE,
	house_prices: RELEASE,
	postcode_sectors: RELEASE,
	rent_market_areas: RELEASE,
	rents: RELEASE,
	stations: RELEASE,
	wards: RELEASE,
	article_four_publishers: "the weekly refresh",
	certificate_areas: "data:certificates",
	certificates: "data:certificates",
	postcode_units: "data:postcodes",
	ended_postcodes: "data:postcodes",
	postcode_sales: SALES,
	sale_changes: SALES,
	sale_figures: SALES,
	source_runs: "each refresh writes its own",
	facts_stamps: "each refresh and edit writes its own",
	cache_purges: "each of those writes its own",
	sessions: "people sign in again",
	known_devices: "people sign in again",
	links: "people ask for a new one",
	passkey_challenges: "the browser asks for another",
	attempts: "an hour later they would be gone",
	api_allowances: "the period counts anew",
	api_partials: "what was asked in part is charged once more",
	api_answers: "a day later they would be gone",
	api_use: "days are counted anew",
	outbox: "a mail that waited is not sent twice",
	webhook_deliveries: "what waited is not sent twice",
	stripe_events: "the provider delivers again, and each is dealt with once in effect",
	backup_pass: "the next pass begins it",
	backup_journal: "the next pass begins it",
	erasures: "they lie beside the backups",
};
