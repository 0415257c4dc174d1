import { screens } from "#domain/base/screens.ts";
import { ClaimableList } from "#web/features/my-reports/claimable-list.tsx";
import { ReportList } from "#web/features/my-reports/report-list.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import styles from "./screens.module.css";

/** The visitor's reports. Source: Rule SCREEN-16. */
export function MyReportsScreen() {
	useDocumentTitle("My Reports");
	return (
		<SignedInOnly
			title="My Reports"
			prompt={
				<SignInPrompt title="My Reports" next={screens.reports}>
					Sign in to see the reports you own. One bought without an account is read by the link in
					its e-mail.
				</SignInPrompt>
			}
		>
			{() => (
				<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
					<h1 className="page-title">My Reports</h1>
					<ClaimableList />
					<ReportList />
				</div>
			)}
		</SignedInOnly>
	);
}
