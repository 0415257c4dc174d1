import { pageAddress, recogniseListing } from "#domain/subjects/listing/listing-link.ts";
import styles from "#web/features/postcode-search/search.module.css";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { HomeForm } from "./home-form.tsx";
import { PastedText } from "./pasted-text.tsx";

/** What can be done when the portal does not let us read its page: the visitor can read it. `link` is the one that failed. */
export function OtherWays({ link }: { link: string }) {
	const recognised = recogniseListing(link);
	return (
		<section className={`stack one-column gap-5 ruled ${styles["ways"]}`}>
			<h2 className="text-ml">Two other ways to the same preview</h2>
			<Disclosure summary="Paste the page's text">
				<div className={styles["way"]}>
					<PastedText
						portal={recognised.ok ? recognised.link.portal : null}
						url={recognised.ok ? pageAddress(recognised.link) : null}
					/>
				</div>
			</Disclosure>
			<Disclosure summary="Type three figures yourself">
				<div className={styles["way"]}>
					<HomeForm />
				</div>
			</Disclosure>
		</section>
	);
}
