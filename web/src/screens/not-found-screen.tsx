import { screens } from "#domain/base/screens.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

/** Any address that is no screen. Source: Rule SITE-1. */
export function NotFoundScreen() {
	useDocumentTitle("404 Page Not Found");
	return (
		<Message
			title="404 Page Not Found"
			action={<ButtonLink to={screens.home}>Back to Home</ButtonLink>}
		>
			<p>There is no page at this address. A postcode can be checked from the home page.</p>
		</Message>
	);
}
