import { Toast } from "radix-ui";
import { useRef } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toast-region.module.css";
import { useKeepClear } from "./use-keep-clear.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type ToastContent = { title: string; message: string; tone: "success" | "destructive" };
export type ShownToast = ToastContent & { id: number };

/** The corner where notices appear. F8 moves the focus there. Source: SPEC section 9 "Timings". */
export function ToastRegion({ toast }: { toast: ShownToast | null }) {
	return (
		<Toast.Provider duration={5000} label="Notification" swipeDirection="down">
			{toast ? (
				<Toast.Root key={toast.id} className={styles["toast"]} data-tone={toast.tone}>
					<ToastBody toast={toast} />
				</Toast.Root>
			) : null}
			<Toast.Viewport className={styles["region"]} hotkey={["F8"]} />
		</Toast.Provider>
	);
}

/** What a notice says. It comes and goes with the notice, and with it the care for its place. */
function ToastBody({ toast: { tone, title, message } }: { toast: ShownToast }) {
	const mark = useRef<HTMLSpanElement>(null);
	useKeepClear(mark);
	return (
		<>
			<span ref={mark} className={styles["mark"]}>
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
