import type { PublicPageName } from "#domain/public-pages.ts";

type LegalPageName = Extract<
	PublicPageName,
	"termsOfService" | "privacyPolicy" | "cookiePolicy" | "dataProtection"
>;

/** When a page last said something else, and the start of the SHA-256 of what it has said since. */
export type LastChanged = { readonly on: string; readonly text: string };

/**
 * The day of each legal page's last real change. Whoever changes a page's words sets its day here, and then its hash, which the
 * page's test names. Source: DECISIONS 11.
 */
export const lastChanged: Readonly<Record<LegalPageName, LastChanged>> = {
	termsOfService: { on: "2026-11-23", text: "311ef20c" },
	privacyPolicy: { on: "2026-11-23", text: "3ae9d43b" },
	cookiePolicy: { on: "2026-11-23", text: "42cc66bf" },
	dataProtection: { on: "2026-11-21", text: "a3a52630" },
};
