import { screens } from "#domain/base/screens.ts";
import { ApiError, isPassing } from "#web/lib/api.ts";
import { SimulatorNote } from "#web/lib/simulator-note.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

const TITLE = "Property Not Found";

/** Refusals that add nothing to the usual sentence. */
const saysNothingMore: readonly ApiError["code"][] = ["not_found", "invalid_input"];

/** No preview, for whatever reason. Source: Rule SCREEN-10. */
export function PreviewNotFound({ error, retry }: { error: Error; retry: () => void }) {
	return isPassing(error) ? (
		<NotAnswered error={error} retry={retry} />
	) : (
		<NoProperty error={error} />
	);
}

function NoProperty({ error }: { error: Error }) {
	const isTelling = error instanceof ApiError && !saysNothingMore.includes(error.code);
	return (
		<Message title={TITLE} action={<ButtonLink to={screens.home}>Back to Search</ButtonLink>}>
			<p>
				We couldn't find property data for this postcode. Please check the postcode and try again.
			</p>
			{isTelling ? <p>{error.message}</p> : null}
			<SimulatorNote withPostcodes />
		</Message>
	);
}

/** The heading is that of a fetch that fails (Rule SCREEN-10); its sentence would blame the postcode. */
function NotAnswered({ error, retry }: { error: Error; retry: () => void }) {
	return (
		<Message
			title={TITLE}
			action={
				<>
					<Button onClick={retry}>Try again</Button>
					<ButtonLink to={screens.home} look="secondary">
						Back to Search
					</ButtonLink>
				</>
			}
		>
			<p>
				<strong>{error.message}</strong> That says nothing about the postcode.
			</p>
		</Message>
	);
}
