import { useQueryClient } from "@tanstack/react-query";
import { generatePath, useParams } from "react-router";
import type { User } from "#contracts/account.ts";
import { screens } from "#domain/base/screens.ts";
import { ResendButton } from "#web/features/recovery/resend-button.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { authPath } from "#web/lib/paths.ts";
import { userQuery } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { useToast } from "#web/ui/toast.tsx";

const TITLE = "Verify your e-mail address";

/**
 * Where a link leads that verifies an e-mail address. It waits for a press, because mail scanners open links too, and for the
 * account's own session, because the reader of an email may not own the account.
 */
export function VerifyEmailScreen() {
	useDocumentTitle("Verify E-mail");
	const { token = "" } = useParams();
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<NarrowPage
					title={TITLE}
					lede={
						<p>
							Sign in to the account that the mail names, and this address is confirmed with one
							press.
						</p>
					}
				>
					<ButtonLink to={authPath(generatePath(screens.verifyEmail, { token }))} wide>
						Sign In
					</ButtonLink>
				</NarrowPage>
			}
		>
			{(user) => <Verification user={user} token={token} />}
		</SignedInOnly>
	);
}

function Verification({ user, token }: { user: User; token: string }) {
	const verify = useVerification(token);
	if (verify.isSuccess) {
		return (
			<NarrowPage title="E-mail verified" lede={<p>Thank you. Your address is confirmed.</p>}>
				<ButtonLink to={screens.account} wide>
					Account
				</ButtonLink>
			</NarrowPage>
		);
	}
	if (isRefused(verify.error)) {
		return <UselessLink user={user} refusal={verify.error} />;
	}
	return (
		<NarrowPage
			title={TITLE}
			lede={<p>One press confirms that this address is yours, {user.username}.</p>}
		>
			<Button
				wide
				pending={verify.isPending}
				pendingLabel="Verifying..."
				onClick={() => verify.mutate()}
			>
				Verify my e-mail
			</Button>
		</NarrowPage>
	);
}

function useVerification(token: string) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () =>
			call(api["verify-email"][":token"].$get({ param: { token: encodeURIComponent(token) } })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
		onError: (error) => {
			if (!isRefused(error)) {
				showToast({ title: "Error", message: error.message, tone: "destructive" });
			}
		},
	});
}

function UselessLink({ user, refusal }: { user: User; refusal: ApiError }) {
	if (refusal.code === "link_not_yours") {
		return (
			<NarrowPage title="This link is for another account" lede={<p>{refusal.message}</p>}>
				<ButtonLink to={screens.account} wide>
					Account
				</ButtonLink>
			</NarrowPage>
		);
	}
	if (user.isVerified && !user.pendingEmail) {
		return (
			<NarrowPage
				title="Already verified"
				lede={<p>{user.email} is confirmed, so there is nothing left to do.</p>}
			>
				<ButtonLink to={screens.account} wide>
					Account
				</ButtonLink>
			</NarrowPage>
		);
	}
	return (
		<NarrowPage
			title="This link does not work"
			lede={<p>Links work for 24 hours and once. We can send you a new one.</p>}
		>
			<ResendButton prominent>Send a new link</ResendButton>
		</NarrowPage>
	);
}

/** Whether it is the link that is at fault. One that is not whole is refused for its shape; to the visitor it is the same. */
function isRefused(error: Error | null): error is ApiError {
	return (
		error instanceof ApiError &&
		["link_invalid", "link_not_yours", "invalid_input"].includes(error.code)
	);
}
