import type { ComponentType, ReactNode } from "react";
import { openCookieSettings } from "#web/lib/consent.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./legal.module.css";

/** A section of a legal page. Its number is its place on the page. */
export type LegalText = {
	/** Its address on the page. */
	readonly id: string;
	readonly title: string;
	readonly Body: ComponentType;
};

/** A numbered part of a legal page that its contents lead to. */
export function LegalSection({
	id,
	title,
	children,
}: {
	id: string;
	title: string;
	children: ReactNode;
}) {
	const titleId = `${id}-title`;
	return (
		<section id={id} aria-labelledby={titleId}>
			<h2 id={titleId} className={`below-3 text-l ${styles["title"]}`} tabIndex={-1}>
				{title}
			</h2>
			<div className={`stack one-column gap-3 ${styles["body"]}`}>{children}</div>
		</section>
	);
}

/** Opens the choices about cookies again. */
export function CookieSettingsButton() {
	return (
		<div>
			<Button look="secondary" onClick={openCookieSettings}>
				Cookie settings
			</Button>
		</div>
	);
}
