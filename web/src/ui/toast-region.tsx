import { Toast } from "radix-ui";
import { Icon } from "./icon.tsx";
import type { ShownToast } from "./toast.tsx";
import styles from "./toast-region.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The corner where notices appear. F8 moves the focus there. Source: SPEC section 9 "Timings". */
export function ToastRegion({ toast }: { toast: ShownToast | null }) {
	return (
		<Toast.Provider duration={5000} label="Notification" swipeDirection="down">
			{toast ? (
				<Toast.Root key={toast.id} className={styles["toast"]} data-tone={toast.tone}>
					<span className={styles["mark"]}>
						<Icon name={toast.tone === "destructive" ? "alert" : "check"} />
					</span>
					<Toast.Title className={styles["title"]}>{toast.title}</Toast.Title>
					<Toast.Description className={styles["message"]}>{toast.message}</Toast.Description>
					<Toast.Close className={styles["close"]}>
						<VisuallyHidden>Close</VisuallyHidden>
						<Icon name="cross" size={18} />
					</Toast.Close>
				</Toast.Root>
			) : null}
			<Toast.Viewport className={styles["region"]} hotkey={["F8"]} />
		</Toast.Provider>
	);
}
