import { APP_NAME } from "../base/product.ts";
import { type ScreenName, screens } from "../base/screens.ts";
import { SAMPLE_REPORT_ID } from "./example-postcodes.ts";

/** A screen that is the same for everyone: drawn when the product is built, listed for search engines. */
export type PublicPage = {
	readonly path: string;
	/** Browser title, before the product's name; null for the name alone. */
	readonly title: string | null;
	/** One or two sentences for search results and shared links, at most 160 characters. */
	readonly description: string;
	/** Picture for shared links; the product's own by default. */
	readonly picture?: string;
};

export const publicPages = {
	home: {
		path: screens.home,
		title: "What could go wrong with letting this home?",
		description:
			"Check a UK home before you let it, from its postcode: energy rating, licensing, Article 4, rent and yield. Every figure has a source and a date.",
	},
	landing: {
		path: screens.landing,
		title: "Risk reports for UK buy-to-let",
		description:
			"Know what could go wrong with letting a home before you buy it. Energy rating, licences, rent and yield, from its postcode, in under 60 seconds.",
	},
	documentation: {
		path: screens.documentation,
		title: "Documentation",
		description: `How ${APP_NAME} works out its score: the method and its tables, energy bands, licensing rules of each nation, and where every figure comes from.`,
	},
	register: {
		path: screens.register,
		title: "Licensing register",
		description:
			"For which councils we know whether a rented home needs a licence, and by which page. With our last audit, and the register as open data.",
	},
	apiReference: {
		path: screens.apiReference,
		title: "API reference",
		description:
			"Ask for licensing, assessments and your kept homes from your own software: calls, keys, allowances, and programs to begin with.",
	},
	subscription: {
		path: screens.subscription,
		title: "Subscription",
		description:
			"Monthly plans for landlords and investors who check several homes: what each costs, how many reports it holds, and seven days free.",
	},
	termsOfService: {
		path: screens.termsOfService,
		title: "Terms of Service",
		description: `The terms on which ${APP_NAME} makes and sells its reports: what you get, what it costs, refunds, and what a report is not.`,
	},
	privacyPolicy: {
		path: screens.privacyPolicy,
		title: "Privacy Policy",
		description: `What ${APP_NAME} knows about you, why, for how long, who else sees it, and how to have it shown or deleted.`,
	},
	cookiePolicy: {
		path: screens.cookiePolicy,
		title: "Cookie Policy",
		description: `Which cookies and stored choices ${APP_NAME} uses, what each is for, how long it lasts, and how to change your mind.`,
	},
	dataProtection: {
		path: screens.dataProtection,
		title: "Data Protection",
		description: `Your rights under UK data protection law, how to use them with ${APP_NAME}, how fast we answer, and what we do if something goes wrong.`,
	},
	accessibility: {
		path: screens.accessibility,
		title: "Accessibility",
		description: `For whom ${APP_NAME} works, what is known not to work with a keyboard, a screen reader or enlarged text, and how to tell us.`,
	},
} as const satisfies Partial<Record<ScreenName, PublicPage>>;

/** The sample report, redrawn each day, with metadata like a public page's. */
export const samplePage = {
	path: screens.report.replace(":id", SAMPLE_REPORT_ID),
	title: "A sample report, read in full",
	description:
		"A whole report on a real postcode, as it would be made today. Verdict, licences, energy, rent, tax, cash flow and what to do, each with its source.",
	picture: "/og-sample.png",
} as const satisfies PublicPage;

export type PublicPageName = keyof typeof publicPages;
