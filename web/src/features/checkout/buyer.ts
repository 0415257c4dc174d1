/** What a buyer enters beside the card. */
export type Buyer = {
	/** Where the report's link and the receipt go. */
	email: string;
	/** The report is asked for at once, and with it the right to cancel within 14 days is given up. */
	waiver: boolean;
};
