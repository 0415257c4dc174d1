import type { ReactNode } from "react";
import { formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import type { ActionProps } from "./preview-action.tsx";
import { usePurchase } from "./use-purchase.ts";

/** Buys the report by itself. What the button says, unless it is given: SPEC section 4 "Preview action". */
export function BuyReport({ preview, price, children }: ActionProps & { children?: ReactNode }) {
	const { buy, isPending } = usePurchase();
	return (
		<Button
			wide
			pending={isPending}
			pendingLabel="Preparing your report..."
			onClick={() => buy(preview)}
		>
			{children ?? `Get Full Report – ${price === 0 ? "Free" : formatPounds(price)}`}
		</Button>
	);
}
