import * as z from "zod";
import { askApp } from "./ask-app.ts";

const SentMails = z.array(
	z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() }),
);
export type SentMail = z.infer<typeof SentMails>[number];

/** What was sent to an address, newest first. */
export async function mailTo(address: string): Promise<SentMail[]> {
	const response = await askApp(`/__mail.json?to=${encodeURIComponent(address)}`);
	return SentMails.parse(await response.json());
}

/** The secret of the newest link of a kind that was sent to an address. */
export async function linkTo(
	address: string,
	screen: "verify-email" | "reset-password",
): Promise<string> {
	for (const { text } of await mailTo(address)) {
		const [, token] = new RegExp(`/${screen}/([\\w-]+)`).exec(text) ?? [];
		if (token) {
			return token;
		}
	}
	throw new Error(`no ${screen} link was sent to ${address}`);
}
