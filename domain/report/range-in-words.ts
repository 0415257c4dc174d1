import type { CostRange } from "../epc/cost-to-c.ts";
import { poundsInWords } from "../words.ts";

/** "£3,000 to £8,400"; one amount where lowest and highest are the same. */
export function rangeInWords({ low, high }: CostRange): string {
	return low === high ? poundsInWords(low) : `${poundsInWords(low)} to ${poundsInWords(high)}`;
}
