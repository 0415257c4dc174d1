import { openCookieSettings } from "#web/lib/consent.ts";
import { Button } from "#web/ui/button.tsx";

/** Opens the choices about cookies again. */
export function CookieSettingsButton() {
	return (
		<div>
			<Button look="secondary" onClick={openCookieSettings}>
				Cookie settings
			</Button>
		</div>
	);
}
