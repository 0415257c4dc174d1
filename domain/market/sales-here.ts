import type { Facts, SaleFacts } from "../facts.ts";
import { answeredOn, unwrap } from "../source-answer.ts";

/** Full-value sales at the postcode, and the date of whoever told them. */
type SalesHere = SaleFacts & { readonly asOf: string | null };

/** Sales at the postcode: from the national file where it is held, else as Land Registry answered; null when neither tells any or none. */
export function salesHere({ sold, live }: Facts): SalesHere | null {
	if (sold) {
		return { ...sold.atPostcode, asOf: sold.asOf };
	}
	const answer = unwrap(live.sales);
	return answer && { ...answer, asOf: answeredOn(live.sales) };
}
