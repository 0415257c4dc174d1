import {
	type ComponentType,
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	use,
	useState,
} from "react";
import type { ShownToast, ToastContent } from "./toast-region.tsx";

// After the first paint: no notice comes before something was pressed. A page without notices still works.
const ToastRegion = lazy<ComponentType<{ toast: ShownToast | null }>>(() =>
	import("./toast-region.tsx").then(
		({ ToastRegion: region }) => ({ default: region }),
		() => ({ default: () => null }),
	),
);

const ShowToast = createContext<(content: ToastContent) => void>(() => {
	throw new Error("no ToastProvider above");
});

/** Holds the one notice there may be; a new one takes the place of the last. Source: SPEC section 4 "Notifications". */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [toast, setToast] = useState<ShownToast | null>(null);
	const [show] = useState(() => (content: ToastContent) => {
		setToast((last) => ({ ...content, id: (last?.id ?? 0) + 1 }));
	});
	return (
		<ShowToast value={show}>
			<Suspense>
				<ToastRegion toast={toast} />
			</Suspense>
			{children}
		</ShowToast>
	);
}

/** Shows a notice for five seconds. */
export function useToast(): (content: ToastContent) => void {
	return use(ShowToast);
}
