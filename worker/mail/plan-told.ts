/** What a letter about a plan tells of it, in words. */
export type PlanTold = {
	/** "Pro". */
	readonly plan: string;
	/** "25 reports a month". */
	readonly reports: string;
	/** Reports during the trial; null without one. */
	readonly trialReports: number | null;
	/** "£25", a month and after any discount. */
	readonly price: string;
	/** The end of the trial, "28 November 2026"; null without a trial. */
	readonly firstCharge: string | null;
	/** When it renews or ends. */
	readonly periodEnd: string;
	/** The smaller plan that it changes to then, and what that costs; null where it stays. */
	readonly next: { readonly plan: string; readonly reports: string; readonly price: string } | null;
	/** Paid with test cards. */
	readonly isTest: boolean;
};
