import { screens } from "#domain/screens.ts";
import { ApiError } from "#web/lib/api.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import styles from "./preview-not-found.module.css";

type Code = ApiError["code"];

/** Refusals that say no more than SPEC's own sentence does. */
const saysNothingMore: readonly Code[] = ["not_found", "internal", "invalid_input"];
/** Failures that may be gone in a moment. */
const passing: readonly Code[] = ["unreachable", "unavailable", "rate_limited", "internal"];

/** No preview, for whatever reason. Texts: SPEC section 2 "Property preview". */
export function PreviewNotFound({ error, retry }: { error: Error; retry: () => void }) {
	const code = error instanceof ApiError ? error.code : "internal";
	return (
		<Message
			title="Property Not Found"
			action={
				<div className={styles["actions"]}>
					<ButtonLink to={screens.home}>Back to Search</ButtonLink>
					{passing.includes(code) ? (
						<Button look="secondary" onClick={retry}>
							Try again
						</Button>
					) : null}
				</div>
			}
		>
			<p>
				We couldn't find property data for this postcode. Please check the postcode and try again.
			</p>
			{saysNothingMore.includes(code) ? null : <p>{error.message}</p>}
		</Message>
	);
}
