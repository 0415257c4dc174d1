import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { readChoices } from "#domain/judgement/preview-choices.ts";
import { PREVIEW_ELEMENT } from "#domain/telling/document-marks.ts";
import { checkoutQuery } from "#web/features/checkout/checkout-query.ts";
import { homesQuery } from "#web/features/homes/homes-queries.ts";
import { previewQuery } from "#web/features/property-preview/preview-queries.ts";
import { reportQuery } from "#web/features/report/report-query.ts";
import { sharedQuery } from "#web/features/report/shared-query.ts";
import { compactPostcode, propertyPath } from "#web/lib/paths.ts";
import { paymentConfigQuery, reportPriceQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";
import { userQuery } from "#web/lib/session.ts";

/**
 * Fetches what the screen will show while its code is still on its way, and brings the address into its one form.
 * Source: Rule SITE-2.
 */
export function loadPropertyScreen(queryClient: QueryClient) {
	return ({ params, request }: LoaderFunctionArgs) => {
		const { postcode = "" } = params;
		const { search, searchParams } = new URL(request.url);
		if (postcode !== compactPostcode(postcode)) {
			return redirect(`${propertyPath(postcode)}${search}`);
		}
		const preview = previewQuery(postcode, readChoices(searchParams));
		const drawn = takeDrawnPreview();
		if (drawn && compactPostcode(drawn.postcode) === postcode) {
			queryClient.setQueryData(preview.queryKey, drawn);
		}
		void queryClient.prefetchQuery(preview);
		void queryClient.prefetchQuery(reportPriceQuery);
		return null;
	};
}

/** The preview that the Worker drew into the page, once: whoever comes back later asks anew. */
function takeDrawnPreview(): Preview | null {
	const written = document.getElementById(PREVIEW_ELEMENT);
	written?.remove();
	return written?.textContent ? (JSON.parse(written.textContent) as Preview) : null;
}

/** Fetches the homes while the screen's code is still on its way, unless nobody is signed in. */
export function loadHomesScreen(queryClient: QueryClient) {
	return () => {
		if (queryClient.getQueryData(userQuery.queryKey) !== null) {
			void queryClient.prefetchQuery(homesQuery);
		}
		return null;
	};
}

/** Fetches the report while the screen's code is still on its way. */
export function loadReportScreen(queryClient: QueryClient) {
	return ({ params: { id = "" } }: LoaderFunctionArgs) => {
		void queryClient.prefetchQuery(reportQuery(id));
		return null;
	};
}

/** Fetches the report that a link leads to while the screen's code is still on its way. */
export function loadSharedScreen(queryClient: QueryClient) {
	return ({ params: { token = "" } }: LoaderFunctionArgs) => {
		void queryClient.prefetchQuery(sharedQuery(token));
		return null;
	};
}

/** Fetches what is bought, its price and how it is paid while the screen's code is still on its way. */
export function loadCheckoutScreen(queryClient: QueryClient) {
	return ({ params: { reportId = "" } }: LoaderFunctionArgs) => {
		void queryClient.prefetchQuery(checkoutQuery(reportId));
		void queryClient.prefetchQuery(paymentConfigQuery);
		void queryClient.prefetchQuery(reportPriceQuery);
		return null;
	};
}

/** Fetches the prices while the screen's code is still on its way. */
export function loadSubscriptionScreen(queryClient: QueryClient) {
	return () => {
		void queryClient.prefetchQuery(subscriptionPricesQuery);
		void queryClient.prefetchQuery(reportPriceQuery);
		return null;
	};
}

/** Fetches the prices and how they are paid while the screen's code is still on its way. */
export function loadSubscriptionCheckoutScreen(queryClient: QueryClient) {
	return () => {
		void queryClient.prefetchQuery(subscriptionPricesQuery);
		void queryClient.prefetchQuery(paymentConfigQuery);
		return null;
	};
}
