import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/**
 * Tells whoever runs no scripts that this page needs them, and where to go on. Shown by the styles and not a `noscript`, into which the Worker could write
 * no address.
 */
export function WithoutScripts({ children }: { children?: ReactNode }) {
	return (
		<div data-scripts="off">
			<Notice tone="info">
				<p>This page is put together in your browser, and needs JavaScript, which is off.</p>
				{children}
			</Notice>
		</div>
	);
}
