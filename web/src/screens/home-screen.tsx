import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ExamplePostcodes } from "#web/features/postcode-search/example-postcodes.tsx";
import { SEARCH_ANCHOR } from "#web/features/postcode-search/search-anchor.ts";
import { SearchCard } from "#web/features/postcode-search/search-card.tsx";
import { previewQuery } from "#web/features/property-preview/preview-queries.ts";
import { FigureMarks } from "#web/features/welcome/figure-marks.tsx";
import { WhatIsChecked } from "#web/features/welcome/what-is-checked.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { propertyPath } from "#web/lib/property-path.ts";
import styles from "./home-screen.module.css";

/** Where a visitor arrives with a postcode in the clipboard. */
export function HomeScreen() {
	useDocumentTitle(null);
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const searchField = useSearchAnchor();
	return (
		<div className={styles["home"]}>
			<div className={styles["hero"]}>
				<h1 className={styles["title"]}>What could go wrong with letting this home?</h1>
				<p className={styles["lede"]}>
					Enter its postcode and see the energy rating, the licences and the yield, each with its
					source and date.
				</p>
			</div>
			<div className={styles["search"]} id={SEARCH_ANCHOR}>
				<SearchCard
					ref={searchField}
					onFound={(postcode) => void navigate(propertyPath(postcode))}
					onIntent={() => void fetchPropertyScreen()}
				/>
				<ExamplePostcodes
					onIntent={(postcode) => {
						void fetchPropertyScreen();
						void queryClient.prefetchQuery(previewQuery(postcode, {}));
					}}
				/>
			</div>
			<div className={styles["statements"]}>
				<WhatIsChecked />
				<FigureMarks />
			</div>
		</div>
	);
}

/** The search field, which takes the focus each time an address leads into it, also from this very screen. */
function useSearchAnchor() {
	const field = useRef<HTMLInputElement>(null);
	const { hash, key } = useLocation();
	const ledHereBy = useRef<string>(null);
	useEffect(() => {
		if (hash === `#${SEARCH_ANCHOR}` && ledHereBy.current !== key) {
			ledHereBy.current = key;
			field.current?.focus();
		}
	}, [hash, key]);
	return field;
}

/** Fetches the code of the next screen while the visitor is still deciding. A failure will show when it is opened. */
async function fetchPropertyScreen(): Promise<void> {
	await import("./property-screen.tsx").catch(() => undefined);
}
