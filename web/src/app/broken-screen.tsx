import { useDocumentTitle } from "#web/lib/document-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

/** Shown when a screen could not be drawn or its code not fetched, as after a new version was put out. */
export function BrokenScreen() {
	useDocumentTitle("Error");
	return (
		<Message
			title="Something went wrong"
			action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
		>
			<p>Something went wrong. Please try again.</p>
		</Message>
	);
}
