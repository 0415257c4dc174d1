import type { ReactNode } from "react";

/** Text for a screen reader where the eye sees it from the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className="visually-hidden">{children}</span>;
}
