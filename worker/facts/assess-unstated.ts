import type { Assessment } from "#domain/assess.ts";
import { assessAsStated } from "./assess-as-stated.ts";
import type { Gathering } from "./gathering.ts";

/**
 * Today's assessment of a postcode about which nobody stated anything: let to one household, every figure from our sources.
 * @throws Problem of the postcode, `rate_limited`, `unavailable`
 */
export function assessUnstated(gathering: Gathering, postcode: string): Promise<Assessment> {
	return assessAsStated(gathering, postcode, {
		use: "single",
		exemption: false,
		c4permission: false,
	});
}
