import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { readChoices } from "#web/features/property-preview/choices.ts";
import { previewQuery } from "#web/features/property-preview/preview-queries.ts";
import { compactPostcode, propertyPath } from "#web/lib/paths.ts";
import { reportPriceQuery } from "#web/lib/queries.ts";

/**
 * Asks for what the screen will show while its code is still on its way, and brings the address into its one form.
 * Source: SPEC section 2 ("The postcode is uppercased with spaces removed").
 */
export function loadPropertyScreen(queryClient: QueryClient) {
	return ({ params, request }: LoaderFunctionArgs) => {
		const { postcode = "" } = params;
		const { search, searchParams } = new URL(request.url);
		if (postcode !== compactPostcode(postcode)) {
			return redirect(`${propertyPath(postcode)}${search}`);
		}
		void queryClient.prefetchQuery(previewQuery(postcode, readChoices(searchParams)));
		void queryClient.prefetchQuery(reportPriceQuery);
		return null;
	};
}
