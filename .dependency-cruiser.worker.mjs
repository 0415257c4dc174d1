/** The rooms of worker/: an arrow is an import. `room` makes a rule of one; `tests` is what may reach for what it needs. */
export function workerRooms({ room, tests }) {
	return [
		room({
			name: "platform-is-the-floor",
			comment:
				"Everything in worker/ stands on platform, so it stands on nothing there but on how the network is asked.",
			path: "^worker/platform/",
			mayImport: "^(contracts|domain|datasets/(http|ingest)|worker/platform)/",
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
				"What talks to the outside, or draws for it, gives typed facts and knows neither features, HTTP nor tables.",
			path: "^worker/(facts/sources|features/listing-import/portals|billing/gateway|reports/pdf|reports/narrative)/",
			mayImport: "^(contracts|domain|datasets/(http|ingest/files)|worker/(platform|$1))/",
		}),
		room({
			name: "templates-know-no-outbox",
			comment: "What a mail says and how it is sent, whatever it waited in.",
			path: "^worker/mail/(?!outbox/)",
			mayImport: "^(contracts|domain|worker/(platform|mail/(?!outbox/)))",
		}),
		{
			name: "sources-do-not-cross",
			comment: "What two sources share lies in worker/facts/sources itself.",
			severity: "error",
			from: { path: "^worker/facts/sources/([^/]+)/", pathNot: tests },
			to: { path: "^worker/facts/sources/[^/]+/", pathNot: "^worker/facts/sources/$1/" },
		},
		...upperRooms(room),
	];
}

/** What stands on the floor, each on those named before it. */
function upperRooms(room) {
	return [
		room({
			name: "analytics-counts",
			comment: "How often things happen, without a word about anybody.",
			path: "^worker/analytics/",
			mayImport: "^(contracts|domain|worker/(platform|db|analytics))/",
		}),
		room({
			name: "accounts-know-who",
			comment: "Who somebody is and may try: it writes to nobody.",
			path: "^worker/accounts/",
			mayImport: "^(contracts|domain|worker/(platform|db|accounts))/",
		}),
		room({
			name: "facts-are-gathered",
			comment: "From a postcode to its facts, and how the datasets behind them stand.",
			path: "^worker/facts/",
			mayImport: "^(contracts|domain|datasets|worker/(platform|db|analytics|facts))/",
		}),
		room({
			name: "admin-watches-and-notes",
			comment: "Who changed what, and what wants a person: for every use case of an administrator.",
			path: "^worker/admin/",
			mayImport: "^(contracts|domain|worker/(platform|db|accounts|facts|admin))/",
		}),
		room({
			name: "mail-waits-in-the-outbox",
			comment:
				"Features put letters into the outbox; it knows what they say and not why they were asked for.",
			path: "^worker/mail/",
			mayImport: "^(contracts|domain|worker/(platform|db|accounts|admin|mail))/",
		}),
		room({
			name: "billing-takes-money",
			comment: "The payment provider, and what somebody's plan allows and how it stands.",
			path: "^worker/billing/",
			mayImport: "^(contracts|domain|datasets/http|worker/(platform|db|accounts|mail|billing))/",
		}),
		room({
			name: "reports-are-shared",
			comment: "What a report is, who may read it and whether it is paid for.",
			path: "^worker/reports/",
			mayImport: "^(contracts|domain|worker/(platform|db|accounts|mail|billing|reports))/",
		}),
		room({
			name: "homes-are-kept",
			comment: "Homes of an account: what is kept, how each was judged, what changed.",
			path: "^worker/homes/",
			mayImport:
				"^(contracts|domain|worker/(platform|db|accounts|facts|mail|billing|homes|webhooks))/",
		}),
		room({
			name: "webhooks-know-no-home",
			comment: "What is sent to webhooks, and how; a look at a home says what changed.",
			path: "^worker/webhooks/",
			mayImport: "^(contracts|domain|datasets/http|worker/(platform|db|webhooks))/",
		}),
		room({
			name: "accounts-are-erased-alike",
			comment: "What goes with an account, whoever asks for it.",
			path: "^worker/erasure/",
			mayImport: "^(contracts|domain|worker/(platform|db|accounts|mail|billing|reports|erasure))/",
		}),
		room({
			name: "http-is-no-feature",
			comment: "worker/http serves every feature and knows none.",
			path: "^worker/http/",
			mayImport:
				"^(contracts|domain|datasets/http|worker/(platform|db|analytics|accounts|mail|facts|http))/",
		}),
		room({
			name: "jobs-know-no-feature",
			comment: "What triggers start: a table of named jobs, and the weekly refresh.",
			path: "^worker/jobs/",
			mayImport:
				"^(contracts|domain|datasets|worker/(platform|db|accounts|facts|admin|mail|billing|reports|homes|webhooks|jobs))/",
		}),
		room({
			name: "features-do-not-cross",
			comment: "What two features share sinks into a named room.",
			path: "^worker/features/([^/]+)/",
			mayImport:
				"^(contracts|domain|datasets|worker/(platform|db|analytics|accounts|facts|admin|mail|billing|reports|homes|webhooks|erasure|http|jobs|features/$1))/",
		}),
	];
}
