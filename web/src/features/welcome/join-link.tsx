import { ButtonLink } from "#web/ui/button.tsx";

/** The call to action: the Worker leads on to signing up. Source: SPEC section 2 "Landing page", DECISIONS 11. */
export function JoinLink() {
	return (
		<ButtonLink to="/api/login?tab=sign-up" reloadDocument>
			Create your account
		</ButtonLink>
	);
}
