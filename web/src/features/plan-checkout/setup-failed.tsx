import { ApiError } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { UpdateCardButton } from "./update-card.tsx";
import { isToVerify } from "./use-plan-checkout.ts";
import { VerifyFirst } from "./verify-first.tsx";

/** No payment session could be made, so nothing can be paid. */
export function SetupFailed({ error, retry }: { error: Error; retry: () => void }) {
	if (isToVerify(error)) {
		return <VerifyFirst message={error.message} onVerified={retry} />;
	}
	const needsCard = error instanceof ApiError && error.code === "update_card";
	return (
		<Notice
			tone="error"
			action={needsCard ? <UpdateCardButton /> : <Button onClick={retry}>Try again</Button>}
		>
			<p>
				<strong>The payment could not be prepared.</strong> {error.message}
			</p>
		</Notice>
	);
}
