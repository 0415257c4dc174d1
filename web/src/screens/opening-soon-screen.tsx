import { screens } from "#domain/screens.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

/** The panel until there is something to administer. Source: SPEC section 2 "Admin panel". */
export function AdminScreen() {
	useDocumentTitle("Admin Panel");
	return (
		<SignedInOnly
			title="Admin Panel"
			prompt={
				<SignInPrompt title="Admin Access Required" next={screens.admin}>
					Sign in with an administrator's account.
				</SignInPrompt>
			}
		>
			{(user) =>
				user.isAdmin ? (
					<OpeningSoon title="Admin Panel">There is nothing to administer yet.</OpeningSoon>
				) : (
					<Message
						title="Access Denied"
						action={<ButtonLink to={screens.home}>Go Home</ButtonLink>}
					>
						<p>You don't have permission to access the admin panel.</p>
					</Message>
				)
			}
		</SignedInOnly>
	);
}

function OpeningSoon({ title, children }: { title: string; children: string }) {
	return (
		<Message title={title} action={<ButtonLink to={screens.home}>Analyze Property</ButtonLink>}>
			<p>{children}</p>
			<p>
				What works today: the free preview of any UK postcode, with its energy rating, licences and
				yield.
			</p>
		</Message>
	);
}
