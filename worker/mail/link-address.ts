import { screens } from "#domain/screens.ts";
import type { MailSettings } from "./mail-settings.ts";

/** The address of a screen, whole, as it stands in a mail; `token` is what stands for the variable part of one that has it. */
export function linkAddress(
	{ publicUrl }: Pick<MailSettings, "publicUrl">,
	screen: keyof typeof screens,
	token = "",
): string {
	return `${publicUrl}${screens[screen].replace(/:\w+/, token)}`;
}
