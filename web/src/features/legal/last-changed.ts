import type { PublicPageName } from "#domain/site/public-pages.ts";

type LegalPageName = Extract<
	PublicPageName,
	"termsOfService" | "privacyPolicy" | "cookiePolicy" | "dataProtection" | "accessibility"
>;

/** When a page last said something else, and the start of the SHA-256 of what it has said since. */
export type LastChanged = { readonly on: string; readonly text: string };

/**
 * The day of each legal page's last real change. Anyone who changes a page's words sets its day here, and then its hash, which the
 * page's test names. Source: Rule SITE-7.
 */
export const lastChanged: Readonly<Record<LegalPageName, LastChanged>> = {
	termsOfService: { on: "2026-11-29", text: "5983f5d2" },
	privacyPolicy: { on: "2026-11-29", text: "80728bfb" },
	cookiePolicy: { on: "2026-11-23", text: "4f1c4c5e" },
	dataProtection: { on: "2026-11-23", text: "0e4d10c2" },
	accessibility: { on: "2026-11-29", text: "47a9da95" },
};
