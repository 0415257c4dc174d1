import {
	reviewReasonInWords,
	schemeKindInWords,
	schemeReachInWords,
	schemeStatusInWords,
} from "#domain/subjects/licensing/scheme-words.ts";
import {
	among,
	count,
	day,
	type Format,
	grant,
	lastDayInWords,
	minute,
	penceInWords,
	plain,
	plan,
	planList,
	pounds,
} from "./value-formats.ts";

/** What is noted of a change, by the name it has in the log. One that is not here is called by its name and shown plainly. */
const known: Readonly<Record<string, { label: string; format?: Format }>> = {
	reportPrice: { label: "Report price", format: pounds },
	starterPrice: { label: "Starter plan", format: pounds },
	proPrice: { label: "Pro plan", format: pounds },
	expertPrice: { label: "Expert plan", format: pounds },
	isStripeTestMode: { label: "Test mode" },
	discountType: {
		label: "Discount type",
		format: among({ percentage: "Percentage", fixed: "Fixed amount" }),
	},
	discountValue: { label: "Discount" },
	usageLimit: { label: "Usage limit", format: count },
	expiresAt: { label: "Last day", format: lastDayInWords },
	applicablePlans: { label: "Plans", format: planList },
	isActive: { label: "Active" },
	isAdmin: { label: "Administrator" },
	isVerified: { label: "Verified" },
	user: { label: "Account" },
	prefix: { label: "Begins with" },
	scopes: { label: "Scopes" },
	plan: { label: "Plan", format: plan },
	grant: { label: "Plan from us", format: grant },
	authorityCode: { label: "Council code" },
	kind: { label: "Kind", format: among(schemeKindInWords) },
	status: { label: "Status", format: among(schemeStatusInWords) },
	coverage: { label: "Reach", format: among(schemeReachInWords) },
	wardCodes: { label: "Wards" },
	hasUnmatchedWards: { label: "Lists wards that are no more" },
	start: { label: "First day", format: day },
	end: { label: "Last day", format: day },
	url: { label: "Council’s page" },
	verifiedOn: { label: "Verified on", format: day },
	designatedOn: { label: "Designated on", format: day },
	wardVintage: { label: "Ward borders of" },
	ruledOut: { label: "Rules out" },
	hmo: { label: "Kinds of HMO" },
	changedWhy: { label: "Why" },
	splitOff: { label: "Split off" },
	review: { label: "To review", format: among(reviewReasonInWords) },
	state: {
		label: "State",
		format: among({ unpaid: "Unpaid", paid: "Paid", refunded: "Refunded" }),
	},
	paid: { label: "Paid", format: penceInWords },
	refunded: { label: "Given back", format: penceInWords },
	plansEnded: { label: "Plans ended", format: count },
	asked: { label: "Asked of the payment provider" },
	failed: {
		label: "Failed, because",
		format: among({
			unavailable: "the payment provider or our tables did not answer",
			guarantee_over: "the guarantee is over",
			not_found: "nothing was there to give back",
			internal: "something went wrong; the log of the Worker says what",
		}),
	},
	emailsWaiting: { label: "Emails waiting", format: count },
	decision: { label: "Decision", format: among({ accepted: "Accepted", declined: "Declined" }) },
	note: { label: "Told them" },
	startedAt: { label: "Started", format: minute },
};

/** What a value of the log is called: `usageLimit` is "Usage limit". */
export function labelOf(name: string): string {
	const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	return known[name]?.label ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A value of the log in words. */
export function auditValueInWords(name: string, value: unknown): string {
	return (known[name]?.format ?? plain)(value);
}
