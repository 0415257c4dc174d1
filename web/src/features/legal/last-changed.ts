import type { PublicPageName } from "#domain/public-pages.ts";

type LegalPageName = Extract<
	PublicPageName,
	"termsOfService" | "privacyPolicy" | "cookiePolicy" | "dataProtection"
>;

/** When a page last said something else, and the start of the SHA-256 of what it has said since. */
export type LastChanged = { readonly on: string; readonly text: string };

/**
 * The day of each legal page's last real change. Anyone who changes a page's words sets its day here, and then its hash, which the
 * page's test names. Source: DECISIONS 11.
 */
export const lastChanged: Readonly<Record<LegalPageName, LastChanged>> = {
	termsOfService: { on: "2026-11-25", text: "e6e692f3" },
	privacyPolicy: { on: "2026-11-24", text: "51e858f6" },
	cookiePolicy: { on: "2026-11-23", text: "6c15f5b6" },
	dataProtection: { on: "2026-11-23", text: "4c8954a3" },
};
