import type { Bindings } from "#worker/platform/env.ts";
import { publicUrl } from "#worker/platform/public-url.ts";

/** What the text of a mail depends on beside its reader. */
export type MailSettings = {
	/** Where visitors find the product, without a closing slash. */
	readonly publicUrl: string;
	/** Where mails send people for help; empty when there is no such address. */
	readonly supportEmail: string;
};

/** The settings of mails, as wrangler.toml or the deployment names them. */
export function mailSettings(env: Pick<Bindings, "PUBLIC_URL" | "SUPPORT_EMAIL">): MailSettings {
	return {
		publicUrl: publicUrl(env),
		supportEmail: env.SUPPORT_EMAIL.trim(),
	};
}
