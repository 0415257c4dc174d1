import { RefusedNews } from "./run/importer.ts";

/** The settings of an installation that say who is asked, each empty or absent where no one is. */
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
	/** A base address as configured, without a closing slash; null where it is empty, or may not be asked by this build. */
	readonly addressOf: (configured: string | undefined) => string | null;
};

/** Who is asked for a dataset: at one address, with a key where they want one; or many, who are asked at all where a switch is on. */
export type Publisher =
	| {
			/** As the beginning of a sentence. */
			readonly who: string;
			readonly address: keyof PublisherSettings;
			readonly token?: keyof PublisherSettings;
	  }
	| {
			readonly switch: keyof PublisherSettings;
			/** In a sentence, that it is off. */
			readonly off: string;
	  };

/** Why a publisher is not asked in this installation, in a sentence for anyone who runs it; null where it is. */
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

/** Whether what a switch decides is done, and in which simulator, whose address the setting then is; null where it is off. */
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
