import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Prices and mode as an administrator sees them. Asked for again at every visit: another may have changed them. */
export const adminSettingsQuery = queryOptions({
	queryKey: ownKey("admin-settings"),
	queryFn: ({ signal }) => call(api.admin.settings.$get({}, { init: { signal } })),
	// A form that began with what is no longer so would write it back.
	gcTime: 0,
});
