import { screens } from "#domain/base/screens.ts";
import { HomesImport } from "#web/features/homes/import/homes-import.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import styles from "./screens.module.css";

const TITLE = "Add homes from a list";

/** Where the visitor keeps the homes of a file. Source: Rules HOMES-10 to HOMES-15. */
export function HomesImportScreen() {
	useDocumentTitle(TITLE);
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<SignInPrompt title={TITLE} next={screens.homesImport}>
					Sign in to add homes from a file or a list.
				</SignInPrompt>
			}
		>
			{() => (
				<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
					<h1 className="page-title">{TITLE}</h1>
					<HomesImport />
				</div>
			)}
		</SignedInOnly>
	);
}
