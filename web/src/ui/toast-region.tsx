import { Toast } from "radix-ui";
import { useRef } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toast-region.module.css";
import { useEdgeHeight } from "./use-edge-height.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type ToastContent = { title: string; message: string; tone: "success" | "destructive" };
export type ShownToast = ToastContent & { id: number };

/** Where notices appear: above the page, which makes room. F8 moves the focus there. Source: Rule SITE-11. */
export function ToastRegion({ toast }: { toast: ShownToast | null }) {
	const place = useRef<HTMLDivElement>(null);
	useEdgeHeight(place, "--notice", keepStill);
	return (
		<Toast.Provider duration={5000} label="Notification" swipeDirection="up">
			{toast ? (
				<Toast.Root key={toast.id} className={styles["toast"]} data-tone={toast.tone}>
					<ToastBody toast={toast} />
				</Toast.Root>
			) : null}
			<div ref={place} className={styles["place"]}>
				<Toast.Viewport className={styles["region"]} hotkey={["F8"]} />
			</div>
		</Toast.Provider>
	);
}

function ToastBody({ toast: { tone, title, message } }: { toast: ShownToast }) {
	return (
		<>
			<span className={styles["mark"]}>
				<Icon name={tone === "destructive" ? "alert" : "check"} />
			</span>
			<Toast.Title className={styles["title"]}>{title}</Toast.Title>
			<Toast.Description className={styles["message"]}>{message}</Toast.Description>
			<Toast.Close className={styles["close"]}>
				<VisuallyHidden>Close</VisuallyHidden>
				<Icon name="cross" size={18} />
			</Toast.Close>
		</>
	);
}

/** Keeps things still under a finger. When a notice comes, the pressed control stays in sight; when it goes, a scrolled page stays where it is. */
function keepStill(change: number): void {
	if (change < 0) {
		window.scrollBy({ top: change, behavior: "instant" });
	} else if (change > 0 && document.activeElement?.matches("button, input, select, textarea, a")) {
		document.activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
	}
}
