import {
	type ComponentType,
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	use,
	useEffect,
	useState,
} from "react";
import type { ShownToast, ToastContent } from "./toast-region.tsx";

// With the first press: no notice comes before it. A page without notices still works.
const ToastRegion = lazy<ComponentType<{ toast: ShownToast | null }>>(() =>
	import("./toast-region.tsx").then(
		({ ToastRegion: region }) => ({ default: region }),
		() => ({ default: () => null }),
	),
);

const ShowToast = createContext<(content: ToastContent) => void>(() => {
	throw new Error("no ToastProvider above");
});

/** Holds the one notice there may be; a new one takes the place of the last. Source: Rule SITE-11. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [toast, setToast] = useState<ShownToast | null>(null);
	const [show] = useState(() => (content: ToastContent) => {
		setToast((last) => ({ ...content, id: (last?.id ?? 0) + 1 }));
	});
	const isPressed = usePressed();
	return (
		<ShowToast value={show}>
			{isPressed || toast ? (
				<Suspense>
					<ToastRegion toast={toast} />
				</Suspense>
			) : null}
			{children}
		</ShowToast>
	);
}

/** Shows a notice for five seconds. */
export function useToast(): (content: ToastContent) => void {
	return use(ShowToast);
}

const presses = ["pointerdown", "keydown"] as const;

/** Whether anything on the page has been pressed yet. */
function usePressed(): boolean {
	const [isPressed, setPressed] = useState(false);
	useEffect(() => {
		const press = () => setPressed(true);
		for (const kind of presses) {
			window.addEventListener(kind, press, { once: true });
		}
		return () => {
			for (const kind of presses) {
				window.removeEventListener(kind, press);
			}
		};
	}, []);
	return isPressed;
}
