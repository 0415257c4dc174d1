import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useIsInBrowser } from "#web/lib/use-is-in-browser.ts";
import { type PartName, partOfAddress, parts } from "./parts.ts";

/** Which part is open, as the address says. What was drawn when the product was built was drawn for no query and no fragment. */
export function useOpenPartName(): { readonly open: PartName; readonly isAddressKnown: boolean } {
	const [query] = useSearchParams();
	const { hash } = useLocation();
	const isAddressKnown = useIsInBrowser();
	const open = isAddressKnown ? partOfAddress(query.get("tab"), hash) : parts[0].name;
	return { open, isAddressKnown };
}

/** Whether a part is open, or has been since the page was drawn. */
export function useWasOpened(name: PartName): boolean {
	const { open } = useOpenPartName();
	const [wasOpened, setOpened] = useState(false);
	if (open === name && !wasOpened) {
		setOpened(true);
	}
	return wasOpened || open === name;
}
