import type { LegalText } from "../legal-section.tsx";
import { Account, Ending } from "./account.tsx";
import { Buying } from "./buying.tsx";
import { Data, Listings, Use } from "./fair-use.tsx";
import { ChangesOfTerms, Contact, Law, WhoWeAre } from "./frame.tsx";
import { Availability, Liability } from "./liability.tsx";
import { Cancelling, Plans } from "./plans.tsx";
import { Refunds } from "./refunds.tsx";
import { WhatAReportIs } from "./what-a-report-is.tsx";

/** Source: SPEC sections 1, 4 "Subscription lifecycle" and 9, DECISIONS 9-11. */
export const termsSections: readonly LegalText[] = [
	{ id: "who-we-are", title: "Who we are", Body: WhoWeAre },
	{ id: "what-a-report-is", title: "What a report is, and is not", Body: WhatAReportIs },
	{ id: "account", title: "Your account", Body: Account },
	{ id: "buying", title: "Buying a report", Body: Buying },
	{ id: "plans", title: "Plans and the free trial", Body: Plans },
	{ id: "cancelling", title: "Cancelling a plan", Body: Cancelling },
	{ id: "refunds", title: "Refunds", Body: Refunds },
	{ id: "use", title: "Acceptable use", Body: Use },
	{ id: "data", title: "The data and its licences", Body: Data },
	{ id: "listings", title: "Importing a listing", Body: Listings },
	{ id: "availability", title: "When something is down or changes", Body: Availability },
	{ id: "liability", title: "Our responsibility to you", Body: Liability },
	{ id: "ending", title: "Ending your account", Body: Ending },
	{ id: "changes", title: "Changes to these terms", Body: ChangesOfTerms },
	{ id: "law", title: "Which law applies", Body: Law },
	{ id: "contact", title: "Questions", Body: Contact },
];
