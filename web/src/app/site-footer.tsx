import { type ComponentType, lazy, Suspense } from "react";

// It begins below the fold of every screen, so it need not weigh on the first script. Its styles do come with that: drawn pages hold it.
const FooterBody = lazy<ComponentType>(() =>
	import("./footer-body.tsx").then(
		({ FooterBody: body }) => ({ default: body }),
		() => ({ default: () => null }),
	),
);

/** The foot of every screen. */
export function SiteFooter() {
	return (
		<footer className="soft small ruled">
			<Suspense>
				<FooterBody />
			</Suspense>
		</footer>
	);
}
