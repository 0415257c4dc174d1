import { useQuery } from "@tanstack/react-query";
import { type PublicTextName, publicTexts } from "#domain/public-texts.ts";
import { claimsQuery } from "./claims-query.ts";
import { contactQuery } from "./contact-query.ts";
import { reportPriceQuery } from "./report-price-query.ts";
import { subscriptionPricesQuery } from "./subscription-prices-query.ts";

type PublicTextProps = {
	name: PublicTextName;
	/** Stands there until the text is known, and where it is not set. It should be about as wide, so that nothing moves. */
	otherwise: string;
};

/**
 * A word or figure that is settled while the product runs, such as a price. In the pages drawn when the product is built it is a gap
 * that the Worker fills, and the browser finds the same in its cache.
 */
export function PublicText({ name, otherwise }: PublicTextProps) {
	return <span data-public-text={name}>{usePublicText(name) ?? otherwise}</span>;
}

/** The text; null until it is known, and where it is not set. */
export function usePublicText(name: PublicTextName): string | null {
	const needs = (prefix: RegExp) => ({ enabled: prefix.test(name) });
	const { data: reportPrice } = useQuery({ ...reportPriceQuery, ...needs(/^report-price$/) });
	const { data: subscriptionPrices } = useQuery({
		...subscriptionPricesQuery,
		...needs(/^(starter|pro|expert)-/),
	});
	const { data: claims } = useQuery({ ...claimsQuery, ...needs(/^reports-/) });
	const { data: contact } = useQuery({ ...contactQuery, ...needs(/^(support|company|ico)-/) });
	return publicTexts({ reportPrice, subscriptionPrices, claims, contact })[name];
}

/** A link that opens a mail to our support, as a gap that the Worker fills; the words alone where no address is set. */
export function SupportLink({ className, children }: { className?: string; children?: string }) {
	const email = usePublicText("support-email");
	const props = {
		...(className ? { className } : {}),
		"data-public-link": "support-email",
		...(children === undefined ? { "data-public-text": "support-email" } : {}),
	};
	return (
		<a {...props} {...(email ? { href: `mailto:${email}` } : {})}>
			{children ?? email ?? "our support"}
		</a>
	);
}
