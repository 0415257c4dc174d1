import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import type { User } from "#contracts/account.ts";
import { returnPath } from "#domain/business/account/return-path.ts";
import { GoogleButton } from "#web/features/sign-in/google-button.tsx";
import { GoogleFailureNotice } from "#web/features/sign-in/google-failure-notice.tsx";
import { SecondFactorStep } from "#web/features/sign-in/second-factor-step.tsx";
import { SignInForm } from "#web/features/sign-in/sign-in-form.tsx";
import { SignUpForm } from "#web/features/sign-in/sign-up-form.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { authPath } from "#web/lib/paths.ts";
import { signInMethodsQuery } from "#web/lib/person-check.ts";
import { changeVisitor, useVisitor } from "#web/lib/session.ts";
import { Panel } from "#web/ui/card.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

/** How long the notice of success stands before the visitor is taken on, in milliseconds. Source: Rule SITE-12. */
const WELCOME = 1000;

/** Signing in and signing up, and from there on to where the visitor was going. Source: Rule SCREEN-6. */
export function AuthScreen() {
	const [query, setQuery] = useSearchParams();
	const tab = query.get("tab") === "sign-up" ? "sign-up" : "sign-in";
	useDocumentTitle(tab === "sign-up" ? "Sign Up" : "Sign In");
	const next = returnPath(query.get("next"));
	// What a listing said of the home that the visitor goes back to.
	const { state } = useLocation();
	const { welcome, welcomed } = useWelcome(next);
	const visitor = useVisitor();
	const methods = useQuery(signInMethodsQuery);
	if (visitor.state === "signed-in" && !welcomed) {
		return <Navigate to={next} state={state} replace />;
	}
	const openTab = (chosen: typeof tab) => {
		setQuery(
			(last) => {
				last.set("tab", chosen);
				return last;
			},
			{ replace: true, preventScrollReset: true, state },
		);
	};
	const askForPasskey = () =>
		setQuery(
			(last) => {
				last.set("step", "passkey");
				return last;
			},
			{ replace: true, state },
		);
	if (query.get("step") === "passkey") {
		return (
			<NarrowPage title="Your account">
				<Panel>
					<SecondFactorStep onSignedIn={welcome} leaving={welcomed} again={authPath(next)} />
				</Panel>
			</NarrowPage>
		);
	}
	const form = { onSignedIn: welcome, leaving: welcomed };
	return (
		<NarrowPage title="Your account">
			<GoogleFailureNotice failure={query.get("google")} />
			<Panel>
				<Tabs
					label="Way in"
					value={tab}
					onChange={openTab}
					tabs={[
						{
							value: "sign-in",
							title: "Sign In",
							content: <SignInForm {...form} onSecondFactor={askForPasskey} />,
						},
						{ value: "sign-up", title: "Sign Up", content: <SignUpForm {...form} /> },
					]}
				/>
				{methods.data?.google ? <GoogleButton next={next} /> : null}
			</Panel>
			<p className="soft text-m">
				Reports can be bought without signing up. An account keeps yours together.
			</p>
		</NarrowPage>
	);
}

/** Keeps who signed in at once, and takes them on once they have read that they did. */
function useWelcome(next: string) {
	const navigate = useNavigate();
	const { state } = useLocation();
	const queryClient = useQueryClient();
	const [welcomed, setWelcomed] = useState(false);
	useEffect(() => {
		if (!welcomed) {
			return;
		}
		const timer = setTimeout(() => void navigate(next, { replace: true, state }), WELCOME);
		return () => clearTimeout(timer);
	}, [welcomed, navigate, next, state]);
	const welcome = async (user: User) => {
		setWelcomed(true);
		await changeVisitor(queryClient, user);
	};
	return { welcome, welcomed };
}
