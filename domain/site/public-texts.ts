import { fromPounds } from "../base/money.ts";
import { poundsAndPence } from "../base/words.ts";
import { vatInWords } from "../business/vat.ts";

/** Texts of public pages that are only known at run time, by their names in the pages. */
export type PublicTexts = {
	readonly "report-price": string | null;
	readonly "starter-price": string | null;
	readonly "pro-price": string | null;
	readonly "expert-price": string | null;
	readonly "reports-generated": string | null;
	readonly "support-email": string | null;
	readonly "company-name": string | null;
	readonly "company-number": string | null;
	readonly "company-address": string | null;
	readonly "ico-number": string | null;
	readonly vat: string | null;
};
export type PublicTextName = keyof PublicTexts;

type PublicText = {
	readonly reportPrice: { readonly price: number } | null | undefined;
	readonly subscriptionPrices:
		| { readonly starter: number; readonly pro: number; readonly expert: number }
		| null
		| undefined;
	readonly claims: { readonly reportsGenerated: number } | null | undefined;
	readonly contact:
		| {
				readonly supportEmail: string | null;
				readonly company: {
					readonly name: string | null;
					readonly number: string | null;
					readonly address: string | null;
					readonly icoNumber: string | null;
					readonly vatNumber: string | null;
				};
		  }
		| null
		| undefined;
};

/** The texts, worded alike whether the Worker or the browser writes them. Null where not known yet, or not set. Prices in pounds. */
export function publicTexts({
	reportPrice,
	subscriptionPrices,
	claims,
	contact,
}: PublicText): PublicTexts {
	const price = (pounds: number | undefined) =>
		pounds === undefined ? null : poundsAndPence(fromPounds(pounds));
	return {
		"report-price": price(reportPrice?.price),
		"starter-price": price(subscriptionPrices?.starter),
		"pro-price": price(subscriptionPrices?.pro),
		"expert-price": price(subscriptionPrices?.expert),
		"reports-generated": claims ? `${claims.reportsGenerated.toLocaleString("en-GB")}+` : null,
		"support-email": contact?.supportEmail ?? null,
		"company-name": contact?.company.name ?? null,
		"company-number": contact?.company.number ?? null,
		"company-address": contact?.company.address ?? null,
		"ico-number": contact?.company.icoNumber ?? null,
		vat: contact ? vatInWords(contact.company.vatNumber) : null,
	};
}
