import * as z from "zod";
import { SetupMade } from "./subscription.ts";

/** Every reason for which the API refuses. Server and browser branch on these names and on no others. */
export const problemCodes = [
	"invalid_input",
	"invalid_postcode",
	"postcode_unknown",
	"postcode_terminated",
	"postcode_not_geographic",
	"postcode_not_covered",
	"certificate_unknown",
	"signed_out",
	"wrong_password",
	"second_factor",
	"proof_refused",
	"proof_outdated",
	"robot_suspected",
	"password_missing",
	"cross_site",
	"taken",
	"password_refused",
	"link_invalid",
	"link_not_yours",
	"too_large",
	"unpaid",
	"already_paid",
	"price_changed",
	"report_closed",
	"share_gone",
	"note_changed",
	"home_changed",
	"owner_named",
	"payment_unavailable",
	"signature_invalid",
	"already_subscribed",
	"not_subscribed",
	"update_card",
	"verify_email",
	"trial_used",
	"card_declined",
	"promo_refused",
	"limit_reached",
	"not_enough_data",
	"setup_over",
	"guarantee_over",
	"cooling_off_over",
	"admins_only",
	"not_allowed",
	"live_keys_missing",
	"refresh_running",
	"review_outdated",
	"scheme_changed",
	"suggestion_decided",
	"not_a_portal",
	"not_a_listing",
	"listing_withdrawn",
	"listing_unreadable",
	"portal_blocks",
	"portal_silent",
	"import_off",
	"not_found",
	"rate_limited",
	"unavailable",
	"internal",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The body of every refusal. `error` and `message` hold the same text, which can be shown to the visitor. */
export const ProblemBody = z.object({
	error: z.string(),
	message: z.string(),
	code: z.enum(problemCodes),
	/** Message per refused input field. */
	fields: z.record(z.string(), z.string()).optional(),
	/** For `trial_used`: the session that pays for the plan from today, offered in place of the trial. */
	payment: SetupMade.optional(),
	/** For `note_changed`: the current note, empty for none. */
	current: z.string().optional(),
	requestId: z.string(),
	/** Which upload of the product refused; null where it runs on no platform. */
	version: z.string().nullish(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
