import type { Bindings } from "#worker/platform/env.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";

export const PAGES_OFF = "Councils' pages are not looked at: LICENSING_PAGES is not on.";

/** Whether councils' pages are looked at themselves or in a simulator, whose address it is; null where they are left alone. */
export function pagesSetting({
	LICENSING_PAGES: setting,
}: Bindings): { simulator: string | null } | null {
	if (setting === "on") {
		return { simulator: null };
	}
	const simulator = setting === "off" ? null : sourceAddress(setting);
	return simulator === null ? null : { simulator };
}
