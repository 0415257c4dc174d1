import { listedArea } from "../listed-terms.ts";
import { labelled } from "./labelled.ts";
import { only } from "./only.ts";

const LABEL =
	/^(?:size|floor area|(?:total|internal|gross internal)(?: internal)?(?: floor)? area)\b/i;
/** Nothing but an area, perhaps in both units. A span of two areas is none. */
const AREA =
	/^(?:approx\.? )?(?<figure>[\d,]{1,7}(?:\.\d{1,2})?) ?(?<unit>sq\.? ?f|ft²|square feet|sq\.? ?m|m²|m2|square met)[a-z]*\.?(?=$|[ /(,.])/i;

/** Floor area in whole square metres; null when none is given, or several that differ. */
export function saidFloorArea(lines: readonly string[]): number | null {
	const under = labelled(lines, LABEL, areaOf);
	return only(under.length > 0 ? under : lines.map(areaOf));
}

function areaOf(text: string): number | null {
	const { figure = "", unit = "" } = AREA.exec(text)?.groups ?? {};
	const size = Number(figure.replaceAll(",", "") || 0);
	return listedArea([{ unit: /f/i.test(unit) ? "sqft" : "sqm", minimum: size, maximum: null }]);
}

/** The letter by itself, or behind "Band"; "A payment made to your council" is no band. */
const BAND = /^(?:band[ :-]{0,3}([A-I])(?![A-Za-z'’])|([A-I])(?=$|[,;.(]| \())/i;

/** A to I, under its heading or behind it: "Council tax band: B", or "Band: B" some lines under "Council tax". */
export function saidCouncilTaxBand(lines: readonly string[]): string | null {
	return only(
		labelled(lines, /^council tax(?: band)?\b/i, (text) => {
			const [, named, alone] = BAND.exec(text) ?? [];
			return (named ?? alone)?.toUpperCase() ?? null;
		}),
	);
}
