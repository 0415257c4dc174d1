import * as z from "zod";
import { figure, listOf, part, text, textOrFigure } from "../lenient.ts";

/** What is read of OnTheMarket's page of a home. Source: pages of April 2026. */
export const OnTheMarketModel = z.object({
	props: z.object({
		initialReduxState: z.object({
			property: z.object({
				id: textOrFigure,
				/** "3 bedroom flat for sale". */
				propertyTitle: text,
				displayAddress: text,
				price: text,
				priceQualifier: text,
				bedrooms: figure,
				humanisedPropertyType: text,
				minimumAreaSqM: textOrFigure,
				location: part({ lat: figure, lon: figure }),
				keyInfo: listOf(part({ title: text, value: textOrFigure })),
				/** JSON in a text: what the page tells its advertisers. */
				headerData: part({ dataLayer: text }),
			}),
		}),
	}),
});

/** `status` is "live", or "retracted" for a home that was withdrawn but still has its page. */
export const DataLayer = part({ postcode: text, status: text });
