import { Email } from "#contracts/credentials.ts";

/** A message to one address. `html` and `text` say the same. */
export type Mail = {
	readonly to: string;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	/** Address at which its reader leaves the list that it went to; none of a mail that answers them. */
	readonly unsubscribe?: string;
};

/** Hands over a mail. `send` resolves once it was accepted for delivery, and rejects with the reason when it was not. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

/**
 * A mailer whose headers no one can add to: a line break in the recipient or the subject would begin a header of its own, and
 * a second address would be written to as well. Every mailer is made with it.
 * Source: OWASP Testing Guide, WSTG-INPV-10 "IMAP SMTP Injection".
 */
export function guardedMailer(send: Mailer["send"]): Mailer {
	return {
		send: async (mail) => {
			refuseUnsafeHeaders(mail);
			await send(mail);
		},
	};
}

function refuseUnsafeHeaders({ to, subject }: Mail): void {
	// The contract trims what people type; what stands here was trimmed long ago.
	if (Email.safeParse(to).data !== to) {
		throw new Error("the recipient is not one e-mail address");
	}
	if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) {
		throw new Error("the subject holds control characters");
	}
}
