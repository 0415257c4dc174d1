import { useEffect } from "react";
import { APP_NAME } from "#domain/product.ts";

/** Names the browser's tab after the screen: "Property Risk Assessment, M14 5LL · Lettable". */
export function useDocumentTitle(screen: string | null): void {
	useEffect(() => {
		document.title = screen ? `${screen} · ${APP_NAME}` : APP_NAME;
	}, [screen]);
}
