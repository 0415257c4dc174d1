import type { ReactNode } from "react";
import type { User } from "#contracts/account.ts";
import { useVisitor } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type SignedInOnlyProps = {
	/** Stands there while it is not known who looks. */
	title: string;
	/** What someone who is not signed in sees. */
	prompt: ReactNode;
	children: (user: User) => ReactNode;
};

/** A screen that is about the visitor, so it waits to learn who that is. */
export function SignedInOnly({ title, prompt, children }: SignedInOnlyProps) {
	const visitor = useVisitor();
	switch (visitor.state) {
		case "signed-in":
			return children(visitor.user);
		case "signed-out":
			return prompt;
		case "unreachable":
			return (
				<Message
					title="We could not tell who you are"
					action={<Button onClick={visitor.retry}>Try again</Button>}
				>
					<p>{visitor.error.message}</p>
				</Message>
			);
		case "unknown":
			return (
				<div role="status">
					<Message title={title} action={null}>
						<VisuallyHidden>Loading</VisuallyHidden>
						<Skeleton height="1.25rem" />
						<Skeleton width="80%" height="1.25rem" />
					</Message>
				</div>
			);
	}
}
