import { england } from "./england.ts";
import type { Nation } from "./nation.ts";
import type { NationPolicy } from "./nation-policy.ts";
import { northernIreland } from "./northern-ireland.ts";
import { scotland } from "./scotland.ts";
import { wales } from "./wales.ts";

const policies: Readonly<Record<Nation, NationPolicy>> = {
	England: england,
	Wales: wales,
	Scotland: scotland,
	"Northern Ireland": northernIreland,
};

/** Returns the rules that hold in a nation. */
export function policyOf(nation: Nation): NationPolicy {
	return policies[nation];
}
