import * as z from "zod";
import { figure, flag, listOf, part, text, textOrFigure } from "../lenient.ts";

/** What is read of Rightmove's model of a page. Source: pages of April and September 2026. */
export const RightmoveModel = z.object({
	propertyData: z.object({
		id: textOrFigure,
		status: part({ published: flag, archived: flag }),
		/** `shortDescription`: "3 bedroom flat for sale". */
		text: part({ shortDescription: text, auctionFeesDisclaimer: text }),
		address: part({ displayAddress: text, outcode: text, incode: text }),
		location: part({ latitude: figure, longitude: figure }),
		bedrooms: figure,
		prices: part({ primaryPrice: text, displayPriceQualifier: text }),
		/** "BUY" or "LET"; `channel` "RES_BUY", "RES_LET". */
		transactionType: text,
		channel: text,
		propertySubType: text,
		tenure: part({ tenureType: text, yearsRemainingOnLease: figure }),
		livingCosts: part({
			councilTaxBand: text,
			annualGroundRent: textOrFigure,
			annualServiceCharge: textOrFigure,
		}),
		sizings: listOf(part({ unit: text, minimumSize: figure, maximumSize: figure })),
		sharedOwnership: part({ sharedOwnershipFlag: flag }),
	}),
	analyticsInfo: part({
		analyticsProperty: part({ postcode: text, auctionOnly: flag }),
	}),
});
export type RightmoveModel = z.infer<typeof RightmoveModel>;
