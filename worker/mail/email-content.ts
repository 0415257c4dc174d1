/** What a mail says, before it is set as text and as HTML. Whatever stands here may have been typed by a user. */
export type EmailContent = {
	readonly subject: string;
	/** What a list of mails shows behind the subject. */
	readonly preview: string;
	/** Whom it greets by name; null where anybody may have typed the address. */
	readonly username: string | null;
	/** Before the button. */
	readonly paragraphs: readonly string[];
	readonly button?: { readonly label: string; readonly address: string };
	/** Another way to go, less prominent than the button. */
	readonly link?: { readonly label: string; readonly address: string };
	/** After the button. */
	readonly notes: readonly string[];
};
