import { ButtonLink } from "#web/ui/button.tsx";

/** Opens the PDF in a new tab. Source: SPEC section 2 "Report detail". */
export function DownloadLink({ id }: { id: string }) {
	return (
		<ButtonLink
			to={`/api/reports/${encodeURIComponent(id)}/download`}
			target="_blank"
			rel="noopener"
			reloadDocument
		>
			Download PDF
		</ButtonLink>
	);
}
