import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import { publicPages } from "#domain/site/public-pages.ts";
import { SearchCard } from "#web/features/postcode-search/search-card.tsx";
import { previewQuery } from "#web/features/property-preview/preview-queries.ts";
import { ExamplesSection } from "#web/features/welcome/example-cards.tsx";
import { ExamplePostcodes } from "#web/features/welcome/example-postcodes.tsx";
import { FeaturesSection } from "#web/features/welcome/features-section.tsx";
import { useAnchor } from "#web/features/welcome/home-anchors.ts";
import { CostLine } from "#web/features/welcome/landing-hero.tsx";
import { PricingSection } from "#web/features/welcome/pricing-section.tsx";
import { SampleSection } from "#web/features/welcome/sample-section.tsx";
import { focusSection } from "#web/features/welcome/section.tsx";
import { SupportSection } from "#web/features/welcome/support-section.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { propertyPath, SEARCH_ANCHOR } from "#web/lib/paths.ts";
import { useVisitor } from "#web/lib/session.ts";
import styles from "./screens.module.css";

// Most who arrive are strangers.
const HomesToday = lazy(async () => ({
	default: (await import("#web/features/homes/homes-today.tsx")).HomesToday,
}));

/** Where a visitor arrives with a postcode in the clipboard. Source: Rule SCREEN-2. */
export function HomeScreen() {
	useDocumentTitle(publicPages.home.title);
	const navigate = useNavigate();
	const visitor = useVisitor();
	const onExampleIntent = useExampleIntent();
	const searchField = useRef<HTMLInputElement>(null);
	useAnchor(
		useCallback((fragment: string) => {
			if (fragment === SEARCH_ANCHOR) {
				searchField.current?.focus();
			} else {
				focusSection(fragment);
			}
		}, []),
	);
	return (
		<div className={`stack one-column ${styles["home"]}`}>
			{visitor.state === "signed-in" ? (
				<Suspense>
					<HomesToday />
				</Suspense>
			) : null}
			<div className={`stack one-column gap-5 across-7 ${styles["start"]}`}>
				<div className={`stack gap-3 ${styles["hero"]}`}>
					<h1 className={styles["title"]}>What could go wrong with letting this home?</h1>
					<p className={`soft measure-34 ${styles["lede"]}`}>
						Enter its postcode and see the energy rating, the licences and the yield, each with its
						source and date.
					</p>
				</div>
				<div className={`stack gap-4 ${styles["search"]}`} id={SEARCH_ANCHOR}>
					<p className={`edged rounded on-card ${styles["no-script"]}`} data-scripts="off">
						Your browser runs no scripts, and without them a postcode cannot be checked here. What
						is checked, what it costs and how it is worked out can be read all the same.
					</p>
					<SearchCard
						ref={searchField}
						onFound={({ postcode, houseNumber }, stated) =>
							void navigate(propertyPath(postcode, { houseNumber, ...stated }))
						}
						onIntent={() => void fetchPropertyScreen()}
					/>
					<ExamplePostcodes onIntent={onExampleIntent} />
					<CostLine />
				</div>
			</div>
			<FeaturesSection />
			<SampleSection />
			<ExamplesSection onIntent={onExampleIntent} />
			<PricingSection searchAnchor={SEARCH_ANCHOR} />
			<SupportSection />
		</div>
	);
}

/** Fetches the preview of an example while the visitor is still deciding. */
function useExampleIntent() {
	const queryClient = useQueryClient();
	return (postcode: string) => {
		void fetchPropertyScreen();
		void queryClient.prefetchQuery(previewQuery(postcode, {}));
	};
}

/** Fetches the code of the next screen while the visitor is still deciding. A failure will show when it is opened. */
async function fetchPropertyScreen(): Promise<void> {
	await import("./property-screen.tsx").catch(() => undefined);
}
