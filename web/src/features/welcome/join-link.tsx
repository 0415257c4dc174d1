import { ButtonLink } from "#web/ui/button.tsx";

/** The call to action: the Worker leads on to the sign-in screen. Source: SPEC section 2 "Landing page", DECISIONS 11. */
export function JoinLink() {
	return (
		<ButtonLink to="/api/login" reloadDocument>
			Create your account
		</ButtonLink>
	);
}
