import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** The payment provider's script, or its fields, could not be had. */
export function NoProvider({ retry }: { retry: () => void }) {
	return (
		<Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
			<p>
				<strong>The payment system could not be loaded.</strong> You have not been charged. A
				blocker of scripts, or the network you are in, may keep our payment provider from this page.
			</p>
		</Notice>
	);
}
