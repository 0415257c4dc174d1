import { useEffect } from "react";
import { tabTitle } from "#domain/base/product.ts";

/** Names the browser's tab after the screen: "Property Risk Assessment, M14 5LL", and the product. */
export function useDocumentTitle(screen: string | null): void {
	useEffect(() => {
		document.title = tabTitle(screen);
	}, [screen]);
}
