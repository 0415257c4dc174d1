import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useIsInBrowser } from "#web/lib/use-is-in-browser.ts";
import { goToChapter } from "#web/ui/chapter.tsx";
import { type PartName, partOfAddress, parts } from "./parts.ts";

/** Which part is open, as the address says, and what opens another. An address with a fragment leads to its topic. */
export function useOpenPart() {
	const [query, setQuery] = useSearchParams();
	const { hash, key } = useLocation();
	// What was drawn when the product was built was drawn for no query and no fragment.
	const isAddressKnown = useIsInBrowser();
	const open = isAddressKnown ? partOfAddress(query.get("tab"), hash) : parts[0].name;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time an address is gone to, also the same one again.
	useEffect(() => {
		if (hash) {
			goToChapter(hash.slice(1));
		}
	}, [hash, key, isAddressKnown]);
	const openPart = (chosen: PartName) => {
		setQuery(
			(last) => {
				last.set("tab", chosen);
				return last;
			},
			{ preventScrollReset: true },
		);
	};
	return { open, openPart };
}
