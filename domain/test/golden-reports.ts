import first from "./golden-reports/format-1.json" with { type: "json" };
import withoutSector from "./golden-reports/format-1-without-sector.json" with { type: "json" };
import withoutTaxBasis from "./golden-reports/format-1-without-tax-basis.json" with {
	type: "json",
};
import second from "./golden-reports/format-2.json" with { type: "json" };
import third from "./golden-reports/format-3.json" with { type: "json" };
import fourth from "./golden-reports/format-4.json" with { type: "json" };
import fifth from "./golden-reports/format-5.json" with { type: "json" };
import sixth from "./golden-reports/format-6.json" with { type: "json" };
import seventh from "./golden-reports/format-7.json" with { type: "json" };
import eighth from "./golden-reports/format-8.json" with { type: "json" };

/**
 * Reports on made-up homes as each format ever sold kept them, composed and written by the code of its day. A file here is never changed once
 * reports of its format were sold: a new shape is a new format with a file of its own.
 */
export const goldenReports: Readonly<Record<string, { readonly format: number }>> = {
	"format 1, before the basis of income tax": withoutTaxBasis,
	"format 1, before the sold prices of a sector": withoutSector,
	"format 1": first,
	"format 2": second,
	"format 3": third,
	"format 4": fourth,
	"format 5": fifth,
	"format 6": sixth,
	"format 7": seventh,
	"format 8": eighth,
};
