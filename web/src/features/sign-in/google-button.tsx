import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./sign-in.module.css";

/** Leaves for Google, which sends the visitor back to `next`. Source: Rule SCREEN-6. */
export function GoogleButton({ next }: { next: string }) {
	return (
		<>
			<p className={styles["or"]}>or</p>
			<ButtonLink
				look="secondary"
				wide
				reloadDocument
				to={`/api/auth/google?${new URLSearchParams({ next })}`}
			>
				<GoogleMark />
				Continue with Google
			</ButtonLink>
		</>
	);
}

/** Google's own mark in its own colours, as its branding rules ask. */
function GoogleMark() {
	return (
		<svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
			<path
				fill="#4285f4"
				d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.79 2.72v2.26h2.9c1.7-1.57 2.69-3.88 2.69-6.62Z"
			/>
			<path
				fill="#34a853"
				d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.81.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
			/>
			<path
				fill="#fbbc05"
				d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08l3-2.33Z"
			/>
			<path
				fill="#ea4335"
				d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
			/>
		</svg>
	);
}
