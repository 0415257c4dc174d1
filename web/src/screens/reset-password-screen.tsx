import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { NewPasswordForm } from "#web/features/recovery/new-password-form.tsx";
import { resetLinkQuery } from "#web/features/recovery/reset-link-query.ts";
import { ApiError } from "#web/lib/api.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { changeVisitor } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Where a reset link leads. Source: Rule SCREEN-8. */
export function ResetPasswordScreen() {
	useDocumentTitle("Reset Password");
	const { token = "" } = useParams();
	const link = useQuery(resetLinkQuery(token));
	const queryClient = useQueryClient();
	const [outcome, setOutcome] = useState<"none" | "updated" | "link-invalid">("none");
	if (outcome === "updated") {
		return (
			<NarrowPage
				title="Password Reset Successful"
				lede={<p>Every device that was signed in has been signed out.</p>}
			>
				<ButtonLink to={screens.auth} wide>
					Sign In with New Password
				</ButtonLink>
			</NarrowPage>
		);
	}
	if (link.isPending) {
		return (
			<div role="status">
				<NarrowPage title="Verifying reset link...">
					<Panel>
						<div className="stack gap-3">
							<Skeleton width="40%" height="1rem" />
							<Skeleton height="2.75rem" />
							<Skeleton width="45%" height="1rem" />
							<Skeleton height="2.75rem" />
							<Skeleton height="2.75rem" />
						</div>
					</Panel>
				</NarrowPage>
			</div>
		);
	}
	if (outcome === "link-invalid" || link.error) {
		return <InvalidLink error={link.error} onRetry={() => void link.refetch()} />;
	}
	const finish = async () => {
		setOutcome("updated");
		// The server has ended every session, and this one with them.
		await changeVisitor(queryClient, null);
	};
	return (
		<NarrowPage title="Set a new password">
			<Panel>
				<NewPasswordForm
					token={token}
					onDone={finish}
					onLinkInvalid={() => setOutcome("link-invalid")}
				/>
			</Panel>
		</NarrowPage>
	);
}

/** Any failure to check the link lands here (Rule SCREEN-8); one that says nothing of the link can be tried again. */
function InvalidLink({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
	const unchecked = error instanceof ApiError && (error.status === null || error.status >= 429);
	return (
		<NarrowPage
			title="Invalid Reset Link"
			lede={
				<>
					<p>Reset links expire after 1 hour and work once.</p>
					{unchecked ? <p>This one could not be checked: {error.message}</p> : null}
				</>
			}
		>
			{unchecked ? (
				<Button wide onClick={onRetry}>
					Try again
				</Button>
			) : null}
			<ButtonLink to={screens.forgotPassword} look={unchecked ? "secondary" : "primary"} wide>
				Request New Reset Link
			</ButtonLink>
			<ButtonLink to={screens.auth} look="secondary" wide>
				Back to Sign In
			</ButtonLink>
		</NarrowPage>
	);
}
