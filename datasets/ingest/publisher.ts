import { RefusedNews } from "./run/importer.ts";

/** Settings of an installation that name its publishers; empty or absent where none is asked. */
export type PublisherSettings = {
	readonly BANK_RATE_URL?: string;
	readonly EPC_REGISTER_URL?: string;
	readonly EPC_REGISTER_TOKEN?: string;
	readonly HOUSE_PRICE_INDEX_URL?: string;
	readonly LICENSING_PAGES?: string;
	readonly PLANNING_FILES_URL?: string;
	readonly PRICE_PAID_FILES_URL?: string;
	readonly PRIVATE_RENTS_URL?: string;
};

/** An installation of the product, as far as it asks publishers. */
export type Installation = {
	readonly settings: PublisherSettings;
	/** Turns a configured base address into one without a closing slash; null where it is empty, or this build may not ask it. */
	readonly addressOf: (configured: string | undefined) => string | null;
};

/** The publisher of a dataset: one address, with a key where needed, or many addresses that a switch enables together. */
export type Publisher =
	| {
			/** As the beginning of a sentence. */
			readonly who: string;
			readonly address: keyof PublisherSettings;
			readonly token?: keyof PublisherSettings;
	  }
	| {
			readonly switch: keyof PublisherSettings;
			/** Sentence saying that it is off. */
			readonly off: string;
	  };

/** Why this installation does not ask a publisher, as a sentence for the operator; null where it does. */
export function whyOff(publisher: Publisher, installation: Installation): string | null {
	const { settings, addressOf } = installation;
	if ("switch" in publisher) {
		return switchOf(publisher.switch, installation) ? null : publisher.off;
	}
	const { who, address, token } = publisher;
	if (addressOf(settings[address]) === null) {
		return `${who} is not connected: ${address} names no address.`;
	}
	return token && !settings[token] ? `${who} is not connected: ${token} holds no token.` : null;
}

/** Base address and key of a publisher. The key is empty where none is wanted. @throws RefusedNews where it is off */
export function connectPublisher(
	publisher: Extract<Publisher, { readonly address: unknown }>,
	installation: Installation,
): { readonly baseUrl: string; readonly token: string } {
	const off = whyOff(publisher, installation);
	if (off !== null) {
		throw new RefusedNews(off);
	}
	const { settings, addressOf } = installation;
	return {
		baseUrl: addressOf(settings[publisher.address]) ?? "",
		token: (publisher.token && settings[publisher.token]) ?? "",
	};
}

/** State of a switch: whether it is on, and the simulator's address where the setting is one; null where it is off. */
export function switchOf(
	setting: keyof PublisherSettings,
	{ settings, addressOf }: Installation,
): { readonly simulator: string | null } | null {
	const value = settings[setting];
	if (value === "on") {
		return { simulator: null };
	}
	const simulator = value === "off" ? null : addressOf(value);
	return simulator === null ? null : { simulator };
}
