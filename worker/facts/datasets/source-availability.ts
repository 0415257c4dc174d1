import type { Bindings } from "#worker/platform/env.ts";
import { connectionOf, isConnected } from "./connected-address.ts";
import { PAGES_OFF, pagesSetting } from "./pages-setting.ts";

export const NO_TOKEN = "The energy register is not connected: EPC_REGISTER_TOKEN holds no token.";

/** Why a dataset's publisher is not asked in this installation, in a sentence for whoever runs it; null where it is, or where there is none to ask. */
export function whyOff(dataset: string, env: Bindings): string | null {
	if (dataset === "licensing_pages") {
		return pagesSetting(env) ? null : PAGES_OFF;
	}
	if (!isConnected(dataset)) {
		return null;
	}
	const connection = connectionOf(dataset, env);
	if ("whyOff" in connection) {
		return connection.whyOff;
	}
	return dataset === "certificate_changes" && !env.EPC_REGISTER_TOKEN ? NO_TOKEN : null;
}
