import { screens } from "#domain/base/screens.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { publicUrl } from "#worker/platform/source-address.ts";

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

/** Whether mail can leave at all: without a sender none does, and without our own address its links would lead nowhere. */
export function canSendMail(env: Pick<Bindings, "MAIL_FROM" | "PUBLIC_URL">): boolean {
	return env.MAIL_FROM.trim() !== "" && env.PUBLIC_URL.trim() !== "";
}

/** The address of a screen, whole, as it stands in a mail; `token` is what stands for the variable part of one that has it. */
export function linkAddress(
	{ publicUrl }: Pick<MailSettings, "publicUrl">,
	screen: keyof typeof screens,
	token = "",
): string {
	return `${publicUrl}${screens[screen].replace(/:\w+/, token)}`;
}
