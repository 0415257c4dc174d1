import { screens } from "#domain/base/screens.ts";
import { isPassing } from "#web/lib/api.ts";
import { propertyPath, reportPath } from "#web/lib/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

/** Nothing to pay for, for whatever reason. */
export function NothingToBuy({ error, retry }: { error: Error; retry: () => void }) {
	return isPassing(error) ? (
		<Message
			title="The checkout could not be loaded"
			action={
				<>
					<Button onClick={retry}>Try again</Button>
					<ButtonLink to={screens.home} look="secondary">
						Back to Home
					</ButtonLink>
				</>
			}
		>
			<p>{error.message}</p>
		</Message>
	) : (
		<Message
			title="Report Not Found"
			action={<ButtonLink to={screens.home}>Back to Home</ButtonLink>}
		>
			<p>The report you're looking for doesn't exist.</p>
		</Message>
	);
}

/** Source: Rule SCREEN-14. */
export function AlreadyPurchased({ reportId }: { reportId: string }) {
	return (
		<Message
			title="Report Already Purchased"
			action={<ButtonLink to={reportPath(reportId)}>View Report</ButtonLink>}
		>
			<p>This report has already been paid for.</p>
		</Message>
	);
}

/** A report whose price was given back is closed for good. */
export function PurchaseRefunded({ postcode }: { postcode: string }) {
	return (
		<Message
			title="Report Refunded"
			action={<ButtonLink to={propertyPath(postcode)}>Assess this postcode again</ButtonLink>}
		>
			<p>This report was refunded and is closed. It cannot be bought again.</p>
		</Message>
	);
}

/** An older report that today would not be sold, because too little is known. Source: Rule OFFER-3. */
export function NotSold({ preview, reason }: { preview: string; reason: string | null }) {
	return (
		<Message
			title="Report Not Sold"
			action={<ButtonLink to={preview}>See what is known, for nothing</ButtonLink>}
		>
			<p>{reason} You have not been charged.</p>
		</Message>
	);
}
