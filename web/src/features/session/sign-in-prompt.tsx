import { authPath } from "#web/lib/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

type SignInPromptProps = {
	title: string;
	/** Path of ours that the visitor comes back to. */
	next: string;
	/** Why signing in is needed here. */
	children: string;
};

/** What a screen of one's own shows to someone who is not signed in. */
export function SignInPrompt({ title, next, children }: SignInPromptProps) {
	return (
		<Message title={title} action={<ButtonLink to={authPath(next)}>Sign In</ButtonLink>}>
			<p>{children}</p>
		</Message>
	);
}
