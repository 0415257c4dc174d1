/** Tests may reach for what they need; the import rules are about the product. */
const tests = "\\.(test|spec)\\.tsx?$|/test/";
const ownRooms = "^(contracts|domain|national|worker|web|data|tools|e2e)/";

/** A room may import, of this project's rooms, only what `pathNot` names. `$1` is what the first group of `path` matched. */
function room({ name, comment, path, mayImport }) {
	return {
		name,
		comment,
		severity: "error",
		from: { path, pathNot: tests },
		to: { path: ownRooms, pathNot: mayImport },
	};
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		room({
			name: "domain-is-pure",
			comment: "Rules know nothing but rules.",
			path: "^domain/",
			mayImport: "^domain/",
		}),
		room({
			name: "contracts-know-the-domain",
			comment: "What crosses the wire is told in the domain's words and in no others.",
			path: "^contracts/",
			mayImport: "^(contracts|domain)/",
		}),
		{
			name: "pure-rooms-need-no-package",
			comment: "domain/ imports no package, contracts/ only zod.",
			severity: "error",
			from: { path: "^(domain|contracts)/", pathNot: tests },
			to: { path: "node_modules", pathNot: "^node_modules/zod/" },
		},
		room({
			name: "platform-is-the-floor",
			comment: "Everything in worker/ stands on platform, so it stands on nothing there.",
			path: "^worker/platform/",
			mayImport: "^(contracts|domain|worker/platform)/",
		}),
		room({
			name: "db-knows-tables-only",
			comment: "The database's rooms hold no rules of a feature.",
			path: "^worker/db/",
			mayImport: "^(contracts|domain|worker/(platform|db))/",
		}),
		room({
			name: "outside-rooms-speak-facts",
			comment:
				"A room that talks to the outside gives typed facts and knows neither features, HTTP nor tables.",
			path: "^worker/(sources|listings|payments|mail|pdf)/",
			mayImport: "^(contracts|domain|national/files|worker/(platform|$1))/",
		}),
		{
			name: "sources-do-not-cross",
			comment: "What two sources share lies in worker/sources itself.",
			severity: "error",
			from: { path: "^worker/sources/([^/]+)/", pathNot: tests },
			to: { path: "^worker/sources/[^/]+/", pathNot: "^worker/sources/$1/" },
		},
		room({
			name: "auth-knows-who",
			comment: "Who somebody is and may try: below every feature, and it writes to nobody.",
			path: "^worker/auth/",
			mayImport: "^(contracts|domain|worker/(platform|db|auth))/",
		}),
		room({
			name: "outbox-writes-letters",
			comment:
				"Features put letters into the outbox; it knows what they say and not why they were asked for.",
			path: "^worker/outbox/",
			mayImport: "^(contracts|domain|worker/(platform|db|auth|mail|alerts|outbox))/",
		}),
		room({
			name: "gathering-asks-the-sources",
			comment: "From a postcode to its facts, for every feature that judges them.",
			path: "^worker/gathering/",
			mayImport:
				"^(contracts|domain|national|worker/(platform|db|http|sources|counting|gathering))/",
		}),
		room({
			name: "narrative-words-reports",
			comment: "Gives a composed report its wording, with a language model where one is bound.",
			path: "^worker/narrative/",
			mayImport: "^(contracts|domain|worker/(platform|narrative))/",
		}),
		room({
			name: "till-takes-money",
			comment: "The payment provider in the mode of what is paid: for reports and plans alike.",
			path: "^worker/till/",
			mayImport: "^(contracts|domain|worker/(platform|db|payments|till))/",
		}),
		room({
			name: "subscriptions-are-shared",
			comment: "What somebody's plan allows and how it stands: for every feature that asks for it.",
			path: "^worker/subscriptions/",
			mayImport:
				"^(contracts|domain|worker/(platform|db|auth|outbox|payments|till|subscriptions))/",
		}),
		room({
			name: "reports-are-shared",
			comment:
				"What a report is, who may read it and whether it is paid for: for every feature that deals with reports.",
			path: "^worker/reports/",
			mayImport: "^(contracts|domain|worker/(platform|db|auth|outbox|payments|till|pdf|reports))/",
		}),
		room({
			name: "audit-notes-changes",
			comment: "Who changed what: written by every use case of an administrator.",
			path: "^worker/audit/",
			mayImport: "^(contracts|domain|worker/(platform|db|auth|audit))/",
		}),
		room({
			name: "counting-counts",
			comment: "How often things happen, without a word about anybody: below every feature.",
			path: "^worker/counting/",
			mayImport: "^(contracts|domain|worker/(platform|db|counting))/",
		}),
		room({
			name: "refresh-keeps-data-current",
			comment: "Brings our tables up to what the publishers have, one job a source.",
			path: "^worker/refresh/",
			mayImport: "^(contracts|domain|national|worker/(platform|db|sources|refresh))/",
		}),
		room({
			name: "accounts-are-erased-alike",
			comment: "What happens to an account as a whole, whoever asks for it.",
			path: "^worker/accounts/",
			mayImport:
				"^(contracts|domain|worker/(platform|db|auth|outbox|payments|till|reports|subscriptions|accounts))/",
		}),
		room({
			name: "http-is-no-feature",
			comment: "worker/http serves every feature and knows none.",
			path: "^worker/http/",
			mayImport: "^(contracts|domain|worker/(platform|db|auth|mail|outbox|http))/",
		}),
		room({
			name: "retention-has-an-end",
			comment: "Deletes what was kept for as long as was promised, in whichever table it lies.",
			path: "^worker/retention/",
			mayImport: "^(contracts|domain|worker/(platform|db|reports|retention))/",
		}),
		room({
			name: "alerts-find-what-wants-a-person",
			comment: "What is wrong, read from the tables, for whoever tells an administrator.",
			path: "^worker/alerts/",
			mayImport: "^(contracts|domain|worker/(platform|db|refresh|alerts))/",
		}),
		room({
			name: "jobs-know-no-feature",
			comment:
				"How jobs of a trigger run, and jobs of their own; worker/schedule.ts puts them together with those of other rooms.",
			path: "^worker/jobs/",
			mayImport:
				"^(contracts|domain|worker/(platform|db|auth|mail|alerts|outbox|payments|till|refresh|jobs))/",
		}),
		room({
			name: "known-is-read-alike",
			comment:
				"What stands on public pages: read by the calls about it and written into the pages.",
			path: "^worker/known/",
			mayImport: "^(contracts|domain|worker/(platform|db|known))/",
		}),
		room({
			name: "features-do-not-cross",
			comment: "What two features share sinks into a named room.",
			path: "^worker/features/([^/]+)/",
			mayImport:
				"^(contracts|domain|national|worker/(platform|db|auth|http|sources|gathering|listings|narrative|payments|till|mail|outbox|pdf|reports|subscriptions|audit|counting|refresh|accounts|known|features/$1))/",
		}),
		room({
			name: "worker-is-the-product",
			comment: "Neither screens, loaders nor development tools are deployed with the Worker.",
			path: "^worker/",
			mayImport: "^(contracts|domain|national|worker)/",
		}),
		room({
			name: "web-sees-the-worker-as-a-type",
			comment: "Screens know the API through contracts and `type AppType`.",
			path: "^web/",
			mayImport: "^(contracts|domain|web)/|^worker/app\\.ts$",
		}),
		{
			name: "web-imports-no-worker-code",
			comment: "worker/app.ts may be imported as a type; its code would be shipped to the browser.",
			severity: "error",
			from: { path: "^web/" },
			to: { path: "^worker/", dependencyTypesNot: ["type-only"] },
		},
		room({
			name: "ui-knows-no-data",
			comment: "A button does not know what a postcode is.",
			path: "^web/src/ui/",
			mayImport: "^web/src/ui/",
		}),
		room({
			name: "lib-knows-no-screen",
			comment: "web/src/lib is below features and screens.",
			path: "^web/src/lib/",
			mayImport: "^(contracts|domain|web/src/lib)/|^worker/app\\.ts$",
		}),
		room({
			name: "evidence-is-shown-alike",
			comment: "How a figure and its provenance look, wherever they stand: below every feature.",
			path: "^web/src/evidence/",
			mayImport: "^(contracts|domain|web/src/(ui|lib|evidence))/",
		}),
		room({
			name: "payment-is-taken-alike",
			comment: "What every checkout needs to take a payment: below every feature.",
			path: "^web/src/payment/",
			mayImport: "^(contracts|domain|web/src/(ui|lib|payment))/",
		}),
		room({
			name: "web-features-do-not-cross",
			comment: "Screens compose features; features do not know each other.",
			path: "^web/src/features/([^/]+)/",
			mayImport:
				"^(contracts|domain|web/src/(ui|lib|evidence|payment|features/$1))/|^web/src/app/paths\\.ts$",
		}),
		room({
			name: "national-files-are-read-anywhere",
			comment:
				"How each national file is read and brought into the tables: the same on a machine and in the Worker, which hand in bytes and a store.",
			path: "^national/",
			mayImport: "^(domain|national)/",
		}),
		room({
			name: "data-knows-tables-and-rules",
			comment: "Loaders write the tables of worker/db/schema and nothing else of the Worker.",
			path: "^data/",
			mayImport: "^(data|domain|national|worker/db/schema)/",
		}),
		room({
			name: "journeys-use-the-front-door",
			comment: "A journey knows what a visitor knows, and what the simulator can be told.",
			path: "^e2e/",
			mayImport: "^(contracts|domain|e2e|tools/source-sim)/",
		}),
		{
			name: "product-needs-no-dev-dependency",
			comment: "What is shipped stands under `dependencies` in package.json.",
			severity: "error",
			from: { path: "^(contracts|domain|worker|web)/", pathNot: tests },
			to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
		},
		{
			name: "no-cycles",
			comment: "Of code: an import of a type is erased, so it can close no circle.",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
		},
		{
			name: "every-import-is-found",
			comment: "An import that cannot be followed is an import that is not judged.",
			severity: "error",
			from: {},
			to: { couldNotResolve: true, pathNot: "^cloudflare:" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.base.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "types", "default"],
		},
	},
};
