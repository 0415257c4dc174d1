import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { poundsAndPence } from "#domain/base/words.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/business/plans.ts";
import { vatInWords } from "#domain/business/vat.ts";
import { type PublicTextName, publicTexts } from "#domain/site/public-texts.ts";
import { claimsQuery, contactQuery, reportPriceQuery, subscriptionPricesQuery } from "./queries.ts";

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

/** What one report costs: the price while no administrator has set another, until it is known. */
export function ReportPriceText() {
	return <PublicText name="report-price" otherwise={poundsAndPence(DEFAULT_REPORT_PRICE)} />;
}

/** Whether VAT is in the prices beside it. */
export function VatText() {
	return <PublicText name="vat" otherwise={vatInWords(null)} />;
}

/** The text; null until it is known, and where it is not set. */
export function usePublicText(name: PublicTextName): string | null {
	const part = partOf(name);
	// Four calls of different answers: `publicTexts` takes each at its own place.
	const { data } = useQuery(queries[part] as unknown as UseQueryOptions<unknown>);
	return publicTexts({ ...noAnswers, [part]: data })[name];
}

/** The query that holds a text. Only this one is watched: to stop watching a query aborts a fetch that others have just begun. */
function partOf(name: PublicTextName): keyof typeof queries {
	switch (name) {
		case "report-price":
			return "reportPrice";
		case "starter-price":
		case "pro-price":
		case "expert-price":
			return "subscriptionPrices";
		case "reports-generated":
			return "claims";
		default:
			return "contact";
	}
}

const queries = {
	reportPrice: reportPriceQuery,
	subscriptionPrices: subscriptionPricesQuery,
	claims: claimsQuery,
	contact: contactQuery,
};

const noAnswers = { reportPrice: null, subscriptionPrices: null, claims: null, contact: null };

type SupportLinkProps = {
	className?: string;
	/** Stands there while no address is set. */
	otherwise?: string;
	/** The words in place of the address. */
	children?: string;
};

/** A link that opens a mail to our support, as a gap that the Worker fills; the words alone where no address is set. */
export function SupportLink({ className, otherwise = "our support", children }: SupportLinkProps) {
	const email = usePublicText("support-email");
	const props = {
		...(className ? { className } : {}),
		"data-public-link": "support-email",
		...(children === undefined ? { "data-public-text": "support-email" } : {}),
	};
	return (
		<a {...props} {...(email ? { href: `mailto:${email}` } : {})}>
			{children ?? email ?? otherwise}
		</a>
	);
}
