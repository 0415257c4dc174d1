import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

type Begun = { postcode: string | null; url: string | null };

/**
 * Tells what the address brings along: what was sent before the script had come, which the browser then puts there by itself, or what
 * another app shared. It is only filled in: whoever comes back to this address is not sent on again.
 */
export function useBegunSearch(onBegun: (begun: Begun) => void): void {
	const { search } = useLocation();
	const tell = useEffectEvent(onBegun);
	useEffect(() => {
		const query = new URLSearchParams(search);
		const [postcode, url] = [query.get("postcode"), query.get("url")];
		if (postcode || url) {
			tell({ postcode, url });
		}
	}, [search]);
}
